import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Board from '../../src/games/black_rose_wars/Board.svelte';
import { confirming, headline, looming } from '../../src/games/black_rose_wars/headline';
import type { View } from '../../src/games/black_rose_wars/view';
import type { BoardProps } from '../../src/lib/board';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import type { Ask, CardFace, Frame, Place, Table } from '../../src/lib/wire';
import { LANGUAGES } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { ask, chamber, figure, option, position, seat, slot, spell } from './position';

const FOLDERS = ['../conclave/kernel/text', '../conclave/games/black_rose_wars/text', 'src/games/parts/table/words', 'src/games/parts/map/words', 'src/games/black_rose_wars/words'];
beforeAll(async () => {
  Object.assign(window, { innerWidth: 1366, innerHeight: 768 });
  window.dispatchEvent(new Event('resize'));
  await speech.learn('title', async (lang) => FOLDERS.map((folder) => readFileSync(`${folder}/${lang}.ftl`, 'utf-8')).join('\n'));
  await speech.speak('en');
});

const faces = new Map<string, CardFace>([[spell.name, spell], ['torment', { ...spell, name: 'torment', words: ['card-torment'] }]]);

function frameOf(view: View, open: Ask | null = null): Frame {
  return {
    type: 'state', version: 1, hash: '0', answers: 1, view, ask: open, waiting: open ? [0] : [1], news: [], outcome: null,
    undo: { grade: 'nothing', redo: false, wish: null }, asking: {}, clocks: null,
  };
}

function sit(frame: Frame): { choosing: TableChoosing; answers: string[]; thing: (name: string) => HTMLElement | null } {
  const answers: string[] = [];
  const choosing = new TableChoosing({ answer: async (text) => void answers.push(text), why: async () => [] });
  choosing.take(frame);
  const table = {
    id: 'test', title: 'black-rose-wars', players: 2, options: {}, state: 'playing', alone: false, waiting: [],
    seats: ['Ada', 'Boleslav'].map((name, at) => ({ seat: at, name, kind: 'person', bot: '', online: true, vacant_at: null })),
  } as unknown as Table;
  const props: BoardProps = { frame, table, seat: 0, choosing, cards: faces };
  render(Board, props);
  return { choosing, answers, thing: (name) => document.querySelector<HTMLElement>(`[data-thing='${name}']`) };
}

const sheet = [slot('ready', 'heart_of_ice'), slot(), slot(), slot()];
const view = position({
  round: 4, moon: 1, power: [15, 3, 0, 0, 33], hexes: [[], [{ card: 'slowness', cubes: 1 }], [], [], []],
  figures: [figure(0, 9, { bar: [1, 4] }), figure(1, 0), figure(5, 14, { owner: 1, controller: 1, health: 2, diamonds: 1 })],
  seats: [seat(0, { hand: ['torment', 'torment'], hand_size: 2, slots: sheet, quests_hidden: ['wise_moon'] }), seat(1, { mage: 'rickart' })],
  lodge: position().lodge.map((room, at) => (at === 3 ? chamber('the_abyss', { cubes: [0, 0, 1, 1, 4, 4], due: [3, 3, 0, 0, 3] }) : room)),
});

