import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Supplies from '../../src/games/res_arcana/Supplies.svelte';
import type { Amounts, Frame } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { frame, frames, seated } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const chip = (essence: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`[data-thing="essence:${essence}"]`)!;
const less = (essence: string): HTMLButtonElement | null => document.querySelector(`[aria-label="${essence}: one less"]`);

function laid(shown: Frame) {
  const all = seated(shown);
  render(Supplies, all.props);
  return all;
}

/** A frame whose prices lie above their bases: at most `spare` units in all may be more. */
function withBases(): Frame {
  const shown = structuredClone(frame('ask-pay-price'));
  const ask = shown.ask as Amounts;
  ask.least = 2;
  ask.most = 4;
  ask.spare = 1;
  ask.options.forEach((slot) => Object.assign(slot, { low: 0, high: 3, base: slot.note === 'gold' ? 1 : 0 }));
  return shown;
}

describe('supplies', () => {
  it('take one more with each click, and no more than the slot holds', async () => {
    const { choosing } = laid(frame('ask-pay-price'));
    expect(choosing.amount('gold')).toBe(1);
    await fireEvent.click(chip('calm'));
    expect(choosing.amount('calm')).toBe(1);
    await fireEvent.click(chip('calm'));
    await fireEvent.click(chip('death'));
    expect([choosing.amount('calm'), choosing.amount('death')]).toEqual([1, 0]);
  });

  it('take one back out of its slot, and not what is due', async () => {
    const { choosing } = laid(frame('ask-pay-price'));
    expect(less('gold')).toBeNull();
    await fireEvent.click(chip('calm'));
    await fireEvent.click(less('calm')!);
    expect(choosing.amount('calm')).toBe(0);
    expect(less('calm')).toBeNull();
  });

  it('keep to the bases and what may be spared', async () => {
    const { choosing } = laid(withBases());
    await fireEvent.click(chip('gold'));
    await fireEvent.click(chip('gold'));
    expect(choosing.amount('gold')).toBe(2);
    await fireEvent.click(chip('gold'));
    await fireEvent.click(chip('life'));
    expect([choosing.amount('gold'), choosing.amount('life')]).toEqual([2, 0]);
  });

  it('count with the arrow keys, and go from chip to chip', async () => {
    const { choosing } = laid(frame('ask-gain-any'));
    chip('elan').focus();
    await fireEvent.keyDown(chip('elan'), { key: 'ArrowUp' });
    await fireEvent.keyDown(chip('elan'), { key: 'ArrowUp' });
    await fireEvent.keyDown(chip('elan'), { key: 'ArrowDown' });
    expect(choosing.amount('elan')).toBe(1);
    await fireEvent.keyDown(chip('elan'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(chip('life'));
    await fireEvent.keyDown(chip('life'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(chip('elan'));
  });

  it('show what comes or what will be left, and the total', async () => {
    laid(frame('ask-gain-any'));
    await fireEvent.click(chip('death'));
    expect(chip('death').textContent).toContain('+1');
    expect(document.querySelector('[role="status"]')!.textContent).toContain('1 of 3');
    cleanup();
    laid(frame('ask-lose-which'));
    const left = Number(chip('calm').textContent) - 1;
    await fireEvent.click(chip('calm'));
    expect(chip('calm').textContent).toContain(`▸ ${left}`);
  });

  it('have a slot for each essence that is asked for', async () => {
    laid(frame('ask-gain-any'));
    expect(document.querySelectorAll('.slot')).toHaveLength(3);
    await fireEvent.click(chip('death'));
    expect(document.querySelectorAll('.slot')).toHaveLength(3);
    expect(document.querySelectorAll('.slot.free')).toHaveLength(2);
  });

  it('close what cannot be chosen', () => {
    laid(frame('ask-gain-any'));
    expect(chip('gold').getAttribute('aria-disabled')).toBe('true');
    expect(chip('elan').getAttribute('aria-disabled')).toBe('false');
  });

  it('answer a question about one essence', async () => {
    const { answers } = laid(frame('ask-collect-one-of'));
    expect(chip('gold').classList).not.toContain('can');
    await fireEvent.click(chip('death'));
    expect(answers).toEqual(['death']);
  });

  it('are laid out in every frame of a player, and not for who looks on', () => {
    for (const [name, shown] of frames) {
      const { props } = laid(shown);
      expect(document.querySelectorAll('[data-thing]'), name).toHaveLength(props.seat === null ? 0 : 5);
      cleanup();
    }
  });
});
