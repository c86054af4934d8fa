import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Board from '../../src/games/res_arcana/Board.svelte';
import { looming } from '../../src/games/res_arcana/headline';
import { threatOf } from '../../src/games/res_arcana/seats/threat';
import { viewOf, type SeatView } from '../../src/games/res_arcana/view';
import { LANGUAGES, type Frame } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { cards, frame, seated } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const plaque = (seat: number): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="seat:${seat}"]`)!;
const section = (seat: number): HTMLElement => plaque(seat).closest<HTMLElement>('.rival')!;

describe('a rival', () => {
  it('folds and unfolds by a touch on the plaque', async () => {
    render(Board, seated(frame('mid-game-4')).props);
    const seat = viewOf(frame('mid-game-4')).seats[2]!;
    expect(section(2).querySelector('[data-thing^="card:"]')).toBeNull();
    await fireEvent.click(plaque(2));
    expect(section(2).querySelectorAll('[data-thing^="card:"]')).toHaveLength(seat.play.length);
    await fireEvent.click(plaque(2));
    expect(section(2).querySelector('[data-thing^="card:"]')).toBeNull();
  });

  it('is chosen, not unfolded, where the seat is what is asked about', async () => {
    const { props, answers } = seated(frame('ask-copy-whom'));
    render(Board, props);
    const [option] = frame('ask-copy-whom').ask!.options;
    const seat = Number(option!.about[0]!.split(':')[1]);
    expect([...section(seat).classList]).toContain('can');
    const before = section(seat).classList.contains('open');
    await fireEvent.click(plaque(seat));
    expect(answers).toEqual([option!.note]);
    expect(section(seat).classList.contains('open')).toBe(before);
  });

  it('shows what there is none of as an outline', () => {
    render(Board, seated(frame('mid-game-4')).props);
    for (const seat of viewOf(frame('mid-game-4')).seats.slice(0, 3)) {
      const outlines = Object.values(seat.pool).filter((count) => count === 0).length;
      expect(section(seat.seat).querySelectorAll('.pool .chip.zero')).toHaveLength(outlines);
    }
  });
});

describe('the threat of a seat', () => {
  const seat = (play: SeatView['play'], calm = 0): SeatView => ({ ...viewOf(frame('mid-game')).seats[0]!, play, pool: { elan: 0, life: 0, calm, death: 0, gold: 0 } });
  const lying = (card: string, turned = false): SeatView['play'][number] => ({ card, turned, stored: {} });

  it('counts dragons, and shields that can still turn', () => {
    expect(threatOf(seat([lying('bone_dragon', true), lying('chalice_of_life'), lying('protection', true)]), cards)).toEqual({ dragons: 1, shields: 1 });
  });
  it('counts a shield that costs something only where it can be paid', () => {
    expect(threatOf(seat([lying('elemental_spring')]), cards).shields).toBe(0);
    expect(threatOf(seat([lying('elemental_spring')], 1), cards).shields).toBe(1);
  });
});

describe('what hangs over the game', () => {
  const near = frame('mid-game-4');
  const without = (seat: number): Frame => {
    const shown = structuredClone(near);
    viewOf(shown).seats[seat]!.points = 3;
    return shown;
  };

  it('is who has reached the goal', () => {
    expect(looming(near)).toEqual(['ra-last-round', { seat: 3, count: 13 }]);
  });
  it('is nothing before, and nothing once the game is over', () => {
    expect(looming(without(3))).toBeNull();
    expect(looming(frame('finished-4'))).toBeNull();
  });
  it.each(LANGUAGES)('is said in %s', async (lang) => {
    await speech.speak(lang);
    const said = speech.say(looming(near)!, ['Ada', 'Boleslav', 'Cassandra', 'Dorothea']);
    expect(said).toContain('Dorothea');
    expect(said).toContain('13');
    expect(said).not.toMatch(/ra-|\{/);
    await speech.speak('en');
  });
});
