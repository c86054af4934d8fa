import { describe, expect, it } from 'vitest';
import { cellsOf, yieldsOf } from '../../src/table/film/cells';
import { arrowOf, lengthOf } from '../../src/table/film/pace';
import { folded, meanwhile, takesOf, twoRounds } from '../../src/table/film/strip';
import { DUEL, essence, player, RACE, told } from './reel';

const sign = (version: number, seat = 1) => [told(version, 'played', seat, 'sign'), told(version, 'power', seat, '', { count: 1 }, { amount: 1 })];

describe('the strip', () => {
  it('lays equal cards that were played in a row on one pile', () => {
    const cells = cellsOf([
      told(1, 'turn', 1), ...sign(2), told(3, 'played', 1, 'fizzle'), ...sign(4), ...sign(5), told(6, 'bought', 1, 'cat', {}, { amount: 3 }), ...sign(7),
    ], DUEL);
    const strip = folded(cells);
    expect(strip.map(({ thing, times }) => [thing, times])).toEqual([['card:sign', 3], ['card:fizzle', 1], ['card:cat', 1], ['card:sign', 1]]);
    expect(yieldsOf(strip[0]!)).toMatchObject([{ kind: 'power', amount: 3 }]);
    expect(strip[0]).toMatchObject({ version: 2, last: 5 });
  });

  it('is cut into turns, or into players where there are no turns', () => {
    const turns = cellsOf([told(1, 'turn', 1), told(2, 'mayhem', null, 'mayhem-o'), told(3, 'bought', 1, 'cat'), told(4, 'turn', 2), told(5, 'bought', 2, 'dog')], DUEL);
    expect(takesOf(turns).map(({ seat, cells }) => [seat, cells.length])).toEqual([[1, 2], [2, 1]]);
    const race = cellsOf([told(1, 'round', null), told(2, 'used', 1, 'a'), told(3, 'used', 1, 'b'), told(4, 'used', 0, 'c')], RACE);
    expect(takesOf(race).map(({ seat, cells }) => [seat, cells.length])).toEqual([[null, 1], [1, 2], [0, 1]]);
  });

  it('shows what happened since the own last move, until one answers', () => {
    const cells = cellsOf([
      told(1, 'turn', 0), told(2, 'bought', 0, 'dog'), told(3, 'turn', 1), told(4, 'bought', 1, 'cat'), told(5, 'turn', 2), told(6, 'bought', 2, 'cow'), told(7, 'turn', 0),
    ], DUEL);
    expect(meanwhile(cells, 0, 0).map(({ thing }) => thing)).toEqual(['card:cat', 'card:cow']);
    expect(meanwhile(cells, 0, 7)).toEqual([]);
  });

  it('remembers two rounds', () => {
    const turns = cellsOf(Array.from({ length: 9 }, (_, at) => [told(2 * at, 'turn', at % 2), told(2 * at + 1, 'bought', at % 2, `c${at}`)]).flat(), DUEL);
    expect(twoRounds(turns, 2).map(({ thing }) => thing)).toEqual(['card:c5', 'card:c6', 'card:c7', 'card:c8']);
    const rounds = cellsOf([1, 2, 3].flatMap((at) => [told(10 * at, 'round', null, '', { count: at }), told(10 * at + 1, 'passed', 0)]), RACE);
    expect(twoRounds(rounds, 2).map(({ version }) => version)).toEqual([20, 21, 30, 31]);
  });

  it('gives an attack the time of an arrow more', () => {
    const [attack, plain] = cellsOf([
      told(1, 'turn', 1), told(2, 'played', 1, 'wand'), told(2, 'attack', 1, 'wand', { targets: [player(0)] }), told(3, 'played', 1, 'sign'),
    ], DUEL);
    expect(['slow', 'normal', 'fast', 'at-once'].map((pace) => lengthOf(plain!, pace as 'slow'))).toEqual([1400, 800, 350, 0]);
    expect(['slow', 'normal', 'fast', 'at-once'].map((pace) => lengthOf(attack!, pace as 'slow'))).toEqual([1800, 1200, 750, 0]);
    expect(arrowOf(plain!, 'slow')).toBe(0);
    const [dragon] = cellsOf([told(1, 'used', 1, 'dragon'), told(1, 'lost', 0, 'dragon', { essences: [essence('life', 2)] })], RACE);
    expect(lengthOf(dragon!, 'fast')).toBe(750);
  });
});
