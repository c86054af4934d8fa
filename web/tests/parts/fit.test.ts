import { describe, expect, it } from 'vitest';
import { fitting } from '../../src/games/parts/cards/fit';

/** A card whose lines are as high as its letters are large. */
function card(lines: () => number, room: number): HTMLElement {
  const element = document.createElement('span');
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
  it('keeps its size where it fits', () => {
    const fits = card(() => 100, 100);
    fitting('.lines')(fits);
    expect(fits.style.getPropertyValue('--fit')).toBe('');
  });

  it('shrinks until it fits, and no further', () => {
    const long = card(() => 110, 100);
    fitting('.lines')(long);
    expect(long.style.getPropertyValue('--fit')).toBe('0.88');
  });

  it('takes from the drawing before it becomes smaller', () => {
    const drawn = card(() => 80 + 40 * Number(drawn.style.getPropertyValue('--drawing') || 1), 100);
    fitting('.lines')(drawn);
    expect([drawn.style.getPropertyValue('--drawing'), drawn.style.getPropertyValue('--fit')]).toEqual(['0.3', '']);
  });

  it('gives up what is not needed when nothing else helps', () => {
    const endless = card(() => 1000, 100);
    fitting('.lines')(endless);
    expect(endless.dataset['tight']).toBe('');
    const fits = card(() => 100, 100);
    fitting('.lines')(fits);
    expect(fits.dataset['tight']).toBeUndefined();
  });

  it('never becomes too small to be read', () => {
    const endless = card(() => 1000, 100);
    fitting('.lines')(endless);
    expect(Number(endless.style.getPropertyValue('--fit'))).toBeGreaterThan(0.65);
  });

  it('is measured again when the fonts are there', () => {
    let high = 90;
    const late = card(() => high, 100);
    const done = fitting('.lines')(late);
    expect(late.style.getPropertyValue('--fit')).toBe('');
    high = 110;
    document.fonts.dispatchEvent(new Event('loadingdone'));
    expect(late.style.getPropertyValue('--fit')).toBe('0.88');
    done?.();
  });
});
