import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import module from '../../src/games/res_arcana';
import Rich from '../../src/games/res_arcana/Rich.svelte';
import Supplies from '../../src/games/res_arcana/Supplies.svelte';
import { LANGUAGES, type Amounts, type Frame } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { frame, frames, seated } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const chip = (essence: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`[data-thing="essence:${essence}"]`)!;

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

  it('do not give back what is due', async () => {
    const { choosing } = laid(frame('ask-pay-price'));
    await fireEvent.keyDown(chip('gold'), { key: 'ArrowDown' });
    expect(choosing.amount('gold')).toBe(1);
    await fireEvent.click(chip('calm'));
    await fireEvent.keyDown(chip('calm'), { key: 'ArrowDown' });
    expect(choosing.amount('calm')).toBe(0);
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

  it('show what comes or what will be left', async () => {
    laid(frame('ask-gain-any'));
    await fireEvent.click(chip('death'));
    expect(chip('death').textContent).toContain('+1');
    cleanup();
    laid(frame('ask-lose-which'));
    const left = Number(chip('calm').textContent) - 1;
    await fireEvent.click(chip('calm'));
    expect(chip('calm').textContent).toContain(`▸ ${left}`);
  });

  it('close what cannot be chosen', () => {
    laid(frame('ask-gain-any'));
    expect(chip('gold').getAttribute('aria-disabled')).toBe('true');
    expect(chip('elan').getAttribute('aria-disabled')).toBe('false');
  });

  it('tell the tray what comes and what goes', () => {
    expect(module.gaining(frame('ask-gain-any').ask as Amounts)).toBe(true);
    expect(module.gaining(frame('ask-pay-any').ask as Amounts)).toBe(false);
  });

  it.each(LANGUAGES)('help with an action in %s', async (lang) => {
    await speech.speak(lang);
    const { container } = render(Rich, { words: module.help(frame('ask-act'))!, names: [] });
    expect(container.querySelectorAll('.chip')).toHaveLength(2);
    expect(container.textContent).not.toMatch(/ra-|[{}]/);
    expect(module.help(frame('ask-gain-any'))).toBeNull();
    await speech.speak('en');
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
