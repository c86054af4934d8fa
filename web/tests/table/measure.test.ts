import { describe, expect, it } from 'vitest';
import { balanced, LARGEST, SMALLEST, solve, type Filling } from '../../src/table/frame/cards';
import { clickedOn, unfolded, type Clicks, type Foldable } from '../../src/table/frame/folding';
import { measure, type Shell } from '../../src/table/frame/measure';

/** Windows of every shape from a small laptop up. */
const WINDOWS = [[1024, 700], [1280, 720], [1366, 768], [1440, 900], [1600, 900], [1920, 1080], [2560, 1440], [3440, 1440]] as const;

/** Res Arcana late in a game of four. */
const ROWS: Filling = { tall: 200 / 150, centre: { cards: 5, beside: 360 }, played: null, name: 30, panel: 0, own: 12, lit: 6, hand: 3 };
/** Krutagidon late in a game of five. */
const PANEL: Filling = { tall: 206 / 150, centre: { cards: 6, beside: 226 }, played: 11, name: 0, panel: 262, own: 0, lit: 0, hand: 5 };

describe('the frame', () => {
  it('has the measures of its drawings', () => {
    expect(measure(1366, 768)).toMatchObject({ kind: 'one-rail', s: 1, bar: 44, left: 252, right: 0, tray: 80, pad: 10 });
    expect(measure(1920, 1080)).toMatchObject({ kind: 'two-rails', bar: 54, left: 310, right: 340, tray: 98 });
    expect(measure(2560, 1440)).toMatchObject({ kind: 'two-rails', s: 1.4, bar: 62, left: 356, right: 388, tray: 112, pad: 14 });
    expect(measure(390, 844)).toMatchObject({ kind: 'phone', s: 1, bar: 44, left: 0, right: 0, tray: 156 });
  });

  it('has no rails below 900 pixels, one from there, and two from 1600', () => {
    expect([899, 900, 1599, 1600].map((width) => measure(width, 900).kind)).toEqual(['phone', 'one-rail', 'one-rail', 'two-rails']);
  });

  it('gives everything away that it has', () => {
    for (const [width, height] of WINDOWS) {
      const { left, right, main, pad, bar, tray, gap } = measure(width, height, 14);
      expect(left + right + main.w + 2 * pad).toBe(width);
      expect(bar + main.h + tray + gap + 2 * pad).toBe(height);
    }
  });
});

