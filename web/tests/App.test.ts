import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import App from '../src/App.svelte';
import { learnClient } from '../src/lib/phrases';
import { go } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Rule } from '../src/lib/wire';
import { speech } from '../src/lib/words.svelte';
import { wordsOf } from './files';
import cards from './frames/res-arcana/cards.json';
import { aTable, RES_ARCANA, serve } from './tables';

const RULES: Rule[] = [
  { id: 'RA-ACT-1', kind: 'rule', section: '7. Actions', name: '', statement: 'Each player does one action.', origin: '', advice: false, lang: 'en' },
  { id: 'RA-EX-1', kind: 'example', section: 'Worked examples', name: 'Hawk', statement: 'See RA-ACT-1.', origin: '', advice: false, lang: 'en' },
];
const both = (lang: string): string => wordsOf('res-arcana', lang);

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});

beforeEach(() => {
  serve({
    'GET /api/titles': [RES_ARCANA],
    'GET /api/words/res-arcana/en': both('en'),
    'GET /api/words/res-arcana/uk': both('uk'),
    'GET /api/words/res-arcana/ru': both('ru'),
    'GET /api/words/res-arcana/pl': both('pl'),
    'GET /api/titles/res-arcana/cards': cards.slice(0, 9),
    'GET /api/titles/res-arcana/rules': RULES,
    'GET /api/tables': [aTable(), aTable({ id: 'busy', state: 'playing' })],
    'POST /api/tables/8Zk/join': { table: aTable(), token: '1.secret', link: '' },
  });
});

function open(path: string): void {
  history.replaceState(null, '', path);
  render(App);
}

const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

describe('the site', () => {
  it('goes from page to page: title, focus, landmarks', async () => {
    open('/about');
    await heading('About');
    expect(document.title).toBe('About · Conclave');
    expect(screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')).toBe('#main');
    await fireEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Settings' }));
    await heading('Settings');
    expect(document.title).toBe('Settings · Conclave');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('leads to the first title where the address names none', async () => {
    open('/rules');
    await heading('Res Arcana: the rules');
    expect(location.pathname).toBe('/rules/res-arcana');
  });

  it('says where there is nothing', async () => {
    open('/nowhere/at/all');
    await heading('There is nothing here');
  });

  it('changes its language on the spot', async () => {
    open('/settings');
    await heading('Settings');
    await fireEvent.click(screen.getByRole('radio', { name: 'Українська' }));
    await heading('Налаштування');
    expect(document.documentElement.lang).toBe('uk');
    settings.language = 'en';
    await heading('Settings');
  });
});

describe('the rules browser', () => {
  it('goes to the rule of the address, and finds others', async () => {
    open('/rules/res-arcana/RA-ACT-1');
    await heading('Res Arcana: the rules');
    await waitFor(() => expect(document.querySelector('[aria-current="true"]')?.id).toBe('RA-ACT-1'));
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'hawk' } });
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1));
    expect(document.querySelector('mark')?.textContent).toBe('Hawk');
    expect(screen.getByText('1 entry')).toBeTruthy();
    go('/rules/res-arcana/RA-ACT-1');
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  });

  it('is read in the language of the reader, and says what is not translated', async () => {
    const ukrainian = RULES.map((rule): Rule => (rule.kind === 'rule' ? { ...rule, section: '7. Дії', statement: 'Кожен гравець робить одну дію.', lang: 'uk' } : rule));
    open('/rules/res-arcana');
    await heading('Res Arcana: the rules');
    await screen.findByText('Each player does one action.');
    serve({ 'GET /api/titles/res-arcana/rules': ukrainian, 'GET /api/words/res-arcana/uk': both('uk') });
    settings.language = 'uk';
    const statement = await screen.findByText('Кожен гравець робить одну дію.');
    expect(statement.closest('[lang]')?.getAttribute('lang')).toBe('uk');
    expect(screen.getByRole('heading', { name: '7. Дії' }).lang).toBe('uk');
    expect(screen.getByRole('heading', { name: 'Hawk' }).lang).toBe('en');
    expect(screen.getByText(/1 запис тут англійською/)).toBeTruthy();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'дію' } });
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1));
    settings.language = 'en';
    await heading('Res Arcana: the rules');
  });

  it('says when there is no such rule', async () => {
    open('/rules/res-arcana/RA-NO-9');
    expect((await screen.findByRole('alert')).textContent).toContain('RA-NO-9');
  });
});

describe('the gallery', () => {
  it('filters, and shows a card in every language', async () => {
    open('/cards/res-arcana');
    await heading('Res Arcana: the cards');
    await screen.findByText('9 cards');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'athanor' } });
    await screen.findByText('1 card');
    await fireEvent.click(screen.getByRole('button', { name: 'Athanor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Athanor' });
    expect(await within(dialog).findAllByText('Атанор')).toHaveLength(2);
    expect(within(dialog).getByRole('link', { name: 'RA-CARD-3' }).getAttribute('href')).toBe('/rules/res-arcana/RA-CARD-3');
  });
});

describe('the lobby', () => {
  it('shows tables by their state and sits down at an open one', async () => {
    open('/lobby');
    const waiting = await screen.findByRole('region', { name: 'Waiting for players' });
    expect(screen.getByRole('region', { name: 'Being played' })).toBeTruthy();
    await fireEvent.click(within(waiting).getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(location.pathname).toBe('/table/8Zk'));
    expect(localStorage.getItem('conclave.seats')).toContain('1.secret');
  });
});
