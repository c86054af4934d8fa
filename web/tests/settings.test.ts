import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languageOf } from '../src/lib/settings.svelte';

async function fresh(kept?: unknown): Promise<typeof import('../src/lib/settings.svelte').settings> {
  vi.resetModules();
  if (kept !== undefined) localStorage.setItem('conclave.settings', JSON.stringify(kept));
  return (await import('../src/lib/settings.svelte')).settings;
}

function wish(query: string): EventTarget & { matches: boolean } {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', (asked: string) => (asked.includes(query) ? media : Object.assign(new EventTarget(), { matches: false })));
  return media;
}

describe('the language of a browser', () => {
  it.each([
    [['uk-UA', 'en'], 'uk'],
    [['de-AT', 'pl'], 'pl'],
    [['RU'], 'ru'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ])('%j is %s', (wishes, lang) => {
    expect(languageOf(wishes)).toBe(lang);
  });
});

describe('settings', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('begin quiet and automatic', async () => {
    const settings = await fresh();
    expect([settings.language, settings.theme, settings.motion, settings.sound, settings.name]).toEqual(['auto', 'auto', 'auto', false, '']);
  });

  it('come back on the next visit', async () => {
    const settings = await fresh();
    settings.theme = 'light';
    settings.motion = 'off';
    settings.sound = true;
    settings.name = '  Ada  ';
    settings.ask('life-loss', 'never');
    const again = await fresh();
    expect([again.theme, again.moving, again.sound, again.name]).toEqual(['light', 'off', true, 'Ada']);
    expect(again.asking).toEqual({ 'life-loss': 'never' });
  });

  it('do not believe what they cannot read', async () => {
    const settings = await fresh({ theme: 'pink', motion: 3, name: 7, language: 'xx', asking: { 'life-loss': 'perhaps' } });
    expect([settings.theme, settings.motion, settings.name, settings.language]).toEqual(['auto', 'auto', '', 'auto']);
    expect(settings.asking).toEqual({ 'life-loss': 'always' });
  });

  it('stand on the page as attributes', async () => {
    const settings = await fresh();
    const stop = settings.apply();
    settings.theme = 'light';
    settings.motion = 'less';
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'less' });
    stop();
  });

  it('follow the wish for less motion, also when it changes', async () => {
    const media = wish('reduced-motion');
    const settings = await fresh();
    const stop = settings.apply();
    expect(settings.moving).toBe('less');
    media.matches = false;
    media.dispatchEvent(new Event('change'));
    expect(document.documentElement.dataset['motion']).toBe('full');
    stop();
  });
});