describe('the board of Black Rose Wars', () => {
  it('lights the slots that can be cast, and answers when one is touched', async () => {
    const { thing, answers } = sit(frameOf(view, ask('choose', 'ask-act', [option('explore'), option('cast quick', 'slot:0:quick', 'card:heart_of_ice'), option('end')])));
    expect(thing('slot:0:quick')!.classList.contains('can')).toBe(true);
    expect(thing('card:torment')!.classList.contains('can')).toBe(false);
    await fireEvent.click(thing('slot:0:quick')!);
    await fireEvent.click(thing('action:explore')!);
    expect(answers).toEqual(['cast quick', 'explore']);
  });

  it('draws the lodge with everybody in it, and the rivals with their power', () => {
    sit(frameOf(view));
    expect(document.querySelectorAll('[data-place]')).toHaveLength(21);
    expect(document.querySelectorAll('.map [data-figure]')).toHaveLength(3);
    expect(document.querySelector('[data-thing="seat:1"]')!.getAttribute('aria-label')).toContain('3 power');
    expect(document.querySelector('section.full')!.textContent).toContain('+3');
    expect(document.querySelectorAll('[data-track]')).toHaveLength(3);
  });

  it('tells equal cards of the hand apart', async () => {
    const { choosing, answers } = sit(frameOf(view, ask('choose-some', 'ask-discard', [option('torment', 'card:torment'), option('torment#2', 'card:torment')])));
    const [first, second] = [...document.querySelectorAll<HTMLElement>('.held [data-thing="card:torment"]')];
    await fireEvent.click(second!);
    expect(choosing.picked).toEqual(['torment#2']);
    expect([first!.classList.contains('chosen'), second!.classList.contains('chosen')]).toEqual([false, true]);
    await choosing.confirm();
    expect(answers).toEqual(['torment#2']);
  });

  it('lays out the cards that are offered', async () => {
    const { answers } = sit(frameOf(view, ask('choose', 'ask-choose-mage', [option('arianna', 'card:arianna'), option('rickart', 'card:rickart')])));
    const offered = [...document.querySelectorAll<HTMLElement>('.offered .spot.can')];
    expect(offered).toHaveLength(2);
    await fireEvent.click(offered[1]!);
    expect(answers).toEqual(['rickart']);
  });

  it('plans spells with their sides: laid, turned over, taken back, sealed', async () => {
    const plan = {
      form: 'place', prompt: ['ask-plan'], rule: '', window: '', about: '', decline: null, low: 2, high: 4, row: 3, groups: [0, 0], supply: [2],
      options: [option('torment', 'card:torment'), option('torment/reverse', 'card:torment')], slots: ['quick', 'I', 'II', 'III'].map((name) => option(name)),
    } satisfies Place;
    const { choosing, answers } = sit(frameOf(view, plan));
    const hand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.planned .spot')];
    expect(hand()).toHaveLength(2);
    await fireEvent.click(hand()[0]!);
    await fireEvent.click(hand()[1]!);
    expect(choosing.laid).toEqual([null, 'torment', 'torment', null]);
    await fireEvent.click(document.querySelectorAll<HTMLElement>('.plan .flip')[1]!);
    expect(choosing.laid).toEqual([null, 'torment', 'torment/reverse', null]);
    await fireEvent.click(hand()[0]!);
    expect(choosing.laid).toEqual([null, 'torment/reverse', null, null]);
    await fireEvent.keyDown(hand()[1]!, { key: 'q', code: 'KeyQ' });
    await tick();
    expect(choosing.laid).toEqual(['torment', 'torment/reverse', null, null]);
    await choosing.confirm();
    expect(answers).toEqual(['quick torment, I torment/reverse']);
  });

  it('stacks what interrupts what, with the own answers open', async () => {
    const waiting = { ...view, seats: [seat(0, { hand: [], slots: [slot('trap', 'torment'), slot(), slot(), slot()] }), seat(1)], chain: [{ card: 'heart_of_ice', by: 1, slot: 1, of: 'spell' }] };
    const { choosing } = sit(frameOf(waiting, ask('choose-some', 'ask-answer', [option('answer quick', 'slot:0:quick', 'card:torment')])));
    expect(document.querySelectorAll('.chain .step')).toHaveLength(2);
    await fireEvent.click(document.querySelector<HTMLElement>('.chain .answer')!);
    expect(choosing.picked).toEqual(['answer quick']);
    expect(document.querySelector('.chain .answer')!.getAttribute('aria-pressed')).toBe('true');
  });
});

it('says what confirming does', () => {
  const answer = ask('choose-some', 'ask-answer', [option('answer quick', 'slot:0:quick')]);
  expect([0, 1].map((chosen) => confirming(answer, chosen))).toEqual([['brw-keep'], ['brw-reveal', { count: 1 }]]);
  expect(confirming(ask('choose-some', 'ask-answer', []), 0)).toEqual(['brw-go-on']);
  expect(confirming(ask('choose-some', 'ask-discard', []), 0)).toBeNull();
});

describe('the bar', () => {
  it('says what hangs over the game', () => {
    expect(headline(frameOf(view))).toEqual(['brw-headline', { round: 4, moon: 2 }]);
    expect(looming(frameOf(view))).toEqual(['brw-looming-end', { who: ['the-rose'], count: 33, end: 35 }]);
    expect(looming(frameOf({ ...view, power: [16, 3, 0, 0, 5] }))).toEqual(['brw-looming-moon', { who: ['player', { seat: 0 }], count: 16, moon: 18 }]);
    expect(looming(frameOf({ ...view, power: [36, 3, 0, 0, 5] }))).toEqual(['brw-looming-last', { who: ['player', { seat: 0 }], count: 36 }]);
    expect(looming(frameOf({ ...view, power: [9, 3, 0, 0, 5] }))).toBeNull();
  });

  it('finds its words in every language', async () => {
    for (const lang of LANGUAGES) {
      await speech.speak(lang);
      expect(speech.say(headline(frameOf(view)), [])).not.toContain('brw-');
      expect(speech.say(looming(frameOf(view))!, [])).not.toContain('the-rose');
    }
    await speech.speak('en');
  });
});
