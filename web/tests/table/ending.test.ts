import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import { learnClient } from '../../src/lib/phrases';
import { settings } from '../../src/lib/settings.svelte';
import type { Analysis, CardFace, Judged, Outcome } from '../../src/lib/wire';
import { t } from '../../src/lib/words.svelte';
import EndOfGame from '../../src/table/EndOfGame.svelte';
import { endOf } from '../../src/table/ending';
import { bestMove, byRounds, cardIn, errorOf, signed, turningPoints, turnsOf, worstMove } from '../../src/table/end/turning';
import { serve } from '../tables';
import At from './At.svelte';
import { frame, table } from './frames';
import { learn } from './words';

const move = (version: number, seat: number, more: Partial<Judged> = {}): Judged => ({ version, seat, answer: ['move-pass'], chance: 0.5, best: 0.5, best_answer: ['move-pass'], lost: 0, ...more });
const place = ['move-place', { card: ['card-bone-dragon'] }] as Judged['answer'];
/** Two seats, four turns: Ada, Bo, Ada with two moves, Bo. */
const ANALYSIS: Analysis = {
  state: 'ready', done: 5, total: 5,
  seats: [[0.5, 0.5, 0.4, 0.6, 0.9, 0.2], [0.5, 0.5, 0.6, 0.4, 0.1, 0.8]],
  rounds: [1, 1, 1, 2, 2, 2],
  moves: [move(1, 0), move(2, 1), move(3, 0, { chance: 0.6, answer: place }), move(4, 0, { chance: 0.8, lost: 0.1 }), move(5, 1)],
};
const cards = new Map((JSON.parse(readFileSync('tests/frames/res-arcana/cards.json', 'utf8')) as CardFace[]).map((face) => [face.name, face]));

beforeAll(async () => {
  await learnClient();
  await learn();
});
beforeEach(() => {
  settings.motion = 'less';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the course of a finished game', () => {
  it('is cut into whole turns, and into rounds where turns are too many to be read', () => {
    expect(turnsOf(ANALYSIS).map((turn) => [turn.version, turn.moves.length])).toEqual([[1, 1], [2, 1], [4, 2], [5, 1]]);
    const moves = Array.from({ length: 80 }, (_, at) => move(at + 1, at % 2));
    const long = { ...ANALYSIS, moves, rounds: Array.from({ length: 81 }, (_, version) => Math.floor(version / 10)), seats: [Array<number>(81).fill(0.5), Array<number>(81).fill(0.5)] };
    expect([byRounds(ANALYSIS), byRounds(long), byRounds({ ...long, rounds: [] })]).toEqual([false, true, false]);
    expect(turnsOf(long).map((turn) => turn.version)).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
  });

  it('turned where it changed most, in order; what changed nothing is no turning point', () => {
    const points = turningPoints(ANALYSIS, turnsOf(ANALYSIS), 0);
    expect(points.map((point) => [point.at, point.move.version, signed(point.change)])).toEqual([[1, 2, '−10'], [2, 4, '+50'], [3, 5, '−70']]);
    expect(turningPoints(ANALYSIS, turnsOf(ANALYSIS), 0, 1).map((point) => point.at)).toEqual([3]);
  });

  it('is known with an error: how far two judgements of the same moment differ', () => {
    // Of five moves, those of versions 4 and 5 are judged otherwise than the table: 0.8 for 0.9, 0.5 for 0.8; version 2: 0.5 for 0.6.
    expect(errorOf(ANALYSIS)).toBeCloseTo(Math.sqrt((0.01 + 0.09 + 0.01) / 5));
    expect(errorOf({ ...ANALYSIS, moves: [] })).toBe(0);
  });

  it('has a best and a worst move of a seat, and the card that a move is about', () => {
    expect(bestMove(ANALYSIS, 0)?.version).toBe(3);
    expect(worstMove(ANALYSIS, 0)?.version).toBe(4);
    expect(bestMove({ ...ANALYSIS, moves: [] }, 0)).toBeNull();
    expect(worstMove(ANALYSIS, 1)).toBeNull();
    expect(cardIn(place, cards)?.name).toBe('bone_dragon');
    expect(cardIn(['move-pass'], cards)).toBeNull();
  });
});

describe('the sentence of the end', () => {
  const of = (winners: number[], scores: number[], seat: number | null): string => endOf({ winners, scores, reason: '' }, ['Ada', 'Bo'], seat);
  it('says by how much', () => {
    expect(of([0], [14, 12], 0)).toBe('You win, 14 to 12');
    expect(of([0], [14, 12], 1)).toBe('Ada wins, 14 to 12');
    expect(of([0], [12, 12], 0)).toBe('You win!');
    expect(of([0, 1], [12, 12], 0)).toBe('Shared victory: Ada, Bo');
    expect(of([], [1, 2], 0)).toBe('Nobody wins');
  });

  it('names who won without a seat, and says who lost alone', () => {
    const lost: Outcome = { winners: [], scores: [3], reason: '', ranks: [1], others: [] };
    expect(endOf(lost, ['Ada'], 0)).toBe('The game is lost');
    expect(endOf(lost, ['Ada'], null)).toBe('Nobody wins');
    expect(endOf({ ...lost, others: [{ name: 'night', score: 9, won: false }] }, ['Ada'], 0)).toBe('The game is lost');
    expect(endOf({ ...lost, others: [{ name: 'night', score: 9, won: true }] }, ['Ada'], 0)).toMatch(/^Nobody wins: the victory goes to .*night/);
  });
});

