import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Glyphs from '../../src/games/parts/signs/Glyphs.svelte';
import { Grammar, isCommon, mark, sign, word, type Glyph } from '../../src/games/parts/signs/glyphs';
import { isWords, textOf } from '../../src/games/parts/signs/reading';
import type { Words } from '../../src/lib/wire';

type Mark = 'draw' | 'price';
interface Gem {
  is: 'gem';
  colour: string;
}
const marks = { draw: '<path d="M1 1"/>', price: '<path d="M2 2"/>' };

function grammar(rows: Record<string, string>, lines: Record<string, readonly ['deed' | 'rest', string]> = {}): Grammar<Mark, Gem, 'deed' | 'rest'> {
  return new Grammar<Mark, Gem, 'deed' | 'rest'>({
    marks,
    prefix: 'xx',
    rows,
    readers: {
      gem: (colour) => [{ is: 'gem', colour: textOf(colour) }],
      several: (_, args) => (args['count'] === 1 ? [] : [sign('many')]),
    },
    number: (value) => (isWords(value) ? textOf(value[1]?.['count']) : textOf(value)),
    lines,
    tone: () => 'rest',
  });
}
const drawn = (row: string, args: Words[1] = {}): Glyph<Mark, Gem>[] =>
  grammar({ row, one: '@draw', two: '@price({count?})' }).glyphs(['row', args]);

afterEach(cleanup);

describe('the notation of signs', () => {
  it('draws marks with and without a number', () => {
    expect(drawn('@draw')).toEqual([mark('draw')]);
    expect(drawn('@draw({count})', { count: 1 })).toEqual([mark('draw', '1')]);
    expect(drawn('@draw({count?}) @price(≤{most}+)', { count: 1, most: 5 })).toEqual([mark('draw'), mark('price', '≤5+')]);
    expect(drawn('@draw({n?})', { n: ['number', { count: 2 }] })).toEqual([mark('draw', '2')]);
    expect(drawn('@draw({count})')).toEqual([mark('draw')]);
  });

  it('follows the words in an argument', () => {
    const options: Words[] = [['one'], ['two', { count: 3 }]];
    expect(drawn('{options}', { options })).toEqual([mark('draw'), mark('price', '3')]);
    expect(drawn('{options/}', { options })).toEqual([mark('draw'), sign('/'), mark('price', '3')]);
    expect(drawn('{options}', { options: ['one'] })).toEqual([mark('draw')]);
    expect(drawn('{options}')).toEqual([]);
  });

  it('asks the readers of the title', () => {
    expect(drawn('{colour:gem} {:several}', { colour: 'red', count: 1 })).toEqual([{ is: 'gem', colour: 'red' }]);
    expect(drawn('{:several}', { count: 2 })).toEqual([sign('many')]);
  });

  it('has words of the board, and signs', () => {
    expect(drawn(':each-turn : ▸')).toEqual([word('xx-each-turn'), sign(':'), sign('▸')]);
    expect(drawn('"≥ {count}" {low}–{high} "{count}"', { count: 2, low: 1, high: 3 })).toEqual([sign('≥ 2'), sign('1–3'), sign('2')]);
    expect(drawn('')).toEqual([]);
  });

  it('draws what is offered as the thing itself, and says what it does not know', () => {
    const known = grammar({ 'cost-turn': '@draw' });
    expect(known.glyphs(['cost-turn-offer'])).toEqual([mark('draw')]);
    expect(known.glyphs(['cost-unheard-of', { count: 1 }])).toEqual([{ is: 'words', words: ['cost-unheard-of', { count: 1 }] }]);
    expect([known.knows('cost-turn'), known.knows('cost-unheard-of')]).toEqual([true, false]);
  });

  it('gives lines their tone', () => {
    const lined = grammar({ one: '@draw' }, { 'line-do': ['deed', '{effects} ▸'] });
    expect(lined.lineOf(['line-do', { effects: [['one']] }])).toEqual({ tone: 'deed', glyphs: [mark('draw'), sign('▸')] });
    expect(lined.lineOf(['one'])).toEqual({ tone: 'rest', glyphs: [mark('draw')] });
  });

  it('refuses what the title does not have', () => {
    expect(() => grammar({ row: '@crown' })).toThrow("there is no mark 'crown'");
    expect(() => grammar({ row: '{tag:shape}' })).toThrow("there is no reader 'shape'");
    expect(() => grammar({}, { line: ['deed', '@crown'] })).toThrow("there is no mark 'crown'");
  });
});

describe('a row of signs', () => {
  it('is drawn for the eye only, with the signs of the title among them', () => {
    const glyphs: Glyph<string, Gem>[] = [mark('draw', '2'), sign('▸'), sign('→'), { is: 'break' }, word('xx-here'), { is: 'words', words: ['said'] }, { is: 'gem', colour: 'red' }];
    const own = createRawSnippet<[Gem]>((gem) => ({ render: () => `<em>${gem().colour}</em>` }));
    const { container } = render(Glyphs<Gem>, { glyphs, marks, own });
    const row = container.querySelector('.glyphs')!;
    expect(row.getAttribute('aria-hidden')).toBe('true');
    expect(row.querySelector('[data-mark="draw"]')?.textContent).toBe('2');
    expect(row.querySelector('.becomes')?.textContent).toBe('▸');
    expect(row.querySelector('.way')?.textContent).toBe('→');
    expect([...row.querySelectorAll('.break, i, em')].map((each) => each.textContent)).toEqual(['', 'xx-here', 'red']);
    expect(glyphs.filter((glyph) => !isCommon(glyph))).toEqual([{ is: 'gem', colour: 'red' }]);
  });
});
