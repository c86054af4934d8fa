import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { fitting } from '../../src/games/parts/cards/fit';

/** A card whose lines are as high as its letters are large. */
function card(lines: () => number, room: number): HTMLElement {
  const element = document.body.appendChild(document.createElement('span'));
  const part = element.appendChild(document.createElement('span'));
  part.className = 'lines';
  const size = (): number => Number(element.style.getPropertyValue('--fit') || 1);
  for (const [box, high] of [[element, () => 0], [part, () => lines() * size()]] as const) {
    Object.defineProperty(box, 'clientHeight', { get: () => room });
    Object.defineProperty(box, 'scrollHeight', { get: high });
  }
  return element;
}

describe('the writing on a card', () => {
  it('keeps its size where it fits', async () => {
    const fits = card(() => 100, 100);
    fitting('.lines')(fits);
    await tick();
    expect(fits.style.getPropertyValue('--fit')).toBe('');
  });

  it('shrinks until it fits, and no further', async () => {
    const long = card(() => 110, 100);
    fitting('.lines')(long);
    await tick();
    expect(long.style.getPropertyValue('--fit')).toBe('0.88');
  });

  it('takes from the drawing before it becomes smaller', async () => {
    const drawn = card(() => 80 + 40 * Number(drawn.style.getPropertyValue('--drawing') || 1), 100);
    fitting('.lines')(drawn);
    await tick();
    expect([drawn.style.getPropertyValue('--drawing'), drawn.style.getPropertyValue('--fit')]).toEqual(['0.3', '']);
  });

  it('gives up what is not needed when nothing else helps', async () => {
    const endless = card(() => 1000, 100);
    fitting('.lines')(endless);
    await tick();
    expect(endless.dataset['tight']).toBe('');
    const fits = card(() => 100, 100);
    fitting('.lines')(fits);
    await tick();
    expect(fits.dataset['tight']).toBeUndefined();
  });

  it('never becomes too small to be read', async () => {
    const endless = card(() => 1000, 100);
    fitting('.lines')(endless);
    await tick();
    expect(Number(endless.style.getPropertyValue('--fit'))).toBeGreaterThan(0.65);
  });

  it('is measured again when the fonts are there', async () => {
    let high = 90;
    const late = card(() => high, 100);
    const done = fitting('.lines')(late);
    await tick();
    expect(late.style.getPropertyValue('--fit')).toBe('');
    high = 110;
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await tick();
    expect(late.style.getPropertyValue('--fit')).toBe('0.88');
    done?.();
  });
});
