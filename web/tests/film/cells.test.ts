import { describe, expect, it } from 'vitest';
import { cellsOf, hitsOf, isAttack, yieldsOf } from '../../src/table/film/cells';
import { DUEL, essence, player, RACE, told } from './reel';

describe('pictures', () => {
  it('join an attack to its card, with those whom it hits and what became of them', () => {
    const [wand] = cellsOf([
      told(1, 'turn', 1), told(2, 'played', 1, 'wand'), told(2, 'power', 1, '', { count: 3 }, { amount: 1 }),
      told(3, 'attack', 1, 'wand', { targets: [player(0), player(2), player(3)] }),
      told(4, 'defended', 0, 'gorilla', {}, { amount: 6 }), told(4, 'hurt', 2, '', { count: 6, life: 3 }),
      told(4, 'hurt', 3, '', { count: 6, life: 0 }), told(4, 'killed', 3),
    ], DUEL);
    expect(wand).toMatchObject({ seat: 1, kind: 'attack', thing: 'card:wand', targets: [0, 2, 3], version: 2, last: 4 });
    expect(hitsOf(wand!)).toMatchObject([
      { seat: 0, avoided: true, shield: 'card:gorilla', spared: 6, lost: 0 }, { seat: 2, lost: 6, died: false }, { seat: 3, lost: 6, died: true },
    ]);
    expect(yieldsOf(wand!)).toMatchObject([{ kind: 'power', seat: 1, amount: 1 }]);
    expect(isAttack(wand!)).toBe(true);
  });

  it('leave out the housekeeping before the next turn', () => {
    const cells = cellsOf([
      told(1, 'turn', 0), told(2, 'bought', 0, 'cat', {}, { amount: 3 }), told(3, 'drew', 0, '', { count: 5 }), told(3, 'turn', 1),
      told(4, 'played', 1, 'sign'), told(5, 'drew', 1, '', { count: 5 }), told(5, 'turn', 2),
    ], DUEL);
    expect(cells.map(({ kind, price, effects, lap, owner }) => [kind, price, effects.length, lap, owner])).toEqual([['purchase', 3, 0, 1, 0], ['play', null, 0, 2, 1]]);
  });

  it('show a deed without a card, and what nobody plays', () => {
    const cells = cellsOf([
      told(1, 'turn', 1), told(1, 'mayhem', null, 'mayhem-o'), told(1, 'hurt', 1, '', { count: 2 }), told(2, 'turn', 2), told(3, 'spent-life', 2, '', { count: 4 }),
    ], DUEL);
    expect(cells.map(({ kind, seat, thing }) => [kind, seat, thing])).toEqual([['fate', null, 'card:mayhem-o'], ['play', 2, '']]);
    expect(hitsOf(cells[0]!)).toMatchObject([{ seat: 1, lost: 2 }]);
    expect(yieldsOf(cells[1]!)).toMatchObject([{ kind: 'damage', seat: 2, amount: 4 }]);
  });

  it('say what was paid for a thing that is told after its price', () => {
    const cells = cellsOf([
      told(1, 'used', 0, 'horn'), told(2, 'paid', 1, 'castle', { essences: [essence('life', 5)] }), told(2, 'claimed', 1, 'castle'),
    ], RACE);
    expect(cells.map(({ kind, effects }) => [kind, effects.map((effect) => [effect.kind, effect.amount])])).toEqual([
      ['play', []], ['purchase', [['loss', [essence('life', 5)]]]],
    ]);
  });

  it('tell giving a card up for its own sake from losing it by an effect', () => {
    const cells = cellsOf([
      told(1, 'used', 0, 'dagger'), told(1, 'discarded', 0, 'hawk'), told(1, 'gained', 0, 'dagger', { essences: [essence('gold', 3)] }),
      told(2, 'discarded', 0, 'shard'), told(2, 'gained', 0, 'shard', { essences: [essence('gold', 1)] }),
    ], RACE);
    expect(cells.map(({ kind, thing }) => [kind, thing])).toEqual([['play', 'card:dagger'], ['discard', 'card:shard']]);
  });

  it('keep what a victim does about a loss in the picture of the deed', () => {
    const cells = cellsOf([
      told(1, 'used', 1, 'dragon'), told(2, 'reacted', 0, 'protection'), told(2, 'ignored', 0, 'protection', {}, { automatic: true }),
      told(2, 'lost', 2, 'dragon', { essences: [essence('life', 2)] }),
    ], RACE);
    expect(cells).toHaveLength(1);
    expect(cells[0]).toMatchObject({ seat: 1, passed: true });
    expect(hitsOf(cells[0]!)).toMatchObject([{ seat: 0, avoided: true, shield: 'card:protection' }, { seat: 2, words: [essence('life', 2)] }]);
  });

  it('are gone once they are taken back', () => {
    const cells = cellsOf([
      told(1, 'used', 0, 'horn'), told(2, 'used', 1, 'hawk'), told(3, 'table-undone', 1, '', { since: 2 }), told(4, 'passed', 1),
    ], RACE);
    expect(cells.map(({ version }) => version)).toEqual([1, 4]);
  });
});
