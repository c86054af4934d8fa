// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { againstBots, clockName, easyBot, settled, valuesFor, withFriends } from '../src/lib/newgame';
import { RES_ARCANA } from './tables';

describe('a new game', () => {
  it('against a bot begins at once, as the first game of a newcomer', () => {
    expect(againstBots(RES_ARCANA, 'Ada', true)).toEqual({
      title: 'res-arcana', players: 2, options: { variant: 'first-game' }, seats: ['me', 'greedy'], name: 'Ada', public: false, watch: true, clock: null,
    });
    expect(againstBots(RES_ARCANA, 'Ada', false).options).toEqual({ variant: 'standard' });
    expect(againstBots(RES_ARCANA, 'Ada', false, 3)).toMatchObject({ players: 4, seats: ['me', 'greedy', 'greedy', 'greedy'] });
  });

  it('with a friend leaves a seat open', () => {
    expect(withFriends(RES_ARCANA, 'Ada', false).seats).toEqual(['me', 'open']);
  });

  it('offers only what so many players can have', () => {
    const [variant] = RES_ARCANA.options;
    expect(variant && valuesFor(variant, 2)).toContain('match');
    expect(variant && valuesFor(variant, 3)).not.toContain('match');
    expect(settled(RES_ARCANA, 3, { variant: 'match' })).toEqual({ variant: 'standard' });
    expect(settled(RES_ARCANA, 2, { variant: 'match' })).toEqual({ variant: 'match' });
  });

  it('takes another bot where the usual one is missing', () => {
    expect(easyBot({ ...RES_ARCANA, bots: ['random'] })).toBe('random');
  });

  it('knows its clocks', () => {
    expect(clockName({ base: 600, increment: 15 })).toBe('quick');
    expect(clockName(null)).toBe('none');
    expect(clockName({ base: 61, increment: 2 })).toBeNull();
  });
});