describe('the size of a card', () => {
  const widths = (filling: Filling): number[] => [[1366, 768], [1920, 1080], [2560, 1440]].map(([w, h]) => solve(filling, measure(w!, h!)).w);

  it('is that of the drawings', () => {
    const [small, middle, large] = widths(ROWS) as [number, number, number];
    expect(small).toBeGreaterThan(120);
    expect(small).toBeLessThan(134);
    expect(Math.abs(middle - 150)).toBeLessThan(8);
    expect(Math.abs(large - 203)).toBeLessThan(8);
    const [hand, , wide] = widths(PANEL) as [number, number, number];
    expect(Math.abs(hand - 152)).toBeLessThan(5);
    expect(Math.abs(wide - 208)).toBeLessThan(5);
  });

  it('fills the rows where the hand shares the last one, and balances them where it does not', () => {
    expect(solve(ROWS, measure(1366, 768))).toMatchObject({ handRow: 'shares', rows: [8, 4] });
    expect(solve(ROWS, measure(2560, 1440))).toMatchObject({ handRow: 'own row', rows: [6, 6] });
    expect(balanced(11, 6)).toEqual([6, 5]);
    expect(balanced(13, 6)).toEqual([5, 4, 4]);
    expect(balanced(0, 6)).toEqual([]);
  });

  it('is never below 70 % nor above 140 %', () => {
    for (const [width, height] of WINDOWS) {
      for (let own = 0; own <= 24; own += 3) {
        for (const filling of [{ ...ROWS, own, lit: Math.min(own, 4) }, { ...PANEL, hand: own, played: own }]) {
          const { w, centre, turn, turnW } = solve(filling, measure(width, height));
          for (const each of [w, centre.w, ...(turn === 'whole' ? [turnW] : [])]) {
            expect(each).toBeGreaterThanOrEqual(SMALLEST);
            expect(each).toBeLessThanOrEqual(LARGEST);
          }
        }
      }
    }
  });

  /** How high and wide what the solver laid out is. */
  function fits(filling: Filling, shell: Shell): void {
    const sizes = solve(filling, shell);
    const { main, s, gap } = shell;
    if (sizes.scrolls) return;
    for (const count of sizes.rows) expect(count * (sizes.w + gap) - gap).toBeLessThanOrEqual(main.w);
    const perRow = Math.floor((main.w + gap) / (sizes.w + gap));
    if (sizes.handRow === 'shares') expect(filling.own + filling.hand).toBeLessThanOrEqual(Math.max(1, sizes.rows.length) * perRow + filling.hand);
    const rows = sizes.rows.length + (sizes.handRow === 'own row' && filling.hand > 0 ? 1 : 0);
    const height = sizes.centre.h + gap + filling.name * s + gap + rows * (sizes.w * filling.tall + gap) - gap;
    if (sizes.ownTiles === 0) expect(height).toBeLessThanOrEqual(main.h + 1);
  }

  it('lets everything fit', () => {
    for (const [width, height] of WINDOWS.slice(2)) {
      for (let own = 1; own <= 16; own++) fits({ ...ROWS, own, lit: 0 }, measure(width, height));
    }
  });

  it('makes tiles of unlit cards before the table scrolls', () => {
    const full = solve({ ...ROWS, own: 26, lit: 4 }, measure(1366, 768));
    expect(full).toMatchObject({ w: SMALLEST, scrolls: false, foldRivals: true });
    expect(full.ownTiles).toBeGreaterThan(0);
    expect(full.ownTiles).toBeLessThanOrEqual(22);
    expect(solve({ ...ROWS, own: 26, lit: 26 }, measure(1024, 700)).scrolls).toBe(true);
  });

  it('lets the cards of a large hand and of a long turn overlap', () => {
    const shell = measure(1366, 768, 14);
    expect(solve(PANEL, shell)).toMatchObject({ handRow: 'beside', turn: 'tiles', overlap: 0, turnOverlap: 0 });
    const large = solve({ ...PANEL, hand: 11, played: 16 }, shell);
    expect(large.w).toBe(SMALLEST);
    expect(large.overlap).toBeGreaterThan(0);
    expect(large.turnOverlap).toBeGreaterThan(0);
    expect(large.turnOverlap).toBeLessThanOrEqual(0.4);
  });

  it('makes the centre smaller for a panel on which much lies, and not the hand', () => {
    const shell = measure(1366, 768, 14);
    const [usual, much] = [solve(PANEL, shell), solve({ ...PANEL, panelHeight: 320 }, shell)];
    expect(much.w).toBe(usual.w);
    expect(much.centre.w).toBeLessThan(usual.centre.w);
    expect(much.centre.h + shell.gap + 320 + much.turnH + shell.gap).toBeLessThanOrEqual(shell.main.h + 1);
  });

  it('keeps the band only where it fits with the gap below it', () => {
    const [tall, band] = [206 / 150, 146];
    for (let height = 700; height < 1500; height += 10) {
      const shell = measure(1920, height, 14);
      const { centre, w, turnH, bandKept } = solve(PANEL, shell);
      const taken = centre.h + shell.gap + turnH + shell.gap + Math.max(w * tall + 24 * shell.s, 215 * shell.s);
      if (bandKept) expect(taken + band * shell.s + shell.gap).toBeLessThanOrEqual(shell.main.h + 1);
    }
  });

  it('shows what was played as whole cards where there is height', () => {
    expect(solve(PANEL, measure(2560, 1440, 14))).toMatchObject({ turn: 'whole', bandKept: true });
  });

  it('does not grow while a hand of five is played out', () => {
    const shell = measure(1366, 768, 14);
    expect(new Set([5, 4, 3, 2, 1, 0].map((hand) => solve({ ...PANEL, hand }, shell).w)).size).toBe(1);
  });
});

describe('the seats in their rail', () => {
  const seats = (lit: number[] = []): Foldable[] => [1, 2, 3].map((seat) => ({ seat, folded: 60, unfolded: 200, lit: lit.includes(seat) }));
  const untouched: Clicks = { folded: new Set(), opened: null };

  it('are all unfolded where there is room, but those that the reader folds', () => {
    expect(unfolded(seats(), untouched, 620, 10)).toEqual(new Set([1, 2, 3]));
    expect(unfolded(seats(), clickedOn(2, true, untouched), 620, 10)).toEqual(new Set([1, 3]));
    expect(unfolded(seats([2]), clickedOn(2, true, untouched), 620, 10)).toEqual(new Set([1, 2, 3]));
  });

  it('are folded but one where there is little: the one opened last', () => {
    expect(unfolded(seats(), untouched, 400, 10)).toEqual(new Set([1]));
    const third = clickedOn(3, false, untouched);
    expect(unfolded(seats(), third, 400, 10)).toEqual(new Set([3]));
    expect(unfolded(seats(), clickedOn(3, true, third), 400, 10)).toEqual(new Set());
    expect(unfolded(seats(), untouched, 300, 10)).toEqual(new Set());
  });

  it('open by themselves where something of theirs is lit', () => {
    expect(unfolded(seats([2]), untouched, 400, 10)).toEqual(new Set([2]));
    expect(unfolded(seats([2]), clickedOn(3, false, untouched), 500, 10)).toEqual(new Set([2, 3]));
  });

  it('leave room for the story where they share a rail', () => {
    const { rail, bar, pad } = measure(1366, 768);
    expect(rail.usual).toBeCloseTo((768 - bar - 2 * pad) * 0.6);
    expect(768 - bar - 2 * pad - rail.most).toBeGreaterThanOrEqual(190);
    expect(measure(1920, 1080).rail.usual).toBe(1080 - 54 - 2 * 12);
  });
});
