// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { blocks, marked } from '../src/lib/prose';
import { termsOf } from '../src/lib/folded';
import { kindsOfRules, sectionsOf, wantedRules } from '../src/lib/rulebook';
import type { Rule } from '../src/lib/wire';

const rule = (id: string, statement: string, more: Partial<Rule> = {}): Rule => ({
  id, kind: 'rule', section: '1. Definitions', name: '', statement, origin: '', advice: false, lang: 'en', ...more,
});
const RULES = [
  rule('RA-DEF-1', 'The game is for 2, 3 or 4 players.'),
  rule('RA-PASS-1', 'To pass, a player swaps the magic item.', { section: '7. Actions' }),
  rule('RA-PASS-2', 'Who passes first takes the token.', { section: '7.1 Passing' }),
  rule('RA-EX-1', 'An example of passing.', { section: 'Worked examples', kind: 'example', name: 'Catacombs' }),
];

const find = (text: string, kind = ''): string[] => wantedRules(RULES, termsOf(text), kind).map((one) => one.id);

describe('searching the rules', () => {
  it('wants all words, anywhere in number, name or statement', () => {
    expect(find('')).toHaveLength(4);
    expect(find('pass')).toEqual(['RA-PASS-1', 'RA-PASS-2', 'RA-EX-1']);
    expect(find('PASS  item')).toEqual(['RA-PASS-1']);
    expect(find('catacombs')).toEqual(['RA-EX-1']);
    expect(find('ra-def-1')).toEqual(['RA-DEF-1']);
    expect(find('dragon')).toEqual([]);
  });

  it('looks past accents, as the gallery does, and marks what it found', () => {
    const polish = [rule('RA-LIFE-1', 'Gdy tracisz życie, możesz zapłacić.', { lang: 'pl' })];
    expect(wantedRules(polish, termsOf('Zycie zaplacic'), '')).toHaveLength(1);
    expect(marked('tracisz życie', termsOf('ZYCIE'))).toEqual([{ text: 'tracisz ', look: 'plain', hit: false }, { text: 'życie', look: 'plain', hit: true }]);
    // A letter and its accent may come as two signs; the mark takes both.
    expect(marked('tracisz z\u0307ycie.', termsOf('zycie')).map((piece) => piece.text)).toEqual(['tracisz ', 'z\u0307ycie', '.']);
    const russian = [rule('RA-DRAW-1', 'Игрок берёт карту.', { lang: 'ru' })];
    expect(wantedRules(russian, termsOf('берет'), '')).toHaveLength(1);
  });

  it('can be kept to a kind', () => {
    expect(find('pass', 'example')).toEqual(['RA-EX-1']);
    expect(kindsOfRules(RULES)).toEqual(['rule', 'example']);
  });

  it('finds in the language that the rules are written in', () => {
    const ukrainian = [rule('RA-PASS-1', 'Щоб пасувати, гравець міняє предмет.', { lang: 'uk' })];
    expect(wantedRules(ukrainian, termsOf('ПАСУВАТИ'), '')).toHaveLength(1);
    expect(wantedRules(ukrainian, termsOf('pass item'), '')).toHaveLength(0);
  });

  it('names a chapter in the language of its rules, also where one of them is not translated', () => {
    const section = '1. Визначення';
    const mixed = [rule('RA-DEF-1', 'The game', { section }), rule('RA-DEF-2', 'Мета', { section, lang: 'uk' }), rule('RA-EX-1', 'One', { section: 'Examples' })];
    expect(sectionsOf(mixed).map(({ name, lang }) => [name, lang])).toEqual([[section, 'uk'], ['Examples', 'en']]);
  });

  it('keeps the chapters of the book in their order', () => {
    expect(sectionsOf(RULES).map(({ name, level, rules }) => [name, level, rules.length])).toEqual([
      ['1. Definitions', 1, 1],
      ['7. Actions', 1, 1],
      ['7.1 Passing', 2, 1],
      ['Worked examples', 1, 1],
    ]);
  });
});

describe('marking what was found', () => {
  const shown = (text: string, terms: string[]): string => marked(text, terms).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('');

  it('marks every place and keeps the text', () => {
    expect(shown('Pass, then pass again', ['pass'])).toBe('[Pass], then [pass] again');
    expect(shown('passing', ['pass', 'passing'])).toBe('[passing]');
    expect(shown('nothing', ['pass'])).toBe('nothing');
    expect(shown('all', [])).toBe('all');
  });
});

describe('statements', () => {
  it('have paragraphs, lists and tables', () => {
    const made = blocks('Counts.\n| Piece | Count |\n|---|---|\n| Cards | 40 |\n- Given: one\n- When: two');
    expect(made.map((block) => block.form)).toEqual(['paragraph', 'table', 'list']);
    expect(made[1]).toMatchObject({ head: [[{ text: 'Piece' }], [{ text: 'Count' }]], rows: [[[{ text: 'Cards' }], [{ text: '40' }]]] });
    expect(made[2]).toMatchObject({ items: [[{ text: 'Given: one' }], [{ text: 'When: two' }]] });
  });

  it('know numbers with more than two names', () => {
    const [block] = blocks('Як KR-CARD-MAYHEM-S-1.');
    expect(block).toMatchObject({ pieces: [{ text: 'Як ' }, { text: 'KR-CARD-MAYHEM-S-1', look: 'rule' }, { text: '.' }] });
  });

  it('link the numbers of other rules, stress and quote', () => {
    const [block] = blocks('A *component* (RA-CARD-10) has `skip`.', ['comp']);
    expect(block).toEqual({
      form: 'paragraph',
      pieces: [
        { text: 'A ', look: 'plain', hit: false },
        { text: 'comp', look: 'stress', hit: true },
        { text: 'onent', look: 'stress', hit: false },
        { text: ' (', look: 'plain', hit: false },
        { text: 'RA-CARD-10', look: 'rule', hit: false },
        { text: ') has ', look: 'plain', hit: false },
        { text: 'skip', look: 'code', hit: false },
        { text: '.', look: 'plain', hit: false },
      ],
    });
  });
});
