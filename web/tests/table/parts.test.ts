import { tick } from 'svelte';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import type { Arrange, CardFace, Option, Undo } from '../../src/lib/wire';
import Log from '../../src/table/Log.svelte';
import OptionMenu from '../../src/table/OptionMenu.svelte';
import PlainBoard from '../../src/table/PlainBoard.svelte';
import Order from '../../src/table/tray/Order.svelte';
import Steps from '../../src/table/tray/Steps.svelte';
import Tray from '../../src/table/tray/Tray.svelte';
import UndoButtons from '../../src/table/UndoButtons.svelte';
import At from './At.svelte';
import { asked, frame, news, table } from './frames';
import { learn } from './words';

let choosing: TableChoosing;
const answer = vi.fn((_text: string) => Promise.resolve());

beforeAll(async () => {
  // jsdom draws no dialogs; opening one is all that these tests need.
  HTMLDialogElement.prototype.showModal = function showModal() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; };
  await learn();
});
beforeEach(() => {
  answer.mockClear();
  choosing = new TableChoosing({ answer, why: () => Promise.resolve([]) });
});
afterEach(cleanup);

function lay(Part: unknown, props: Record<string, unknown>): void {
  const scene = { title: 'res-arcana', module: null, cards: new Map(), names: ['Ada', 'Morena'], choosing };
  render(At, { props: { scene, Part: Part as Component<Record<string, unknown>>, props } });
}

const option = (note: string, more: Partial<Option> = {}): Option => ({ note, words: [`card-${note}`], about: [`card:${note}`], variants: [], ...more });

describe('the menu', () => {
  const options = [option('hawk', { variants: [option('prism')] }), option('crypt')];

  function open() {
    const anchor = document.body.appendChild(document.createElement('button'));
    const onchoose = vi.fn();
    const onclose = vi.fn();
    lay(OptionMenu, { anchor, options, onchoose, onclose });
    return { onchoose, onclose };
  }

  it('is walked with arrows, chosen by number and closed by Escape', async () => {
    const { onchoose, onclose } = open();
    const items = screen.getAllByRole('menuitem');
    expect(document.activeElement).toBe(items[0]);
    await fireEvent.keyDown(items[0] as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(items[1]);
    await fireEvent.keyDown(items[1] as HTMLElement, { key: '2' });
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(options[1]);
    await fireEvent.keyDown(items[1] as HTMLElement, { key: 'Escape' });
    expect(onclose).toHaveBeenCalled();
  });

  it('draws what is rarely wanted aside', async () => {
    const { onchoose } = open();
    expect(screen.queryByText('Prism')).toBeNull();
    await fireEvent.click(screen.getByText(/One more/));
    await fireEvent.click(screen.getByText('Prism'));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(options[0]?.variants[0]);
  });

  it('says why nothing can be done', () => {
    lay(OptionMenu, { anchor: document.body, options: [], refusals: [{ thing: 'card:hawk', what: ['card-hawk'], reason: ['why-turned'] }], onchoose: vi.fn(), onclose: vi.fn() });
    expect(screen.getByText('Already turned')).toBeTruthy();
  });
});

describe('the log', () => {
  it('groups by who acted, greys what was automatic, and links rules', () => {
    lay(Log, { log: [news(1, 'round', undefined, { words: ['round', { count: 2 }] }), news(2, 'passed', 0, { rule: 'RA-PASS-1' }), news(3, 'passed', 1, { automatic: true })] });
    expect(screen.getByText('Round 2.')).toBeTruthy();
    const own = screen.getByRole('region', { name: 'Ada' });
    const rule = within(own).getByRole('link', { name: 'Rule RA-PASS-1 (opens in a new tab)' });
    expect(rule.getAttribute('href')).toBe('/rules/res-arcana/RA-PASS-1');
    // Whoever reads a rule stays at the table.
    expect([rule.getAttribute('target'), rule.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const other = screen.getByRole('region', { name: 'Morena' });
    expect(other.querySelector('.automatic')?.textContent).toContain('Morena passes.');
  });

  it('points at the things of a line', async () => {
    lay(Log, { log: [news(2, 'passed', 0, { cause: 'card:hawk' })] });
    const line = screen.getByText('Ada passes.').closest('.line') as HTMLElement;
    await fireEvent.pointerEnter(line);
    expect([...choosing.pointed]).toEqual(['card:hawk', 'seat:0']);
    await fireEvent.pointerLeave(line);
    expect(choosing.pointed.size).toBe(0);
  });
});

describe('taking back', () => {
  function buttons(undo: Undo) {
    const done = { onundo: vi.fn(), onredo: vi.fn(), onconsent: vi.fn() };
    lay(UndoButtons, { undo, seat: 0, ...done });
    return done;
  }

  it.each([
    ['free', 'Take back', /nothing was revealed/],
    ['alone', 'Take back', /play alone/],
    ['consent', 'Ask to take back', /others are asked/],
  ] as const)('is explained when it is %s', async (grade, name, note) => {
    const { onundo } = buttons({ grade, redo: false, wish: null });
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-description')).toMatch(note);
    await fireEvent.click(button);
    expect(onundo).toHaveBeenCalledOnce();
  });

  it('is grey where there is nothing, but redoing may be offered', async () => {
    const { onredo } = buttons({ grade: 'nothing', redo: true, wish: null });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take back' }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(onredo).toHaveBeenCalledOnce();
  });

  it("asks about somebody else's wish, once", async () => {
    const { onconsent } = buttons({ grade: 'nothing', redo: false, wish: { seat: 1, agreed: [] } });
    expect(screen.getByText(/Morena would like to take back/)).toBeTruthy();
    await fireEvent.click(screen.getByText('Agree'));
    expect(onconsent).toHaveBeenCalledExactlyOnceWith(true);
    cleanup();
    buttons({ grade: 'nothing', redo: false, wish: { seat: 1, agreed: [0] } });
    expect(screen.queryByText('Agree')).toBeNull();
  });
});

describe('the bars', () => {
  it('counts amounts by buttons that know their bounds', async () => {
    choosing.take(frame('ask-pay-price'));
    lay(Steps, { ask: choosing.ask });
    const more = (what: string): HTMLButtonElement => screen.getByRole('button', { name: `One more: ${what}` });
    await fireEvent.click(more('death'));
    expect(choosing.amount('death')).toBe(1);
    expect(more('elan').disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'One less: death' }));
    expect(more('elan').disabled).toBe(false);
  });

  it('arranges with the arrow keys, and keeps the focus on what is moved', async () => {
    const ask: Arrange = { form: 'arrange', prompt: ['ask-look-order'], rule: '', window: '', about: '', decline: null, options: [option('hawk'), option('crypt')] };
    choosing.take(asked(ask));
    lay(Order, { ask });
    await fireEvent.keyDown(screen.getByRole('button', { name: '1 of 2: Hawk' }), { key: 'ArrowRight' });
    expect(choosing.order).toEqual(['crypt', 'hawk']);
    await tick();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '2 of 2: Hawk' }));
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(choosing.order).toEqual(['crypt', 'hawk']);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Crypt');
  });

  it('asks, and answers with the buttons about no thing', async () => {
    const now = frame('ask-act');
    choosing.take(now);
    lay(Tray, { frame: now, table: table(), seat: 0 });
    expect(screen.getByRole('heading').textContent).toContain('Your turn');
    const rule = screen.getByRole('link', { name: 'Read the rule: RA-ACT-1 (opens in a new tab)' });
    expect(rule.textContent).toBe('§');
    expect(rule.getAttribute('href')).toBe('/rules/res-arcana/RA-ACT-1');
    expect([rule.getAttribute('target'), rule.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith('pass');
  });

  it('says whom the table waits for', () => {
    const now = { ...asked(null), waiting: [1] };
    choosing.take(now);
    lay(Tray, { frame: now, table: table(), seat: 0 });
    expect(screen.getByText('Waiting for Morena')).toBeTruthy();
  });
});

