import { describe, expect, it } from 'vitest';
import type { Ask, Choose, Option } from '../../src/lib/wire';
import { moodOf, placed, unitsOf } from '../../src/table/tray/places';
import { frame } from './frames';

const option = (note: string, ...about: string[]): Option => ({ note, words: [note], about, variants: [] });
const choose = (options: Option[], decline: string | null = null): Choose => ({ form: 'choose', prompt: ['ask'], rule: '', window: '', about: '', decline, options });

describe('the places of the tray', () => {
  it('have what leads on at the right end, quiet while there is something else to do', () => {
    const prospects = { 'end turn': { light: 'quiet', price: [], result: [] } } as const;
    const ask = { ...choose([option('play sign', 'card:sign'), option('harmless'), option('end turn')]), prospects } as unknown as Choose;
    const { confirm, answers, main, quiet } = placed(ask, [ask.options[1]!, ask.options[2]!]);
    expect([confirm?.note, answers.map(({ note }) => note), main?.note, quiet]).toEqual(['end turn', ['harmless'], 'harmless', true]);
    const last = choose([option('end turn')]);
    expect(placed(last, last.options)).toMatchObject({ confirm: { note: 'end turn' }, answers: [], quiet: false });
  });

  it('have what declines at the right end, wherever it is listed', () => {
    const ask = choose([option('none'), option('yes')], 'none');
    expect(placed(ask, ask.options)).toMatchObject({ confirm: { note: 'none' }, main: { note: 'yes' }, quiet: true });
  });

  it('have nothing at the right end where only things can be chosen', () => {
    const ask = choose([option('a', 'seat:1'), option('b', 'seat:2')]);
    expect(placed(ask, ask.options)).toMatchObject({ confirm: null, answers: ask.options, main: null });
  });

  it('let several answers of the same weight stand beside each other', () => {
    const ask = choose([option('a'), option('b'), option('c')]);
    expect(placed(ask, ask.options)).toMatchObject({ confirm: null, answers: ask.options, main: null });
  });
});

describe('the mood of the tray', () => {
  it('is that of the question', () => {
    const price = frame('ask-pay-price').ask as Ask;
    expect([moodOf(null, false), moodOf(frame('ask-act').ask, false), moodOf(price, false), moodOf(price, true)]).toEqual(['ask', 'ask', 'pay', 'gain']);
    expect(moodOf({ ...choose([]), form: 'arrange' } as Ask, false)).toBe('order');
  });
});

describe('the slots', () => {
  it('are filled from the left, and keep places for what is missing', () => {
    expect(unitsOf([{ note: 'calm', count: 2 }, { note: 'life', count: 1 }], 4)).toEqual(['calm', 'calm', 'life', null]);
    expect(unitsOf([{ note: 'calm', count: 3 }], 2)).toEqual(['calm', 'calm', 'calm']);
  });
});
