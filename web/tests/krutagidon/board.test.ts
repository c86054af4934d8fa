import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import module from '../../src/games/krutagidon';
import Board from '../../src/games/krutagidon/Board.svelte';
import Sum from '../../src/games/krutagidon/zones/Sum.svelte';
import { plain } from '../../src/games/krutagidon/copies';
import { viewOf } from '../../src/games/krutagidon/view';
import { LANGUAGES, type Frame } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { frame, frames, NAMES, seated, seatOf } from './table';

beforeAll(async () => {
  // A window in which all seats are unfolded.
  Object.assign(window, { innerWidth: 2560, innerHeight: 1440 });
  window.dispatchEvent(new Event('resize'));
  await speech.speak('en');
});
// A closer look measures itself, which needs more of a browser than there is here.
vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
afterEach(cleanup);

/** All pieces on the page by name; each may be there only once. */
function pieces(): Map<string, HTMLButtonElement> {
  const found = new Map<string, HTMLButtonElement>();
  for (const element of document.querySelectorAll<HTMLButtonElement>('[data-piece]')) {
    const name = element.dataset['piece']!;
    expect(found.has(name), `${name} lies there twice`).toBe(false);
    found.set(name, element);
  }
  return found;
}

/** The same by the name that questions use: all copies of a card together. */
function copies(): (name: string) => HTMLButtonElement[] {
  const found = [...pieces()];
  for (const [piece, button] of found) expect(button.dataset['thing']).toBe(plain(piece));
  return (name) => found.filter(([piece]) => plain(piece) === name).map(([, button]) => button);
}
/** A moment at which some things can be done with the first card of the market. */
function offering(...deeds: string[]): Frame {
  const shown = structuredClone(frame('mid-game-5'));
  const [card] = viewOf(shown).market;
  const options = deeds.map((deed) => ({ note: `${deed} ${card}`, words: ['x'] as [string], about: [`card:${card}`], variants: [] }));
  shown.ask = { form: 'choose', prompt: ['ask-act'], rule: '', window: '', about: '', decline: null, options };
  return shown;
}
const count = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;

describe.each([...frames.keys()])('the board at %s', (name) => {
  it('draws every card and seat, and lights what is asked about', () => {
    const { props } = seated(frame(name));
    render(Board, props);
    const copiesOf = copies();
    const asked = new Set((frame(name).ask?.options ?? []).flatMap(({ about }) => about));
    for (const each of asked) {
      const buttons = copiesOf(each);
      expect(buttons.filter((button) => button.classList.contains('can')).length, each).toBeGreaterThan(0);
      for (const button of buttons) expect(button.getAttribute('aria-label'), each).toBeTruthy();
    }
    for (const button of document.querySelectorAll('.can')) {
      expect(asked, 'nothing else is lit').toContain((button as HTMLElement).dataset['thing']);
    }
    const view = viewOf(frame(name));
    for (const seat of view.seats) {
      expect(copiesOf(`seat:${seat.seat}`)).toHaveLength(1);
      for (const card of [...seat.tokens, ...seat.properties, ...seat.play]) expect(copiesOf(`card:${card}`).length, card).toBeGreaterThan(0);
      for (const card of frame(name).outcome ? [] : (seat.hand ?? [])) {
        const hand = document.querySelector(`[data-zone="hand:${seat.seat}"]`)!;
        expect(hand.querySelectorAll(`[data-thing="card:${card}"]`).length, card).toBeGreaterThanOrEqual(count(seat.hand ?? [], card));
      }
    }
    if (view.turn > 0) for (const card of view.market) expect(copiesOf(`card:${card}`).length, card).toBeGreaterThan(0);
  });
});

