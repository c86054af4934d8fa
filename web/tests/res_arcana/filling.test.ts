import { describe, expect, it } from 'vitest';
import { filled, piledUp, type Lying } from '../../src/games/res_arcana/zones/filling';
import { solve } from '../../src/table/frame/cards';
import { measure } from '../../src/table/frame/measure';

const LAPTOP = measure(1366, 768);
const WIDE = measure(2560, 1440);
const LATE: Lying = { centre: 5, items: 4, open: 0, own: 12, lit: 6, hand: 3 };
const EARLY: Lying = { centre: 7, items: 4, open: 0, own: 2, lit: 0, hand: 3 };

/** How wide everything in the centre is. */
function width({ centre }: Lying, shell: typeof LAPTOP): number {
  const lying = { ...LATE, centre };
  const { filling } = filled(lying, shell);
  const sizes = solve(filling, shell);
  return centre * (sizes.centre.w + shell.gap) + filling.centre.beside * shell.s;
}

describe('what lies in the zones', () => {
  it('has the items beside the centre late in a game, and below it early', () => {
    expect(filled(LATE, LAPTOP).below).toBe(false);
    expect(filled(EARLY, LAPTOP).below).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('fits the width with %i cards in the centre', (centre) => {
    for (const shell of [LAPTOP, measure(1920, 1080), WIDE]) expect(width({ ...LATE, centre }, shell)).toBeLessThanOrEqual(shell.main.w);
  });

  it.each([LAPTOP, measure(1920, 1080), WIDE])('leaves room for the items once all cards of the centre are taken', (shell) => {
    const { filling } = filled({ ...LATE, centre: 0, own: 8, hand: 1 }, shell);
    expect(solve(filling, shell).centre.h).toBeGreaterThan(100);
  });

  it('has the piles beside a hand with a row of its own', () => {
    expect(piledUp(LATE, WIDE, solve(filled(LATE, WIDE).filling, WIDE))).toBe(true);
    expect(piledUp(LATE, LAPTOP, solve(filled(LATE, LAPTOP).filling, LAPTOP))).toBe(false);
    const full = { ...LATE, hand: 8 };
    expect(piledUp(full, WIDE, { ...solve(filled(full, WIDE).filling, WIDE), handRow: 'own row' })).toBe(false);
  });
});
