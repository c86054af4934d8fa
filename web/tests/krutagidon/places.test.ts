import { describe, expect, it } from 'vitest';
import { answeredIn, optionsIn, trayOf, type Place } from '../../src/games/krutagidon/places';
import { lasting, viewOf, without } from '../../src/games/krutagidon/view';
import type { Choose, Frame } from '../../src/lib/wire';
import { frame, frames, seated, seatOf } from './table';

function asking(options: { note: string; about: string[] }[], prompt = 'ask-act'): Frame {
  const shown = structuredClone(frame('mid-game'));
  const ask: Choose = { form: 'choose', prompt: [prompt], rule: '', window: '', about: '', decline: null, options: options.map((option) => ({ ...option, words: ['x'], variants: [] })) };
  shown.ask = ask;
  return shown;
}
function notes(shown: Frame, place: Place, thing: string): string[] {
  return optionsIn(place, thing, seated(shown).choosing, viewOf(shown), seatOf(shown)).map(({ note }) => note);
}

describe('a card that lies in several places', () => {
  const twice = asking([{ note: 'play twins', about: ['card:twins'] }, { note: 'buy wild_magic', about: ['card:wild_magic'] }]);

  it('is lit only where something can be done with it', () => {
    expect(notes(twice, 'hand', 'card:twins')).toEqual(['play twins']);
    expect(notes(twice, 'market', 'card:twins')).toEqual([]);
    expect(notes(twice, 'elsewhere', 'card:twins')).toEqual([]);
    expect(notes(twice, 'pile', 'card:wild_magic')).toEqual(['buy wild_magic']);
    expect(notes(twice, 'hand', 'card:wild_magic')).toEqual([]);
  });

  it('is played out of the hand and bought in the market, when both can be done', () => {
    const both = asking([{ note: 'play twins', about: ['card:twins'] }, { note: 'buy twins', about: ['card:twins'] }]);
    expect(notes(both, 'hand', 'card:twins')).toEqual(['play twins']);
    expect(notes(both, 'market', 'card:twins')).toEqual(['buy twins']);
  });

  it('is chosen out of the hand when all that is asked for lies there', () => {
    const hand = viewOf(twice).seats[seatOf(twice)!]!.hand!;
    const discard = asking([{ note: hand[0]!, about: [`card:${hand[0]}`] }], 'ask-discard');
    expect(answeredIn(discard.ask!, viewOf(discard), seatOf(discard))).toBe('hand');
    expect(notes(discard, 'hand', `card:${hand[0]}`)).toEqual([hand[0]]);
    expect(notes(discard, 'tray', `card:${hand[0]}`)).toEqual([]);
  });

  it('lies in a tray when it is chosen from elsewhere', () => {
    const put = asking([{ note: 'doctor_tipsy', about: ['card:doctor_tipsy'] }, { note: 'none', about: [] }], 'ask-may-put');
    expect(trayOf(put.ask, viewOf(put), seatOf(put))).toEqual(['doctor_tipsy']);
    expect(notes(put, 'tray', 'card:doctor_tipsy')).toEqual(['doctor_tipsy']);
    expect(notes(put, 'market', 'card:doctor_tipsy')).toEqual([]);
  });
});

describe('what is in play', () => {
  it('is told apart from what is played this turn', () => {
    expect(without(['sign', 'sign', 'wand'], ['sign'])).toEqual(['sign', 'wand']);
    for (const shown of frames.values()) {
      const view = viewOf(shown);
      for (const seat of view.seats) {
        const left = lasting(view, seat);
        expect(left.length).toBe(seat.seat === view.active ? without(seat.play, view.played).length : seat.play.length);
      }
    }
  });
});
