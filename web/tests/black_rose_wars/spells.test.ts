import { describe, expect, it } from 'vitest';
import { answersOf, onMap, stacked, stepsOf } from '../../src/games/black_rose_wars/chain';
import { counted, numberOf, plain } from '../../src/games/black_rose_wars/copies';
import { offeredBy } from '../../src/games/black_rose_wars/desk.svelte';
import { hasInstability, sideAt, sidesOf } from '../../src/games/black_rose_wars/faces';
import { linesOf } from '../../src/games/black_rose_wars/glyphs';
import { ANYWHERE } from '../../src/games/black_rose_wars/lodge';
import { movementsOf } from '../../src/games/black_rose_wars/movements';
import { flipped, nextSlot, noteOf, planned, slotsOf } from '../../src/games/black_rose_wars/planning';
import { damageOf, reaching } from '../../src/games/black_rose_wars/preview';
import type { News, Place } from '../../src/lib/wire';
import { ask, figure, option, position, seat, slot, spell } from './position';

describe('a spell', () => {
  it('has two sides with a type, an element and a target each', () => {
    expect(sidesOf(spell).map(({ name, stable, target, lines }) => [name, stable, target, lines.length])).toEqual([
      ['main', false, { kind: 'figure', reach: 2 }, 1], ['reverse', true, { kind: 'room', reach: ANYWHERE }, 2],
    ]);
    expect(hasInstability(spell)).toBe(true);
    expect(sideAt(spell, 1)?.name).toBe('reverse');
  });

  it('is written with signs', () => {
    expect(linesOf(sidesOf(spell)[0]!.lines).map(({ glyphs }) => glyphs)).toEqual([[{ is: 'mark', mark: 'damage', count: '3' }]]);
  });

  it('shows whom it reaches and what would become of them', () => {
    const view = position({ figures: [figure(0, 9), figure(1, 4, { bar: [0, 0], health: 10 }), figure(5, 14, { owner: 1, health: 2 }), figure(6, 2, { owner: 1, health: 2 })] });
    const side = sidesOf(spell)[0]!;
    expect(damageOf(side)).toBe(3);
    const shown = reaching(view, side, 0, 9, '#fff', '', 'falls');
    expect(shown.bright?.size).toBe(13);
    expect(shown.tags?.map(({ place, text }) => [place, text])).toEqual([['throne', '2 ▸ 5'], ['bibliotheca', '0 ▸ 2 falls'], ['observatory', '0 ▸ 2 falls']]);
    expect(reaching(view, side, 0, -1, '#fff', '', '')).toEqual({});
  });
});

describe('planning', () => {
  const plan = {
    form: 'place', options: [option('torment'), option('torment/reverse'), option('black_cat')], slots: ['quick', 'I', 'II', 'III'].map((name) => option(name)),
    groups: [0, 0, 1], supply: [2, 1], row: 3, low: 2, high: 4, prompt: ['ask-plan'], rule: '', window: '', about: '', decline: null,
  } satisfies Place;

  it('names a spell with its side', () => {
    expect(planned('torment/reverse')).toEqual({ card: 'torment', side: 1 });
    expect(noteOf('torment', 1)).toBe('torment/reverse');
    expect([flipped(plan, 'torment'), flipped(plan, 'torment/reverse'), flipped(plan, 'black_cat')]).toEqual(['torment/reverse', 'torment', null]);
  });

  it('fills the lowest free number, then the quick slot', () => {
    expect(nextSlot(plan, [null, null, null, null])).toBe(1);
    expect(nextSlot(plan, [null, 'torment', 'torment/reverse', 'black_cat'])).toBe(0);
    expect(nextSlot(plan, ['a', 'b', 'c', 'd'])).toBe(-1);
    expect(slotsOf(['torment/reverse', null, 'torment', null], 'torment')).toEqual([0, 2]);
  });

  it('tells copies of a card apart by their numbers', () => {
    expect(counted(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a#2', 'a#3']);
    expect([plain('a#3'), numberOf('a#3'), numberOf('a')]).toEqual(['a', 3, 1]);
  });
});

describe('a question', () => {
  it('offers cards that lie nowhere on the board', () => {
    const view = position({ seats: [seat(0, { hand: ['torment'] }), seat(1)] });
    expect(offeredBy(ask('choose-some', 'ask-discard', [option('torment', 'card:torment')]), view, 0)).toEqual([]);
    expect(offeredBy(ask('choose-some', 'ask-put-back', [option('torment', 'card:torment'), option('a', 'card:a')]), view, 0)).toEqual(['torment', 'a']);
    expect(offeredBy(ask('choose', 'ask-pick-room', [option('crypt', 'room:crypt', 'card:crypt')]), view, 0)).toEqual([]);
  });

  it('stands beside the effects that it interrupts, unless it is answered on the map', () => {
    const open = seat(0, { hand: [], slots: [slot('trap', 'torment', { side: 1 }), slot(), slot(), slot()] });
    const view = position({ seats: [open, seat(1)], chain: [{ card: 'brain_worm', by: 1, slot: 2, of: 'spell' }] });
    const answer = ask('choose-some', 'ask-answer', [option('answer quick', 'slot:0:quick', 'card:torment')]);
    expect(answersOf(answer, view, 0)).toMatchObject([{ card: 'torment', side: 1, slot: 0 }]);
    expect(stepsOf(view)).toMatchObject([{ card: 'brain_worm', number: 1 }]);
    expect(stacked(answer, view)).toBe(true);
    expect(stacked(null, view)).toBe(false);
    const aim = ask('choose', 'ask-target', [option('crypt', 'room:crypt', 'card:crypt')]);
    expect([onMap(aim), stacked(aim, { ...view, chain: [...view.chain, ...view.chain] })]).toEqual([true, false]);
  });
});

it('walks a figure through the rooms of its way, and lets a defeated one fall', () => {
  const news = (key: string, cause: string, room = ''): News => ({
    version: 1, key, words: [key, room ? { room: [`card-${room}`] } : {}], cause, rule: '', automatic: false,
  });
  expect(movementsOf([news('moves', 'figure:1', 'the-abyss'), news('moves', 'figure:1', 'crypt'), news('is-defeated', 'figure:0'), news('to-cell', 'figure:0')])).toEqual([
    { figure: '1', how: 'walks', way: ['the_abyss', 'crypt'] }, { figure: '0', how: 'falls', way: [] },
  ]);
});
