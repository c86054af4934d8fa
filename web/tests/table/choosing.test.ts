import { describe, expect, it, vi } from 'vitest';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import type { Arrange, ChooseSome, Option, Refusal } from '../../src/lib/wire';
import { asked, frame } from './frames';

function chooser(refusals: Refusal[] = []) {
  const answer = vi.fn((_text: string) => Promise.resolve());
  const why = vi.fn(() => Promise.resolve(refusals));
  const choosing = new TableChoosing({ answer, why });
  return { answer, why, choosing, element: document.createElement('button') };
}

const option = (note: string): Option => ({ note, words: [note], about: [`card:${note}`], variants: [] });
const question = { prompt: ['ask'] as [string], rule: '', window: '', about: '', decline: null };
const some = (low: number, high: number): ChooseSome => ({ ...question, form: 'choose-some', options: ['hawk', 'crypt', 'prism'].map(option), low, high });
const arrange: Arrange = { ...question, form: 'arrange', options: ['hawk', 'crypt', 'prism'].map(option) };

describe('choose', () => {
  it('answers at once where a thing has one option', () => {
    const { choosing, answer, element } = chooser();
    choosing.take(frame('ask-choose-mage'));
    expect(choosing.lit('card:witch')).toBe('can');
    expect(choosing.lit('card:hawk')).toBe('');
    choosing.touch('card:witch', element);
    expect(answer).toHaveBeenCalledExactlyOnceWith('witch');
  });

  it('opens a menu where a thing has several', () => {
    const { choosing, answer, element } = chooser();
    choosing.take(asked({ ...question, form: 'choose', options: [{ ...option('place'), about: ['card:hawk'] }, { ...option('discard'), about: ['card:hawk'] }] }));
    choosing.touch('card:hawk', element);
    expect(answer).not.toHaveBeenCalled();
    expect(choosing.menu?.options.map((each) => each.note)).toEqual(['place', 'discard']);
    choosing.choose(choosing.menu?.options[1] as Option);
    expect(answer).toHaveBeenCalledExactlyOnceWith('discard');
    expect(choosing.menu).toBeNull();
  });

  it('answers once while the line is busy', async () => {
    const { choosing, answer, element } = chooser();
    choosing.take(frame('ask-choose-mage'));
    choosing.touch('card:witch', element);
    choosing.touch('card:healer', element);
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
  });

  it('says why nothing can be done, and asks the server once for each version', async () => {
    const refusal: Refusal = { thing: 'card:hawk', what: ['move-place'], reason: ['why-short'] };
    const { choosing, why, element } = chooser([refusal]);
    choosing.take({ ...frame('ask-act'), version: 5 });
    choosing.touch('card:hawk', element);
    await vi.waitFor(() => expect(choosing.menu?.refusals).toEqual([refusal]));
    expect(await choosing.whyNot('card:crypt')).toEqual([]);
    expect(why).toHaveBeenCalledTimes(1);
    choosing.take({ ...frame('ask-act'), version: 6 });
    await choosing.whyNot('card:hawk');
    expect(why).toHaveBeenCalledTimes(2);
  });
});

describe('choose-some', () => {
  it('takes and gives back within its bounds, and writes in the order of the question', () => {
    const { choosing, answer, element } = chooser();
    choosing.take(asked(some(1, 2)));
    expect(choosing.canConfirm).toBe(false);
    choosing.touch('card:prism', element);
    choosing.touch('card:hawk', element);
    expect(choosing.lit('card:hawk')).toBe('chosen');
    expect(choosing.lit('card:crypt')).toBe('');
    choosing.touch('card:crypt', element);
    expect(choosing.picked).toEqual(['prism', 'hawk']);
    void choosing.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith('hawk, prism');
  });

  it('may be none, and one replaces another where only one may be chosen', () => {
    const { choosing, answer, element } = chooser();
    choosing.take(asked(some(0, 1)));
    choosing.touch('card:prism', element);
    choosing.touch('card:hawk', element);
    expect(choosing.picked).toEqual(['hawk']);
    choosing.touch('card:hawk', element);
    void choosing.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith('none');
  });

  it('keeps what was begun while the question is the same', () => {
    const { choosing, element } = chooser();
    choosing.take(asked(some(1, 2), 7));
    choosing.touch('card:prism', element);
    choosing.take(asked(some(1, 2), 8));
    expect(choosing.picked).toEqual(['prism']);
    choosing.take(asked(some(0, 2), 9));
    expect(choosing.picked).toEqual([]);
  });
});

describe('amounts', () => {
  it('begins with what is forced, changes within the bounds and confirms a whole payment', () => {
    const { choosing, answer, element } = chooser();
    choosing.take(frame('ask-pay-price'));
    expect(choosing.amount('gold')).toBe(1);
    expect(choosing.canChange('gold', -1)).toBe(false);
    expect(choosing.canConfirm).toBe(false);
    expect(choosing.lit('essence:death')).toBe('can');
    choosing.touch('essence:death', element);
    expect(choosing.lit('essence:death')).toBe('chosen');
    expect(choosing.canChange('elan', 1)).toBe(false);
    expect(choosing.canConfirm).toBe(true);
    void choosing.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith('death=1 gold=1');
  });

  it('fills up by itself, from what is plentiful', () => {
    const { choosing } = chooser();
    choosing.take(frame('ask-pay-price'));
    expect(choosing.canFill).toBe(true);
    choosing.fill();
    expect(choosing.amount('death')).toBe(1);
    expect(choosing.canFill).toBe(false);
    choosing.clear();
    expect(choosing.total).toBe(1);
  });
});

describe('arrange', () => {
  it('orders by touching in a row', () => {
    const { choosing, answer, element } = chooser();
    choosing.take(asked(arrange));
    choosing.touch('card:prism', element);
    choosing.touch('card:hawk', element);
    expect(choosing.order).toEqual(['prism', 'hawk', 'crypt']);
    void choosing.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith('prism, hawk, crypt');
  });

  it('moves one to a place', () => {
    const { choosing } = chooser();
    choosing.take(asked(arrange));
    choosing.place('prism', 0);
    choosing.place('hawk', 9);
    expect(choosing.order).toEqual(['prism', 'crypt', 'hawk']);
    choosing.clear();
    expect(choosing.order).toEqual(['hawk', 'crypt', 'prism']);
  });
});

it('points at things until something is answered', () => {
  const { choosing, element } = chooser();
  choosing.take(frame('ask-choose-mage'));
  choosing.point(['card:witch']);
  expect(choosing.pointed.has('card:witch')).toBe(true);
  choosing.touch('card:witch', element);
  expect(choosing.pointed.size).toBe(0);
});
