import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import module from '../../src/games/res_arcana';
import Board from '../../src/games/res_arcana/Board.svelte';
import Supplies from '../../src/games/res_arcana/Supplies.svelte';
import { fetched, viewOf } from '../../src/games/res_arcana/view';
import { LANGUAGES } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { frame, frames, seated } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

/** All things on the page by name; each may be there only once. */
function things(): Map<string, HTMLButtonElement> {
  const found = new Map<string, HTMLButtonElement>();
  for (const element of document.querySelectorAll<HTMLButtonElement>('[data-thing]')) {
    const name = element.dataset['thing']!;
    expect(found.has(name), `${name} lies there twice`).toBe(false);
    found.set(name, element);
  }
  return found;
}
function thing(name: string): HTMLButtonElement {
  const found = things().get(name);
  expect(found, name).toBeTruthy();
  return found!;
}

describe.each([...frames.keys()])('the board at %s', (name) => {
  it('draws every card and seat, and lights what is asked about', { timeout: 20_000 }, () => {
    const { props } = seated(frame(name));
    render(Board, props);
    render(Supplies, props);
    const lying = things();
    const asked = (frame(name).ask?.options ?? []).flatMap((option) => [option, ...option.variants]).flatMap(({ about }) => about);
    for (const each of new Set(asked)) {
      const button = lying.get(each);
      expect(button?.tagName, each).toBe('BUTTON');
      expect(button?.getAttribute('aria-label'), each).toBeTruthy();
      if (props.choosing.lit(each) === 'can') expect([...button!.classList], each).toContain('can');
    }
    const view = viewOf(frame(name));
    for (const seat of view.seats) {
      expect(lying.has(`seat:${seat.seat}`)).toBe(true);
      if (lying.get(`seat:${seat.seat}`)!.closest('.rival:not(.open)')) continue;
      for (const { card, turned } of seat.play) expect(lying.get(`card:${card}`)?.classList.contains('turned'), card).toBe(turned);
    }
    // Cards that a question fetches out of a pile lie in the place of the centre.
    const found = fetched(frame(name), view);
    const central = found.length > 0 ? found : [...view.places, ...view.monuments, ...view.items];
    for (const card of central) expect(lying.has(`card:${card}`), card).toBe(true);
  });
});

describe('things on the board', () => {
  it('answer when they are touched', async () => {
    const { props, answers } = seated(frame('ask-destroy-which'));
    render(Board, props);
    await fireEvent.click(thing('card:dragon_teeth'));
    expect(answers).toEqual(['dragon_teeth']);
  });

  it('are marked when they are chosen', async () => {
    const { props, choosing } = seated(frame('ask-discard-as-many'));
    render(Board, props);
    await fireEvent.click(thing('card:guard_dog'));
    expect(choosing.picked).toEqual(['guard_dog']);
    expect(thing('card:guard_dog').classList).toContain('chosen');
    expect(thing('card:guard_dog').getAttribute('aria-pressed')).toBe('true');
  });

  it('wear a ring when something points at them', async () => {
    const { props, choosing } = seated(frame('mid-game'));
    render(Board, props);
    choosing.point(['card:obelisk', 'deck:monuments']);
    await tick();
    expect(thing('card:obelisk').classList).toContain('pointed');
    expect(thing('deck:monuments').classList).toContain('pointed');
  });

  it('tell their state to a reader', () => {
    const { props } = seated(frame('mid-game'));
    render(Board, props);
    expect(thing('card:elvish_bow').getAttribute('aria-label')).toContain('Elvish Bow (turned)');
    expect(thing('card:sunken_reef').getAttribute('aria-label')).toContain('on it: 2 calm');
    expect(thing('card:duelist').getAttribute('aria-label')).toContain('Duelist (can be chosen now)');
    expect(thing('seat:1').getAttribute('aria-label')).toBe('Boleslav, 2 VP, First player, Passed, Games won: 1');
  });

  it('open a discard pile', async () => {
    const { props } = seated(frame('mid-game'));
    const { getByLabelText, getByRole } = render(Board, props);
    await fireEvent.click(getByLabelText('Discard pile: 6'));
    const pile = getByRole('dialog');
    for (const card of viewOf(frame('mid-game')).seats[0]!.discard) {
      expect(pile.querySelector(`[data-thing="card:${card}"]`), card).toBeTruthy();
    }
    await fireEvent.click(getByLabelText('Close'));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('follow one frame with the next', async () => {
    const { props } = seated(frame('mid-game'));
    const { rerender } = render(Board, props);
    await rerender(seated(frame('finished-2')).props);
    expect(document.querySelector('[data-thing="seat:0"]')?.getAttribute('aria-label')).toContain('10 VP');
  });
});

describe('the title in the client', () => {
  it('counts the points of all seats', () => {
    expect(module.points(frame('mid-game'))).toEqual([10, 2]);
    expect(module.points(frame('finished-4'))).toEqual([6, 9, 6, 13]);
  });

  it.each(LANGUAGES)('has a headline in %s', async (lang) => {
    await speech.speak(lang);
    for (const shown of frames.values()) {
      const said = speech.say(module.headline(shown), ['Ada', 'Boleslav', 'Cassandra', 'Dorothea']);
      expect(said).not.toMatch(/ra-|\{/);
    }
    await speech.speak('en');
    expect(speech.say(module.headline(frame('mid-game')), ['Ada', 'Boleslav'])).toBe('Game 3 · round 10 · first player Boleslav');
  });
});