it('shows everything on a plain board', () => {
  lay(PlainBoard, { frame: frame('mid-game'), table: table(), seat: 0, choosing, cards: new Map() });
  expect(screen.getAllByText('monument deck').length).toBeGreaterThan(0);
});

it('draws what a question is about as things on a plain board, and answers by them', async () => {
  const hawk: CardFace = { name: 'hawk', words: ['card-hawk'], kind: 'artifact', tags: [], cost: null, points: null, lines: [], rules: [], origin: 'design' };
  const view = { fallen: [1], seats: [{ hand: ['hawk', 'nothing of note'] }, { hand: 2 }] };
  const now = { ...asked({ form: 'choose', prompt: ['ask-act'], rule: '', window: '', about: '', decline: null, options: [option('hawk'), option('no', { about: ['seat:1'] }), option('crypt')] }), view };
  choosing.take(now);
  choosing.point(['card:prism', 'card:hawk']);
  lay(PlainBoard, { frame: now, table: table(), seat: 0, choosing, cards: new Map([['hawk', hawk]]) });
  const thing = (name: string) => document.querySelectorAll<HTMLElement>(`[data-thing='${name}']`);
  expect([thing('card:hawk').length, thing('seat:1').length, thing('card:crypt').length]).toEqual([1, 1, 1]);
  expect(thing('seat:0')[0]?.className).not.toContain('can');
  expect(thing('seat:1')[0]?.textContent).toBe('Morena');
  expect(document.querySelector('.apart')?.textContent).toBe('Cryptprism');
  expect(thing('card:hawk')[0]?.className).toContain('pointed');
  await fireEvent.click(thing('card:hawk')[0] as HTMLElement);
  expect(answer).toHaveBeenCalledWith('hawk');
});
