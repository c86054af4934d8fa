// Words said in the reader's language: Fluent messages of the server (kernel and title) and of the client's own files.
// Everything here is reactive: a change of language says everything anew, in the middle of a game.

import { Book } from './book';
import type { Lang, Value, Words } from './wire';

type Source = (lang: Lang) => Promise<string>;

class Speech {
  #book = $state.raw(new Book('en', []));
  #sources = new Map<string, Source>();
  #texts = new Map<string, Promise<string>>();
  #wish: Lang = 'en';
  #turn: Promise<void> = Promise.resolve();
  #foremost = '';

  /** The language in use. */
  get lang(): Lang {
    return this.#book.lang;
  }

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

  /** Let the messages of one source stand before all others: titles use the same keys, each in its own way. */
  async attend(name: string): Promise<void> {
    if (this.#foremost === name) return this.#turn;
    this.#foremost = name;
    await this.speak(this.#wish);
  }

  /** Go over to a language; what is on the page stays in the old one until all messages are there. */
  speak(lang: Lang): Promise<void> {
    this.#wish = lang;
    // One after the other, so that the last wish wins and whoever waits finds the words there.
    this.#turn = this.#turn
      .catch(() => undefined)
      .then(async () => {
        this.#book = await this.book(lang);
      });
    return this.#turn;
  }

  /** Everything learned so far in any language, beside the one in use. */
  async book(lang: Lang): Promise<Book> {
    // A later message replaces an earlier one of the same key.
    const order = [...this.#sources].sort(([one], [other]) => Number(one === this.#foremost) - Number(other === this.#foremost));
    return new Book(lang, await Promise.all(order.map(([name, source]) => this.#read(name, source, lang))));
  }

  has(key: string): boolean {
    return this.#book.has(key);
  }

  /** A message of the client by its key. */
  t(key: string, args: Record<string, Value> = {}, names: readonly string[] = []): string {
    return this.#book.say([key, args], names);
  }

  /** Words as the server sends them; `names` are the players' names by seat. */
  say(words: Words, names: readonly string[] = []): string {
    return this.#book.say(words, names);
  }

  /** A player's name, or «Player 1» for who has none. */
  nameOf(seat: number, names: readonly string[] = []): string {
    return this.#book.nameOf(seat, names);
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
}

export const speech = new Speech();
export const t = (key: string, args?: Record<string, Value>, names?: readonly string[]): string => speech.t(key, args, names);
export const say = (words: Words, names?: readonly string[]): string => speech.say(words, names);
