import { act, cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/krutagidon/Board.svelte';
import { featured, impactsOf, lately } from '../../src/games/krutagidon/impacts';
import { viewOf } from '../../src/games/krutagidon/view';
import { speech } from '../../src/lib/words.svelte';
import type { News } from '../../src/lib/wire';
import { frame, news, seated } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const ATTACK = [
  news('attack', { seat: 0, card: ['card-wand'], targets: [['player', { seat: 1 }], ['player', { seat: 2 }]] }, 'card:wand'),
  news('defended', { seat: 1, card: ['card-mad-cat-lady'] }, 'card:mad_cat_lady'),
  news('hurt', { seat: 2, count: 3, life: 2 }),
  news('hurt', { seat: 2, count: 2, life: 0 }),
  news('died', { seat: 2, killer: 0 }),
  news('healed', { seat: 0, count: 4, life: 9 }),
];

describe('what the news did', () => {
  it('is told for each wizard', () => {
    const impacts = impactsOf(ATTACK);
    expect(impacts.get(0)).toEqual({ targeted: false, hurt: 0, healed: 4, died: false, defence: '' });
    expect(impacts.get(1)).toEqual({ targeted: true, hurt: 0, healed: 0, died: false, defence: 'mad_cat_lady' });
    expect(impacts.get(2)).toEqual({ targeted: true, hurt: 5, healed: 0, died: true, defence: '' });
    expect(impacts.has(3)).toBe(false);
  });

  it('brings the cards of the attack to the stage', () => {
    expect(featured([...ATTACK, news('mayhem', { card: ['card-mayhem-b'] }, 'card:mayhem_b')])).toEqual(['wand', 'mad_cat_lady', 'mayhem_b']);
  });

  it('is forgotten after a turn: then it is in the film', () => {
    const turn = (seat: number): News => news('turn', { seat, count: 1 });
    const hit = news('hurt', { seat: 0, count: 3, life: 9 });
    const since = (...told: News[]): number => impactsOf(lately(told)).get(0)?.hurt ?? 0;
    expect(since(turn(0), hit, turn(1))).toBe(0);
    expect(since(turn(0), hit, turn(1), hit, hit)).toBe(6);
    expect(lately([turn(1), hit, turn(2)])).toEqual([turn(2)]);
    expect(lately([hit])).toEqual([hit]);
  });

  it('of long ago is not brought to the stage', () => {
    expect(featured([{ ...ATTACK[0]!, version: 1 }, { ...ATTACK[1]!, version: 2 }])).toEqual(['mad_cat_lady']);
  });

  it('stands over the wizards like in a comic', () => {
    const shown = structuredClone(frame('mid-game-5'));
    shown.news = ATTACK;
    render(Board, seated(shown).props);
    const board = (seat: number): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="seat:${seat}"]`)!.closest('section')!;
    expect(board(2).querySelector('[role="img"][aria-label="Loses 5 life"]')!.textContent.trim()).toBe('−5');
    expect(board(2).querySelector('[aria-label="Died"]')).toBeTruthy();
    expect(board(2).classList).toContain('struck');
    expect(board(1).querySelector('[role="img"][aria-label="Defended with “Mad Cat Lady”"]')).toBeTruthy();
    expect(board(0).classList).not.toContain('struck');
    expect(board(3).querySelector('.boom')).toBeNull();
    expect(viewOf(shown).seats).toHaveLength(5);
  });

  it('is gone from the life bar when it is read', async () => {
    vi.useFakeTimers();
    const shown = structuredClone(frame('mid-game-5'));
    shown.news = ATTACK;
    render(Board, seated(shown).props);
    expect(document.querySelectorAll('.hit, .cure')).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(document.querySelector('.hit, .cure')).toBeNull();
    vi.useRealTimers();
  });
});
