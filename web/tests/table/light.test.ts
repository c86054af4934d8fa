import { describe, expect, it } from 'vitest';
import type { Ask, Forecast, Option } from '../../src/lib/wire';
import { brightest, onlySilence, tagOf, wastes, worthDoing } from '../../src/table/react/light';

const option = (note: string, about: string[] = []): Option => ({ note, words: ['x'], about, variants: [] });
const forecast = (light: Forecast['light'], amount = 0): Forecast => ({ light, price: amount ? [{ what: 'gold', amount, left: 1 }] : [], result: [] });
const buy = option('buy hawk', ['card:hawk']);
const give = option('discard hawk', ['card:hawk']);
const pass = option('pass');

function ask(options: Option[], prospects: Record<string, Forecast> = {}, decline: string | null = null): Ask {
  return { form: 'choose', prompt: ['x'], rule: 'X-1', window: decline ? 'defence' : '', about: '', decline, options, prospects, threat: null };
}
const turn = ask([buy, give, pass], { 'buy hawk': forecast('bright', -4), 'discard hawk': forecast('thin', 1), pass: forecast('quiet') });

describe('levels of light', () => {
  it('are as bright as the best that can be done with a thing', () => {
    expect(brightest(turn, [give, buy])).toBe('bright');
    expect(brightest(turn, [give])).toBe('thin');
    expect(brightest(turn, [])).toBe('');
    expect(brightest(ask([buy]), [buy])).toBe('bright');
    expect(brightest(ask([buy, pass], {}, 'pass'), [pass])).toBe('quiet');
  });

  it('tag a thing with its price', () => {
    expect(tagOf(turn, [give, buy])?.price).toEqual([{ what: 'gold', amount: -4, left: 1 }]);
    expect(tagOf(turn, [pass])).toBeNull();
  });
});

describe('the end of a turn', () => {
  it('is quiet while something is left to do for its own sake', () => {
    expect(worthDoing(turn)).toBe(1);
    expect([wastes(turn, pass), wastes(turn, give)]).toEqual([true, false]);
  });

  it('is not while only discards are left, or where nothing ends a turn', () => {
    const poor = ask([give, pass], { 'discard hawk': forecast('thin'), pass: forecast('quiet') });
    expect([worthDoing(poor), wastes(poor, pass)]).toEqual([0, false]);
    expect(worthDoing(ask([buy, give]))).toBe(0);
    expect(worthDoing(ask([buy, pass], {}, 'pass'))).toBe(0);
  });
});

describe('a question with one answer', () => {
  it('is put so that silence tells nothing', () => {
    expect(onlySilence(ask([pass], {}, 'pass'))).toBe(true);
    expect(onlySilence(ask([buy, pass], {}, 'pass'))).toBe(false);
    expect(onlySilence(ask([pass]))).toBe(false);
  });
});
