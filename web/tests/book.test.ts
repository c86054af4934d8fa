// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Book } from '../src/lib/book';
import { LANGUAGES, type Lang, type Words } from '../src/lib/wire';
import { wordsOf } from './files';
import python from './words/said.json';

const bookOf = (lang: Lang): Book => new Book(lang, [wordsOf('res-arcana', lang)]);

describe.each(LANGUAGES)('words in %s', (lang) => {
  const book = bookOf(lang);

  it('are said as Python says them', () => {
    for (const row of python.said) expect(book.say(row.words as Words, python.names)).toBe(row[lang]);
  });
});

describe('a book', () => {
  const book = new Book('en', ['list-comma = { $first }, { $next }\nlist-and = { $first } and { $next }\nlist-or = { $first } or { $next }', 'x = { $parts } ({ $parts_count })\ny = { $either }\nplayer = Player { $number }\nz = { CAPITAL($what) }\na = A\nb = B\nc = C']);

  it('joins lists by the name of their argument, and counts them', () => {
    expect(book.say(['x', { parts: [['a'], ['b'], ['c']] }])).toBe('A, B and C (3)');
    expect(book.say(['y', { either: [['a'], ['b']] }])).toBe('A or B');
    expect(book.say(['x', { parts: [] }])).toBe(' (0)');
  });

  it('quotes the names of cards one by one', () => {
    const names = [['card-sea-serpent'], ['card-vault']] as Words[];
    expect(bookOf('en').say(['laid-open', { cards: names }])).toContain('“Sea Serpent” and “Vault”');
    expect(bookOf('pl').say(['laid-open', { cards: names }])).toMatch(/„[^”]+” i „[^”]+”/);
  });

  it('names players, or numbers them', () => {
    expect(book.say(['player', { seat: 1 }], ['Ada', 'Bo'])).toBe('Bo');
    expect(book.nameOf(1)).toBe('Player 2');
  });

  it('begins sentences', () => {
    expect(book.say(['z', { what: 'ґедзь' }])).toBe('Ґедзь');
  });

  it('says nothing for no words, and the key for unknown ones', () => {
    expect(book.say([''])).toBe('');
    expect(book.say(['unheard-of'])).toBe('unheard-of');
  });

  it('lets a later text replace a message', () => {
    expect(new Book('en', ['a = old', 'a = new']).say(['a'])).toBe('new');
  });
});
