// Words said in the reader's language: Fluent messages of the server (kernel and title) and of the client's own files.
// Everything here is reactive: a change of language says everything anew, in the middle of a game.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang, Value, Words } from './wire';

type Source = (lang: Lang) => Promise<string>;

const COMMA = ['list-comma', 'list-comma'] as const;
const OR = ['list-comma', 'list-or'] as const;
const AND = ['list-comma', 'list-and'] as const;
/** How a list is joined goes by the name of its argument, as in conclave/kernel/text.py. */
const JOINS: Record<string, readonly [between: string, last: string]> = {
  unless: OR,
  either: OR,
  options: OR,
  costs: COMMA,
  scores: COMMA,
  effects: ['list-semicolon', 'list-semicolon'],
};

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

class Speech {
  lang: Lang = $state('en');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  #sources = new Map<string, Source>();
  #texts = new Map<string, Promise<string>>();
  #said = new Map<string, string>();
  #wish: Lang = 'en';
  #turn: Promise<void> = Promise.resolve();

  /** Take messages from a source, in the present language and in every later one. The same name is taken once. */
  async learn(name: string, source: Source): Promise<void> {
    if (this.#sources.has(name)) return this.#turn;
    this.#sources.set(name, source);
    try {
      await this.#read(name, source, this.#wish);
    } catch (trouble) {
      this.#sources.delete(name);
      throw trouble;
    }
    await this.speak(this.#wish);
  }

  /** Go over to a language; what is on the page stays in the old one until all messages are there. */
  speak(lang: Lang): Promise<void> {
    this.#wish = lang;
    // One after the other, so that the last wish wins and whoever waits finds the words there.
    this.#turn = this.#turn.catch(() => undefined).then(() => this.#turnTo(lang));
    return this.#turn;
  }

  async #turnTo(lang: Lang): Promise<void> {
    const texts = await Promise.all([...this.#sources].map(([name, source]) => this.#read(name, source, lang)));
    const functions = {
      CAPITAL: ([text]: unknown[]) => capital(String(text)),
    };
    const bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#said.clear();
    this.#bundle = bundle;
    this.lang = lang;
  }

  /** The messages of a source in a language, fetched once; after a failure they are fetched again. */
  #read(name: string, source: Source, lang: Lang): Promise<string> {
    const key = `${lang} ${name}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const text = source(lang);
    this.#texts.set(key, text);
    text.catch(() => this.#texts.delete(key));
    return text;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message of the client by its key. */
  t(key: string, args: Record<string, Value> = {}, names: readonly string[] = []): string {
    return this.say([key, args], names);
  }

  /** Words as the server sends them; `names` are the players' names by seat. */
  say(words: Words, names: readonly string[] = []): string {
    const bundle = this.#bundle;
    const known = `${JSON.stringify(words)}\n${names.join('\n')}`;
    let text = this.#said.get(known);
    if (text === undefined) {
      text = this.#say(bundle, words, names);
      if (this.#said.size > 4000) this.#said.clear();
      this.#said.set(known, text);
    }
    return text;
  }

  #say(bundle: FluentBundle, words: Words, names: readonly string[]): string {
    const [key, given = {}] = words;
    if (key === '') return '';
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (name === 'seat' && typeof value === 'number') args[name] = this.nameOf(value, names);
      else if (isList(value)) {
        args[name] = this.#join(bundle, name, value, names);
        args[`${name}_count`] = value.length;
      } else args[name] = Array.isArray(value) ? this.say(value as Words, names) : value;
    }
    if (key === 'player' && args['seat'] !== undefined) return String(args['seat']);
    return this.#format(bundle, key, args);
  }

  /** A player's name, or «Player 1» for who has none. */
  nameOf(seat: number, names: readonly string[] = []): string {
    return names[seat] || this.#format(this.#bundle, 'player', { number: seat + 1 });
  }

  #join(bundle: FluentBundle, name: string, parts: Words[], names: readonly string[]): string {
    const [between, last] = JOINS[name] ?? AND;
    if (parts.length === 0) return '';
    return parts
      .map((part) => this.say(part, names))
      .reduce((first, next, at) => this.#format(bundle, at === parts.length - 1 ? last : between, { first, next }));
  }

  #format(bundle: FluentBundle, key: string, args: Record<string, FluentVariable>): string {
    const message = bundle.getMessage(key);
    if (!message?.value) return key;
    return bundle.formatPattern(message.value, args, []);
  }
}

function isList(value: Value): value is Words[] {
  return Array.isArray(value) && (value.length === 0 || Array.isArray(value[0]));
}

export const speech = new Speech();
export const t = (key: string, args?: Record<string, Value>, names?: readonly string[]): string => speech.t(key, args, names);
export const say = (words: Words, names?: readonly string[]): string => speech.say(words, names);
