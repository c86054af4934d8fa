import { describe, expect, it } from 'vitest';
import { Copies, plain } from '../../src/games/krutagidon/copies';
import { journeyTo } from '../../src/games/krutagidon/journeys';
import { viewOf } from '../../src/games/krutagidon/view';
import { frame } from './table';

describe('the copies of a card', () => {
  it('have names of their own', () => {
    expect(new Copies().of({}, { hand: ['sign', 'wand', 'sign'], market: ['sign'] })).toEqual({
      hand: ['card:sign', 'card:wand', 'card:sign#2'],
      market: ['card:sign#3'],
    });
  });

  it('keep them while they stay or move', () => {
    const copies = new Copies();
    copies.of({}, { hand: ['twins', 'sign'], played: [], market: ['twins'] });
    expect(copies.of({}, { hand: ['sign'], played: ['twins'], market: ['twins'] })).toEqual({
      hand: ['card:sign'],
      played: ['card:twins'],
      market: ['card:twins#2'],
    });
    expect(copies.of({}, { hand: ['sign'], played: [], market: ['twins'] })['market']).toEqual(['card:twins#2']);
  });

  it('get a free name when they are new', () => {
    const copies = new Copies();
    copies.of({}, { hand: ['sign', 'sign'] });
    copies.of({}, { hand: ['sign'] });
    expect(copies.of({}, { hand: ['sign', 'sign', 'sign'] })['hand']).toEqual(['card:sign', 'card:sign#2', 'card:sign#3']);
  });

  it('are called the same as often as one asks', () => {
    const copies = new Copies();
    const moment = {};
    const first = copies.of(moment, { hand: ['sign'] });
    copies.of({}, { hand: [] });
    expect(copies.of(moment, { hand: ['sign'] })).toBe(first);
  });

  it('are the same thing to a question', () => {
    expect(['card:sign', 'card:sign#2', 'card:wild_magic#pile', 'seat:1'].map(plain)).toEqual([
      'card:sign',
      'card:sign',
      'card:wild_magic',
      'seat:1',
    ]);
  });
});

describe('journeys', () => {
  const now = structuredClone(frame('mid-game-5'));
  const view = viewOf(now);
  view.market = ['sunface'];
  view.seats[0]!.tokens = ['dwt_01'];
  view.seats[1]!.discard = ['overbrain'];
  view.mayhem = ['mayhem_a'];
  view.destroyed = ['gorillaugh'];
  for (const seat of view.seats) {
    seat.play = seat.play.filter((card) => card !== 'sunface');
    if (seat.seat !== 1) seat.discard = [];
  }
  const journey = journeyTo(now);

  it('begin in the pile that a card comes from', () => {
    expect(journey.from('card:sunface#2')).toBe('deck:main');
    expect(journey.from('card:dwt_01')).toBe('deck:tokens');
    expect(journey.from('card:hurlatico#9')).toBe(view.seats.some(({ hand }) => hand?.includes('hurlatico')) ? `deck:${view.active}` : null);
  });

  it('end in the pile that holds it', () => {
    expect(journey.to('card:overbrain#2')).toBe('discard:1');
    expect(journey.to('card:mayhem_a')).toBe('pile:mayhem');
    expect(journey.to('card:gorillaugh')).toBe('pile:destroyed');
    expect(journey.to('card:doctor_tipsy')).toBeNull();
  });
});
