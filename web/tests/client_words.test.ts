// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Book } from '../src/lib/book';
import { LANGUAGES } from '../src/lib/wire';
import { filesBelow, read } from './files';

const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '').sort();
const own = (lang: string): string => read(`web/src/words/${lang}.ftl`);
// The pages of a game bring words of their own.
const GAME_PAGES = /(^|\/)(Table|Replay|Analysis|Tutorial)\.svelte$/;

describe('the words of the client', () => {
  it.each(LANGUAGES)('are all there in %s', (lang) => {
    expect(keysOf(own(lang))).toEqual(keysOf(own('en')));
  });

  it.each(LANGUAGES)('of the table are all there in %s', (lang) => {
    const table = (which: string): string => read(`web/src/table/words/${which}.ftl`);
    expect(keysOf(table(lang))).toEqual(keysOf(table('en')));
  });

  it('of the table say every key that it asks for', () => {
    const book = new Book('en', [own('en'), read('web/src/table/words/en.ftl')]);
    const files = [...filesBelow('web/src/table', /\.(svelte|ts)$/), ...filesBelow('web/src/pages', GAME_PAGES)];
    const asked = new Set(files.map(read).flatMap((text) => [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? '')));
    expect(asked.size).toBeGreaterThan(80);
    expect([...asked].filter((key) => !book.has(key))).toEqual([]);
  });

  it('have one for each refusal of the server that a reader can meet', () => {
    const book = new Book('en', [own('en')]);
    for (const code of ['hint-company', 'undo-declined', 'no-watching', 'still-here']) expect(book.has(`refused-${code}`)).toBe(true);
    expect(book.has('refused-not-allowed')).toBe(false);
  });

  it('say every key that the plain pages ask for', () => {
    const book = new Book('en', [own('en')]);
    const files = [...filesBelow('web/src/ui', /\.svelte$/), ...filesBelow('web/src/pages', /\.svelte$/), 'web/src/App.svelte'];
    const texts = files.filter((path) => !GAME_PAGES.test(path)).map(read);
    const asked = new Set(texts.flatMap((text) => [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? '')));
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((key) => !book.has(key))).toEqual([]);
  });

  it('take no key of the kernel or of a game', () => {
    const taken = ['kernel', 'games/res_arcana'].flatMap((folder) => keysOf(read(`conclave/${folder}/text/en.ftl`)));
    expect(keysOf(own('en')).filter((key) => taken.includes(key))).toEqual([]);
  });

  it('count in each language', () => {
    const counted = LANGUAGES.map((lang) => {
      const book = new Book(lang, [own(lang)]);
      return [1, 3, 5, 21].map((count) => book.say(['cards-found', { count }]));
    });
    expect(counted).toEqual([
      ['1 card', '3 cards', '5 cards', '21 cards'],
      ['1 карта', '3 карти', '5 карт', '21 карта'],
      ['1 карта', '3 карты', '5 карт', '21 карта'],
      ['1 karta', '3 karty', '5 kart', '21 kart'],
    ]);
  });

  it('are those of a native', () => {
    const said = (key: string): string[] =>
      LANGUAGES.slice(1).map((lang) => new Book(lang, [own(lang), read(`web/src/table/words/${lang}.ftl`), read(`conclave/server/text/${lang}.ftl`)]).say([key, { seat: 'Ada' }]));
    expect(said('play-undo')).toEqual(['Скасувати хід', 'Отменить ход', 'Cofnij ruch']);
    expect(said('play-redo')).toEqual(['Повернути хід', 'Вернуть ход', 'Przywróć ruch']);
    expect(said('table-undone').map((text) => text.replace(/^\S+ /, ''))).toEqual(['скасовує хід.', 'отменяет ход.', 'cofa ruch.']);
    expect(said('table-redone').map((text) => text.replace(/^\S+ /, ''))).toEqual(['повертає хід.', 'возвращает ход.', 'przywraca ruch.']);
    expect(said('theme')).toEqual(['Тема', 'Тема', 'Motyw']);
    expect(said('motion')).toEqual(['Анімація', 'Анимация', 'Animacje']);
    expect(said('bot-random')).toEqual(['Випадковий бот', 'Случайный бот', 'Losowy bot']);
    // It costs money nowhere; a «free seat» is another word.
    expect(said('footer-line').map((text) => text.split(' ')[0])).toEqual(['Безкоштовний', 'Бесплатный', 'Darmowy']);
    // Who has lost both has lost the seat; with either one comes back.
    for (const text of said('forget-text')) expect(text).toMatch(/ (і без|и без|i bez) /);
  });
});
