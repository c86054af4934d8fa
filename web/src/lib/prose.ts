// The statements of a rulebook: paragraphs, lists and tables of plain Markdown, with emphasis, code, and the numbers of other rules.

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

const plain = (text: string): string => text.toLowerCase();

/** Cut a text where one of the terms stands in it. */
export function marked(text: string, terms: readonly string[], look: Piece['look'] = 'plain'): Piece[] {
  const wanted = terms.filter((term) => term !== '').sort((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  const low = plain(text);
  let done = 0;
  for (let at = 0; at < text.length; ) {
    const term = wanted.find((one) => low.startsWith(one, at));
    if (term === undefined) {
      at += 1;
      continue;
    }
    if (at > done) pieces.push({ text: text.slice(done, at), look, hit: false });
    pieces.push({ text: text.slice(at, at + term.length), look, hit: true });
    at += term.length;
    done = at;
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
    else if (rule !== undefined) pieces.push({ text: rule, look: 'rule', hit: terms.some((term) => term !== '' && plain(rule).includes(term)) });
    done = match.index + match[0].length;
  }
  return [...pieces, ...marked(text.slice(done), terms)];
}

function cells(line: string, terms: readonly string[]): Piece[][] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim(), terms));
}

/** A statement as blocks; `terms`, in small letters, are marked in it. */
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
