import { fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import { learnClient } from '../../src/lib/phrases';
import type { Option, Place } from '../../src/lib/wire';
import { anywhere, empty, left, legal, notesOf, put, swap, take, written } from '../../src/table/plan';
import Places from '../../src/table/tray/Places.svelte';
import At from './At.svelte';
import { asked } from './frames';
import { learn } from './words';

const option = (note: string, thing: string): Option => ({ note, words: [note], about: [thing], variants: [] });
const ask: Place = {
  form: 'place', prompt: ['ask-plan'], rule: 'EX-1', window: '', about: '', decline: null,
  options: [option('torment', 'card:torment'), option('torment/reverse', 'card:torment'), option('mend', 'card:mend')],
  slots: ['quick', 'I', 'II'].map((note) => option(note, `slot:${note}`)),
  groups: [0, 0, 1], supply: [1, 2], row: 2, low: 2, high: 3,
};

beforeAll(async () => {
  await learnClient();
  await learn();
});

describe('a plan', () => {
  it('takes a thing as often as it is there, on either side', () => {
    const one = put(ask, empty(ask), 0, 'torment')!;
    expect(one).toEqual(['torment', null, null]);
    expect(left(ask, one, 'torment/reverse')).toBe(0);
    expect(put(ask, one, 1, 'torment/reverse')).toBeNull();
    expect(put(ask, one, 0, 'torment/reverse')).toEqual(['torment/reverse', null, null]);
    expect(left(ask, one, 'mend')).toBe(2);
    expect(put(ask, empty(ask), 0, 'stranger')).toBeNull();
  });

  it('fills a row from its first slot on, and closes it when one is taken back', () => {
    const row = put(ask, empty(ask), 2, 'mend')!;
    expect(row).toEqual([null, 'mend', null]);
    const full = put(ask, row, 2, 'torment')!;
    expect(full).toEqual([null, 'mend', 'torment']);
    expect(take(ask, full, 1)).toEqual([null, 'torment', null]);
    expect(swap(full, 1, 2)).toEqual([null, 'torment', 'mend']);
    expect(anywhere(ask, full, 'mend')).toEqual(['mend', 'mend', 'torment']);
  });

  it('is written as the table reads it, once it has enough', () => {
    const row = put(ask, empty(ask), 1, 'mend')!;
    expect(legal(ask, row)).toBe(false);
    const done = put(ask, row, 0, 'torment/reverse')!;
    expect(legal(ask, done)).toBe(true);
    expect(written(ask, done)).toBe('quick torment/reverse, I mend');
    expect(notesOf(ask, written(ask, done))).toEqual(['torment/reverse', 'mend']);
    expect(written(ask, empty(ask))).toBe('none');
  });

  it('holds no more than the question allows', () => {
    const two = { ...ask, high: 2 };
    const done = put(two, put(two, empty(two), 0, 'mend')!, 1, 'mend')!;
    expect(put(two, done, 2, 'torment')).toBeNull();
    expect(anywhere(two, done, 'torment')).toBeNull();
    expect(put(two, done, 0, 'torment')).toEqual(['torment', 'mend', null]);
  });
});

function seated() {
  const answer = vi.fn((_text: string) => Promise.resolve());
  const choosing = new TableChoosing({ answer, why: () => Promise.resolve([]) });
  choosing.take(asked(ask));
  return { choosing, answer };
}

describe('the slots of the tray', () => {
  function shown() {
    const { choosing, answer } = seated();
    const scene = { title: 'res-arcana', module: null, cards: new Map(), names: ['Ada', 'Bo'], choosing };
    render(At, { props: { scene, Part: Places as unknown as Component<Record<string, unknown>>, props: { ask } } });
    return { choosing, answer, slot: (note: string): HTMLElement => document.querySelector(`[data-slot="${note}"]`)!, thing: (note: string): HTMLElement => document.querySelector(`[data-option="${note}"]`)! };
  }

  it('are filled by a card and a slot, and emptied by the slot', async () => {
    const { choosing, answer, slot, thing } = shown();
    await fireEvent.click(thing('torment/reverse'));
    expect(thing('torment/reverse').getAttribute('aria-pressed')).toBe('true');
    expect(slot('II').classList.contains('can')).toBe(true);
    await fireEvent.click(slot('II'));
    expect(choosing.laid).toEqual([null, 'torment/reverse', null]);
    expect((thing('torment') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByRole('button', { name: /^I: torment\/reverse/ })).toBeTruthy();
    await fireEvent.click(slot('I'));
    expect([choosing.laid, choosing.held]).toEqual([[null, null, null], 'torment/reverse']);
    await fireEvent.click(slot('quick'));
    await fireEvent.click(thing('mend'));
    await fireEvent.click(thing('mend'));
    expect(choosing.laid).toEqual(['torment/reverse', 'mend', null]);
    expect(choosing.canConfirm).toBe(true);
    await choosing.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith('quick torment/reverse, I mend');
  });

  it('are changed with keys', async () => {
    const { choosing, slot } = shown();
    choosing.lay(1, 'mend');
    choosing.lay(2, 'torment');
    await fireEvent.keyDown(slot('I'), { key: 'ArrowRight' });
    expect(choosing.laid).toEqual([null, 'torment', 'mend']);
    await fireEvent.keyDown(slot('I'), { key: 'Delete' });
    expect(choosing.laid).toEqual([null, 'mend', null]);
  });
});

describe('things of a board', () => {
  it('are held from a menu of their sides, and put into the slots that it draws', () => {
    const { choosing } = seated();
    const element = document.createElement('button');
    expect(choosing.lit('card:torment')).toBe('can');
    expect(choosing.lit('slot:I')).toBe('');
    choosing.touch('card:torment', element);
    choosing.choose(choosing.menu?.options[1] as Option);
    expect(choosing.lit('card:torment')).toBe('chosen');
    expect(choosing.lit('slot:I')).toBe('can');
    choosing.touch('slot:I', element);
    expect(choosing.lit('slot:I')).toBe('chosen');
    expect(choosing.lit('card:torment')).toBe('');
    choosing.clear();
    expect(choosing.laid).toEqual([null, null, null]);
  });
});
