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
  'GET /api/titles': [{ ...RES_ARCANA, title: 'plain', client: '' }],
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
  it('is begun by whoever looks first', async () => {
    const asked = serve({ ...SERVER, 'GET /api/tables/8Zk/analysis': nothing('none'), 'POST /api/tables/8Zk/analysis': nothing('running') });
    render(Analysis, { props: { id: '8Zk' } });
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
    expect(asked.filter((one) => one.method === 'POST')).toHaveLength(1);
  });

  it('can be tried again when it failed', async () => {
    const asked = serve({ ...SERVER, 'GET /api/tables/8Zk/analysis': nothing('failed'), 'POST /api/tables/8Zk/analysis': nothing('running') });
    render(Analysis, { props: { id: '8Zk' } });
    expect(await screen.findByText('The analysis did not succeed.')).toBeTruthy();
    expect(asked.filter((one) => one.method === 'POST')).toHaveLength(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
    expect(asked.filter((one) => one.method === 'POST')).toHaveLength(1);
  });
});
