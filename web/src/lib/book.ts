// Words said in one language: docs/words.md in TypeScript, with the same results as conclave/kernel/text.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang, Value, Words } from './wire';

const COMMA = ['list-comma', 'list-comma'] as const;
const OR = ['list-comma', 'list-or'] as const;
const AND = ['list-comma', 'list-and'] as const;
/** How a list is joined goes by the name of its argument. */
const JOINS: Record<string, readonly [between: string, last: string]> = {
  unless: OR,
  either: OR,
  options: OR,
  costs: COMMA,
  scores: COMMA,
  effects: ['list-semicolon', 'list-semicolon'],
};
/** The argument that is a list of names, which may have commas themselves. */
const QUOTED = 'cards';
const REMEMBERED = 4000;

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function isList(value: Value): value is Words[] {
  return Array.isArray(value) && (value.length === 0 || Array.isArray(value[0]));
}

export class Book {
  readonly lang: Lang;
  #bundle: FluentBundle;
  #said = new Map<string, string>();

  /** A message of a later text replaces one of an earlier. */
  constructor(lang: Lang, texts: readonly string[]) {
    this.lang = lang;
    const functions = { CAPITAL: ([text]: unknown[]) => capital(String(text)) };
    this.#bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Words as the server sends them; `names` are the players' names by seat. */
  say(words: Words, names: readonly string[] = []): string {
    const known = `${JSON.stringify(words)}\n${names.join('\n')}`;
    let text = this.#said.get(known);
    if (text === undefined) {
      text = this.#say(words, names);
      if (this.#said.size > REMEMBERED) this.#said.clear();
      this.#said.set(known, text);
    }
    return text;
  }

  /** A player's name, or «Player 1» for who has none. */
  nameOf(seat: number, names: readonly string[] = []): string {
    return names[seat] || this.#format('player', { number: seat + 1 });
  }

  #say(words: Words, names: readonly string[]): string {
    const [key, given = {}] = words;
    if (key === '') return '';
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (name === 'seat' && typeof value === 'number') args[name] = this.nameOf(value, names);
      else if (isList(value)) {
        args[name] = this.#join(name, value, names);
        args[`${name}_count`] = value.length;
      } else args[name] = Array.isArray(value) ? this.say(value as Words, names) : value;
    }
    if (key === 'player' && args['seat'] !== undefined) return String(args['seat']);
    return this.#format(key, args);
  }

  #join(name: string, parts: Words[], names: readonly string[]): string {
    const [between, last] = JOINS[name] ?? AND;
    if (parts.length === 0) return '';
    return parts
      .map((part) => this.say(part, names))
      .map((said) => (name === QUOTED ? this.#format('list-name', { name: said }) : said))
      .reduce((first, next, at) => this.#format(at === parts.length - 1 ? last : between, { first, next }));
  }

  #format(key: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, args, []);
  }
}
