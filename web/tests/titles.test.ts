import { beforeAll, describe, expect, it } from 'vitest';
import { boardIn, gameModule } from '../src/lib/titles';
import { RES_ARCANA, serve } from './tables';

beforeAll(() => {
  serve({ 'GET /api/titles': [RES_ARCANA, { ...RES_ARCANA, title: 'other' }, { ...RES_ARCANA, title: 'plain', client: '' }] });
});

describe('boards', () => {
  it('are found in the folder that a title names', async () => {
    const board = await gameModule('res-arcana');
    expect(board?.Board).toBeTruthy();
    expect(await gameModule('other')).toBe(board);
    expect(await boardIn('res_arcana')).toBe(board);
  });

  it('are plain where a title names none, or one that is not built in', async () => {
    expect(await gameModule('plain')).toBeNull();
    expect(await gameModule('unheard-of')).toBeNull();
    expect(await boardIn('nowhere')).toBeNull();
  });
});
