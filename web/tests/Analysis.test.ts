import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../src/lib/phrases';
import type { Analysis as Judgement } from '../src/lib/wire';
import { speech } from '../src/lib/words.svelte';
import Analysis from '../src/pages/Analysis.svelte';
import { read } from './files';
import { aTable, RES_ARCANA, serve } from './tables';

const nothing = (state: Judgement['state']): Judgement => ({ state, done: 0, total: 3, seats: [], moves: [] });
const SERVER = {
  'GET /api/titles': [{ ...RES_ARCANA, title: 'plain' }],
  'GET /api/titles/plain/cards': [],
  'GET /api/words/plain/en': read('conclave/kernel/text/en.ftl'),
  'GET /api/tables/8Zk': aTable({ title: 'plain', state: 'finished' }),
};

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});
afterEach(() => vi.unstubAllGlobals());

describe('an analysis that is not there', () => {
  it.each([
    ['none', 'Analyse the game', 'This game has not been analysed yet.'],
    ['failed', 'Try again', 'The analysis did not succeed.'],
  ] as const)('can be begun when it is «%s»', async (state, name, text) => {
    const server: Record<string, unknown> = { ...SERVER, 'GET /api/tables/8Zk/analysis': nothing(state), 'POST /api/tables/8Zk/analysis': nothing(state) };
    const asked = serve(server);
    render(Analysis, { props: { id: '8Zk' } });
    expect(await screen.findByText(text)).toBeTruthy();
    const before = asked.filter((one) => one.method === 'POST').length;
    server['POST /api/tables/8Zk/analysis'] = nothing('running');
    await fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
    expect(asked.filter((one) => one.method === 'POST')).toHaveLength(before + 1);
  });
});
