// The statements of a rulebook: paragraphs, lists and tables of plain Markdown, with emphasis, code, and the numbers of other rules.

import { folded } from './folded';

export interface Piece {
  text: string;
  look: 'plain' | 'stress' | 'code' | 'rule';
  /** Whether a search looks for it. */
  hit: boolean;
}

export type Block =
  | { form: 'paragraph'; pieces: Piece[] }
  | { form: 'list'; items: Piece[][] }
  | { form: 'table'; head: Piece[][]; rows: Piece[][][] };

const INLINE = /(?<stress>\*\*?[^*]+\*\*?)|(?<code>`[^`]+`)|(?<rule>\b[A-Z]{2,}(?:-[A-Z]+)+-[0-9]+\b)/g;

/** Where each folded letter of a text stands in it: a letter with an accent of its own is two signs and one letter. */
function places(text: string): { low: string; starts: number[] } {
  let low = '';
  const starts: number[] = [];
  let at = 0;
  for (const sign of text) {
    const letters = folded(sign);
    for (let letter = 0; letter < letters.length; letter++) starts.push(at);
    low += letters;
    at += sign.length;
  }
  return { low, starts };
}

/** Cut a text where one of the folded terms stands in it. */
export function marked(text: string, terms: readonly string[], look: Piece['look'] = 'plain'): Piece[] {
  const wanted = terms.filter((term) => term !== '').sort((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  const { low, starts } = places(text);
  let done = 0;
  for (let at = 0; at < low.length; ) {
    const term = wanted.find((one) => low.startsWith(one, at));
    if (term === undefined) {
      at += 1;
      continue;
    }
    const begin = starts[at] ?? text.length;
    at += term.length;
    const end = starts[at] ?? text.length;
    if (begin > done) pieces.push({ text: text.slice(done, begin), look, hit: false });
    pieces.push({ text: text.slice(begin, end), look, hit: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), look, hit: false });
  return pieces;
}

function inline(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    pieces.push(...marked(text.slice(done, match.index), terms));
    const { stress, code, rule } = match.groups ?? {};
    if (stress !== undefined) pieces.push(...marked(stress.replaceAll('*', ''), terms, 'stress'));
    else if (code !== undefined) pieces.push(...marked(code.slice(1, -1), terms, 'code'));
    else if (rule !== undefined) pieces.push({ text: rule, look: 'rule', hit: terms.some((term) => term !== '' && folded(rule).includes(term)) });
    done = match.index + match[0].length;
  }
  return [...pieces, ...marked(text.slice(done), terms)];
}

function cells(line: string, terms: readonly string[]): Piece[][] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim(), terms));
}

/** A statement as blocks; the folded `terms` are marked in it. */
export function blocks(statement: string, terms: readonly string[] = []): Block[] {
  const made: Block[] = [];
  for (const line of statement.split('\n').filter((one) => one.trim() !== '')) {
    const last = made.at(-1);
    if (line.startsWith('|')) {
      if (/^\|[\s|:-]+$/.test(line)) continue;
      if (last?.form === 'table') last.rows.push(cells(line, terms));
      else made.push({ form: 'table', head: cells(line, terms), rows: [] });
    } else if (/^\s*- /.test(line)) {
      const item = inline(line.replace(/^\s*- /, ''), terms);
      if (last?.form === 'list') last.items.push(item);
      else made.push({ form: 'list', items: [item] });
    } else made.push({ form: 'paragraph', pieces: inline(line.trim(), terms) });
  }
  return made;
}