describe('things on the board', () => {
  it('answer when they are touched', async () => {
    const shown = offering('buy');
    const { props, answers } = seated(shown);
    render(Board, props);
    const [card] = viewOf(shown).market;
    await fireEvent.click(document.querySelector(`[aria-label="Market"] [data-thing="card:${card}"]`)!);
    expect(answers).toEqual([`buy ${card}`]);
  });

  it('are bought in the market and played out of the hand, where the same card lies in both', async () => {
    const shown = offering('play', 'buy');
    const [card] = viewOf(shown).market;
    viewOf(shown).seats[seatOf(shown)!]!.hand = [card!];
    const { props, choosing, answers } = seated(shown);
    render(Board, props);
    await fireEvent.click(document.querySelector(`[aria-label="Your hand"] [data-thing="card:${card}"]`)!);
    expect(choosing.menu).toBeNull();
    expect(answers).toEqual([`play ${card}`]);
    await fireEvent.click(document.querySelector(`[aria-label="Market"] [data-thing="card:${card}"]`)!);
    expect(answers).toEqual([`play ${card}`, `buy ${card}`]);
  });

  it('do nothing where the question means another copy', async () => {
    const shown = offering('play');
    const view = viewOf(shown);
    const [card] = view.market;
    view.seats[seatOf(shown)!]!.hand = [card!];
    const rival = view.seats.find(({ seat }) => seat !== seatOf(shown))!;
    rival.play = [card!];
    const { props, answers } = seated(shown);
    render(Board, props);
    const board = pieces().get(`seat:${rival.seat}`)!.closest('section')!;
    const copy = board.querySelector(`[data-thing="card:${card}"]`)!;
    expect([...copy.classList]).not.toContain('can');
    await fireEvent.click(copy);
    expect(answers).toEqual([]);
    expect(document.querySelector('[role="tooltip"]')).toBeTruthy();
  });

  it('let a wizard be chosen as a target', async () => {
    const shown = frame('ask-target');
    const { props, answers } = seated(shown);
    render(Board, props);
    const [first] = shown.ask!.options;
    await fireEvent.click(pieces().get(first!.about[0]!)!);
    expect(answers).toEqual([first!.note]);
  });

  it('wear a ring when something points at them', async () => {
    const { props, choosing } = seated(frame('mid-game-5'));
    render(Board, props);
    choosing.point(['card:wild_magic', 'seat:0']);
    await tick();
    expect(pieces().get('seat:0')!.classList).toContain('pointed');
    expect(pieces().get('card:wild_magic#pile')!.classList).toContain('pointed');
  });

  it('tell their state to a reader', () => {
    const shown = structuredClone(frame('mid-game-5'));
    const view = viewOf(shown);
    const rival = view.seats.find(({ seat }) => seat !== view.active)!;
    Object.assign(rival, { life: 7, points: -6, wizard: 'snotia' });
    view.prize = rival.seat;
    render(Board, seated(shown).props);
    const label = pieces().get(`seat:${rival.seat}`)!.getAttribute('aria-label');
    expect(label).toBe(`${NAMES[rival.seat]}, Snotia the Viscous Viscountess, 7 life, ${speech.say(['points', { count: -6 }])}, Grand Prize`);
  });

  it('open the piles', async () => {
    const shown = structuredClone(frame('mid-game-5'));
    const view = viewOf(shown);
    view.mayhem = ['mayhem_a', 'mayhem_b'];
    view.seats[0]!.discard = ['sign', 'sign', 'twins'];
    const { container } = render(Board, seated(shown).props);
    await fireEvent.click(container.querySelector('[data-zone="pile:mayhem"]')!);
    expect(document.querySelectorAll('dialog [data-thing]')).toHaveLength(2);
    await fireEvent.click(document.querySelector('dialog [aria-label="Close"]')!);
    expect(document.querySelector('dialog')).toBeNull();
    await fireEvent.click(container.querySelector('[data-zone="discard:0"]')!);
    expect(document.querySelectorAll('dialog [data-thing]')).toHaveLength(3);
  });

  it('count the power of the turn', () => {
    const view = { ...viewOf(frame('mid-game')), power: 9, spent: 4, available: 5 };
    const { getByLabelText } = render(Sum, { view });
    expect(getByLabelText('Power: 5 left, 9 made, 4 spent').textContent).toMatch(/5.*of 9 made/s);
    cleanup();
    expect(render(Sum, { view, whose: 'Ada' }).getByLabelText(/^Ada: Power/)).toBeTruthy();
  });

  it('lie in one pile where they are equal', () => {
    const shown = structuredClone(frame('mid-game'));
    const view = viewOf(shown);
    view.active = seatOf(shown)!;
    view.played = ['sign', 'wand', 'sign', 'sign'];
    const { container } = render(Board, seated(shown).props);
    const turn = container.querySelector('[data-zone="turn"]')!;
    expect([...turn.querySelectorAll('.pile')].map((pile) => pile.querySelector('.times')?.textContent ?? '')).toEqual(['×3', '']);
  });

  it('mark who sits beside us, in the order of play', () => {
    const shown = frame('mid-game-5');
    const { container } = render(Board, seated(shown).props);
    const sides = [...container.querySelectorAll('[data-zone="seats"] .wizard')].map((each) => each.querySelector('.side')?.textContent ?? '');
    expect(sides).toEqual(['◂ left of you', '', '', 'right of you ▸']);
    const own = seatOf(shown)!;
    const seats = [...container.querySelectorAll<HTMLElement>('[data-zone="seats"] [data-thing^="seat:"]')].map((each) => each.dataset['thing']);
    expect(seats).toEqual([1, 2, 3, 4].map((step) => `seat:${(own + step) % 5}`));
  });

  it('show the familiar under the board until it is bought', async () => {
    const shown = structuredClone(frame('mid-game'));
    const own = viewOf(shown).seats[seatOf(shown)!]!;
    own.familiar = 'muck_marx';
    const { container, rerender } = render(Board, seated(shown).props);
    const home = (): Element => container.querySelector('.wizard.own')!;
    expect(home().querySelector('[data-thing="card:muck_marx"]')).toBeTruthy();
    const bought = structuredClone(shown);
    viewOf(bought).seats[seatOf(bought)!]!.familiar = '';
    await rerender(seated(bought).props);
    expect(home().querySelector('[title="The familiar is bought"]')).toBeTruthy();
  });

  it('follow one frame with the next', async () => {
    const { props } = seated(frame('mid-game'));
    const { rerender } = render(Board, props);
    await rerender(seated(frame('finished-2')).props);
    expect(document.body.textContent).toContain('The game is over');
  });
});