describe('the page of the end', () => {
  const outcome = frame('finished-4').outcome as Outcome;
  function end(seat: number | null, ended: Outcome = outcome): void {
    const choosing = new TableChoosing({ answer: () => Promise.resolve(), why: () => Promise.resolve([]) });
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const scene = { title: 'res-arcana', module: null, cards, names, choosing };
    render(At, { props: { scene, Part: EndOfGame as unknown as Component<Record<string, unknown>>, props: { open: true, outcome: ended, table: table({ state: 'finished' }), seat } } });
  }
  const rows = (): string[][] => [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => (cell.querySelector('b') ?? cell).textContent?.trim() ?? ''));

  it('counts a row for each seat and a column for each source, which name the cards', async () => {
    serve({ 'GET /api/tables/table-1/analysis': { ...ANALYSIS, state: 'none', moves: [], seats: [] } });
    end(null);
    const sources = (outcome.tally ?? []).map((source) => t(`source-${source.source}`));
    expect(sources.length).toBeGreaterThan(2);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent?.trim())).toEqual([...sources, 'Points']);
    expect(rows().map((cells) => cells.at(-1))).toEqual([...outcome.scores].sort((one, other) => other - one).map(String));
    const best = outcome.winners[0] ?? 0;
    const given = outcome.tally?.flatMap((source) => source.shares[best]?.cards ?? [])[0];
    expect(document.querySelector('tr.won')?.textContent).toContain(t(cards.get(given?.card ?? '')?.words[0] ?? ''));
    for (const cells of rows()) expect(cells.slice(0, -1).reduce((sum, cell) => sum + (Number(cell.replace('·', '0').replace('−', '-')) || 0), 0)).toBe(Number(cells.at(-1)));
  });

  it('lets the columns appear one by one while the total runs along, and all at a click', async () => {
    settings.motion = 'full';
    vi.useFakeTimers();
    serve({ 'GET /api/tables/table-1/analysis': { ...ANALYSIS, state: 'none', moves: [], seats: [] } });
    end(null);
    const totals = (): string[] => rows().map((cells) => cells.at(-1) ?? '');
    const coming = (): number => document.querySelectorAll('thead .coming').length;
    const all = coming();
    expect(all).toBe(outcome.tally?.length);
    expect(totals()).toEqual(['0', '0', '0', '0']);
    await vi.advanceTimersByTimeAsync(620);
    expect(coming()).toBe(all - 1);
    await fireEvent.click(screen.getByRole('table'));
    expect(coming()).toBe(0);
    expect(totals().map(Number).reduce((sum, each) => sum + each)).toBe(outcome.scores.reduce((sum, each) => sum + each));
    await fireEvent.click(screen.getByRole('button', { name: /again$/ }));
    expect(coming()).toBe(all);
  });

  it('draws the chances with their turning points, and the best and the worst move', async () => {
    const asked = serve({ 'GET /api/tables/table-1/analysis': { ...ANALYSIS, state: 'none' }, 'POST /api/tables/table-1/analysis': ANALYSIS });
    end(0);
    const chances = await screen.findByRole('region', { name: 'Chance to win' });
    expect(asked.filter((one) => one.method === 'POST')).toHaveLength(1);
    expect(chances.querySelectorAll('path.band')).toHaveLength(1);
    expect(chances.textContent).toContain('± 15');
    expect(within(chances).getAllByRole('listitem').filter((item) => item.querySelector('.dot')).map((item) => item.querySelector('.change')?.textContent)).toEqual(['−10', '+50', '−70']);
    expect(chances.querySelectorAll('circle')).toHaveLength(3);
    expect(screen.getByText('Best move')).toBeTruthy();
    expect(screen.getByText('Worst move')).toBeTruthy();
  });

  it('lights one button only, and begins no analysis for who watched', async () => {
    const asked = serve({ 'GET /api/tables/table-1/analysis': { ...ANALYSIS, state: 'none', moves: [], seats: [] } });
    end(null);
    await waitFor(() => expect(screen.getByText('Nobody has analysed this game yet.')).toBeTruthy());
    expect(asked.every((one) => one.method === 'GET')).toBe(true);
    expect(document.querySelectorAll('.button.main')).toHaveLength(0);
    end(1);
    expect([...document.querySelectorAll('.button.main')].map((button) => button.textContent?.trim())).toEqual(['Play again']);
  });

  it('counts the points of those without a seat beside the others', () => {
    serve({ 'GET /api/tables/table-1/analysis': { ...ANALYSIS, state: 'none', moves: [], seats: [] } });
    const share = (points: number) => ({ points, cards: [] });
    end(0, {
      winners: [], scores: [2, 3], reason: '', ranks: [2, 1], others: [{ name: 'night', score: 7, won: true }],
      tally: [{ source: 'light', shares: [share(2), share(3), share(7)] }],
    });
    expect(rows()).toEqual([['7', '7'], ['3', '3'], ['2', '2']]);
    expect(document.querySelector('tr.won')?.textContent).toContain('night');
    expect(document.querySelectorAll('tr.own')).toHaveLength(1);
  });

  it('counts nothing where a title does not say what its points are made of', () => {
    serve({ 'GET /api/tables/table-1/analysis': { ...ANALYSIS, state: 'none', moves: [], seats: [] } });
    end(null, { winners: [1], scores: [2, 3], reason: '' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(rows()).toEqual([['3'], ['2']]);
  });
});
