import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../../src/lib/phrases';
import { LANGUAGES } from '../../src/lib/wire';
import { t } from '../../src/lib/words.svelte';
import Settings from '../../src/pages/Settings.svelte';
import AskingSettings from '../../src/table/AskingSettings.svelte';
import { RES_ARCANA, serve } from '../tables';
import { learn } from './words';

beforeAll(learnClient);
afterEach(async () => {
  vi.unstubAllGlobals();
  await learn('en');
});

describe('being asked when it matters', () => {
  it.each(LANGUAGES)('is told to show the others that one had nothing (%s)', async (lang) => {
    serve({ 'GET /api/titles': [RES_ARCANA], [`GET /api/words/res-arcana/${lang}`]: '' });
    await learn(lang);
    const note = t('asking-matters-note');
    // It speaks of the choice by the name that stands on it.
    expect(note).toContain(t('asking-matters'));
    render(AskingSettings, { props: { asking: { 'life-loss': 'always' }, onset: () => undefined } });
    expect(screen.getByText(note)).toBeTruthy();
    cleanup();
    render(Settings);
    expect(await screen.findByText(note)).toBeTruthy();
  });
});