describe('the title in the client', () => {
  it('counts the points of all seats', () => {
    expect(module.points(frame('finished-5'))).toEqual(frame('finished-5').outcome!.scores);
    const mid = frame('mid-game-5');
    expect(module.points(mid)).toEqual(viewOf(mid).seats.map(({ points }) => points));
  });

  it('ranks all wizards at the end', () => {
    render(Board, seated(frame('finished-5')).props);
    const { winners } = frame('finished-5').outcome!;
    const ranks = [...document.querySelectorAll('[aria-label="The game is over"] li')];
    expect(ranks).toHaveLength(5);
    expect(ranks[0]!.textContent).toContain(NAMES[winners[0]!]!);
    expect(ranks[0]!.querySelector('[aria-label="Winner"]')).toBeTruthy();
  });

  it('says what hangs over the game', () => {
    const shown = structuredClone(frame('mid-game-5'));
    const said = (now: Partial<ReturnType<typeof viewOf>>): string | null => {
      Object.assign(viewOf(shown), { turn: 11, ending: '', dead_pile: 9, legends: 4, main: 30, ...now });
      const words = module.looming(shown);
      return words && speech.say(words, NAMES);
    };
    expect(said({})).toBeNull();
    expect(said({ dead_pile: 3 })).toBe('3 dead-wizard tokens are left: the third death ends the game');
    expect(said({ dead_pile: 1 })).toBe('One dead-wizard token is left: the next death ends the game');
    expect(said({ legends: 1 })).toMatch(/last legend/);
    expect(said({ main: 2 })).toMatch(/^2 cards are left in the main deck/);
    expect(said({ ending: 'tokens', dead_pile: 0 })).toMatch(/the game ends with this turn/);
  });

  it.each(LANGUAGES)('has a headline in %s', async (lang) => {
    await speech.speak(lang);
    for (const shown of frames.values()) expect(speech.say(module.headline(shown), NAMES)).not.toMatch(/kr-|\{/);
    await speech.speak('en');
    const shown = structuredClone(frame('mid-game-5'));
    Object.assign(viewOf(shown), { turn: 11, active: 0, ending: '' });
    expect(speech.say(module.headline(shown), NAMES)).toBe('Round 3 · turn of Ada');
  });
});
