// The lines of a card as signs: what words say in a sentence, icons and numbers say at a glance. A title gives a table: for
// each key of the words that the server sends, a row in this notation, whose parts stand between spaces.
//
//   @draw            a mark of the title
//   @draw({count})   with a number on it, @draw({count?}) with none where it is one, @price(≤{count}) with more around it
//   {effects}        the signs of the words in an argument, {options/} with a slash between them
//   {tag:tagged}     what a reader of the title makes of an argument, {:off} of all arguments
//   :here            a word of the board
//   ▸                any other text is itself a sign; "≥ {count}" keeps spaces, or a number alone, together
//
// Words that the table does not know are said as they are.

import type { Value, Words } from '../../../lib/wire';
import { argsOf, listOf, textOf, type Args } from './reading';

export type Common<Mark extends string = string> =
  | { is: 'mark'; mark: Mark; count: string }
  | { is: 'sign'; text: string }
  /** What follows stands on a line of its own. */
  | { is: 'break' }
  /** A word of the board, by its key. */
  | { is: 'word'; key: string }
  /** What no sign can say. */
  | { is: 'words'; words: Words };

/** `Own` are the signs that only one title draws. */
export type Glyph<Mark extends string = string, Own = never> = Common<Mark> | Own;

export interface Line<Tone extends string = string, G = Glyph> {
  tone: Tone;
  glyphs: G[];
}

export const sign = (text: string): Common<never> => ({ is: 'sign', text });
export const word = (key: string): Common<never> => ({ is: 'word', key });
export const mark = <Mark extends string>(name: Mark, count = ''): Common<Mark> => ({ is: 'mark', mark: name, count });
export const BECOMES = { is: 'sign', text: '▸' } as const;

const COMMON: ReadonlySet<string> = new Set(['mark', 'sign', 'break', 'word', 'words'] satisfies Common['is'][]);

export function isCommon(glyph: { is: string }): glyph is Common {
  return COMMON.has(glyph.is);
}

export type Reader<G> = (value: Value | undefined, args: Args) => readonly G[];

export interface GlyphTable<Mark extends string, Own, Tone extends string> {
  /** The drawings of the marks, by name. */
  marks: Readonly<Record<Mark, string>>;
  /** What the words of the board begin with: `ra` makes `ra-here` of `:here`. */
  prefix: string;
  rows: Readonly<Record<string, string>>;
  readers?: Readonly<Record<string, Reader<Glyph<Mark, Own>>>>;
  /** The number that an argument is; empty where it is none. */
  number?: (value: Value | undefined) => string;
  /** The lines of cards, each with its tone. */
  lines: Readonly<Record<string, readonly [tone: Tone, row: string]>>;
  /** The tone of a line that is not among them. */
  tone: (key: string) => Tone;
}

const TOKEN = /"[^"]*"|\S+/g;
const MARK = /^@([a-z-]+)(?:\((.*)\))?$/;
const ARGUMENT = /^\{(\w*)(?:(\/)|:(\w+))?\}$/;
const WORD = /^:[a-z][a-z-]*$/;
const NUMBER = /\{(\w+)(\?)?\}/g;

export class Grammar<Mark extends string, Own extends { is: string }, Tone extends string> {
  readonly #table: GlyphTable<Mark, Own, Tone>;
  readonly #rows = new Map<string, Reader<Glyph<Mark, Own>>>();
  readonly #lines = new Map<string, readonly [Tone, Reader<Glyph<Mark, Own>>]>();
  readonly #drawn = new Set<Mark>();

  constructor(table: GlyphTable<Mark, Own, Tone>) {
    this.#table = table;
    for (const [key, row] of Object.entries(table.rows)) this.#rows.set(key, this.#row(row));
    for (const [key, [tone, row]] of Object.entries(table.lines)) this.#lines.set(key, [tone, this.#row(row)]);
  }

  /** The marks that the rows draw, in the order in which they come up: what a legend explains. */
  get drawn(): readonly Mark[] {
    return [...this.#drawn];
  }

  knows(key: string): boolean {
    return this.#rows.has(key);
  }

  glyphs(words: Words): Glyph<Mark, Own>[] {
    // A cost that is offered looks like the cost itself.
    const row = this.#rows.get(words[0]) ?? this.#rows.get(words[0].replace(/-offer$/, ''));
    return row ? [...row(undefined, argsOf(words))] : [{ is: 'words', words }];
  }

  all(value: Value | undefined): Glyph<Mark, Own>[] {
    return listOf(value).flatMap((part) => this.glyphs(part));
  }

  apart(value: Value | undefined, between = '/'): Glyph<Mark, Own>[] {
    return listOf(value).flatMap((part, at) => (at ? [sign(between), ...this.glyphs(part)] : this.glyphs(part)));
  }

  /** One line of a card. */
  lineOf(words: Words): Line<Tone, Glyph<Mark, Own>> {
    const line = this.#lines.get(words[0]);
    if (!line) return { tone: this.#table.tone(words[0]), glyphs: this.glyphs(words) };
    const [tone, row] = line;
    return { tone, glyphs: [...row(undefined, argsOf(words))] };
  }

  #row(row: string): Reader<Glyph<Mark, Own>> {
    const parts = [...row.matchAll(TOKEN)].map(([token]) => this.#part(token));
    return (value, args) => parts.flatMap((part) => part(value, args));
  }

  #part(token: string): Reader<Glyph<Mark, Own>> {
    const { prefix, marks, readers } = this.#table;
    const [, drawn, count = ''] = MARK.exec(token) ?? [];
    if (drawn !== undefined) {
      if (!(drawn in marks)) throw new Error(`there is no mark '${drawn}'`);
      this.#drawn.add(drawn as Mark);
      return (_, args) => [mark(drawn as Mark, this.#text(count, args))];
    }
    const [argument, name = '', apart, reads] = ARGUMENT.exec(token) ?? [];
    if (argument !== undefined && reads === undefined) return (_, args) => (apart ? this.apart(args[name]) : this.all(args[name]));
    if (argument !== undefined) {
      const reader = readers?.[reads!];
      if (!reader) throw new Error(`there is no reader '${reads}'`);
      return (_, args) => reader(args[name], args);
    }
    if (WORD.test(token)) return () => [word(`${prefix}-${token.slice(1)}`)];
    const text = token.replaceAll('"', '');
    return (_, args) => [sign(this.#text(text, args))];
  }

  #text(text: string, args: Args): string {
    const number = this.#table.number ?? textOf;
    return text.replace(NUMBER, (_, name: string, unlessOne?: string) => {
      const written = number(args[name]);
      return unlessOne && written === '1' ? '' : written;
    });
  }
}
