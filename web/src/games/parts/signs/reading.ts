// Reading words as the server sends them: a key, and arguments that are numbers, strings, words, or lists of words.

import type { Value, Words } from '../../../lib/wire';

export type Args = Record<string, Value>;

export const isWords = (value: Value | undefined): value is Words => Array.isArray(value) && typeof value[0] === 'string';
export const listOf = (value: Value | undefined): Words[] =>
  !Array.isArray(value) ? [] : isWords(value) ? [value] : (value as Words[]);
export const argsOf = (words: Words): Args => words[1] ?? {};
export const textOf = (value: Value | undefined): string => (typeof value === 'number' || typeof value === 'string' ? `${value}` : '');

/** The same arguments with all words in them changed, and what is no words by `other`. */
export function changed(args: Args, words: (inner: Words) => Words, other: (name: string, value: Value) => Value = (_, value) => value): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]): [string, Value] => {
      if (!Array.isArray(value)) return [name, other(name, value)];
      return [name, isWords(value) ? words(value) : (value as Words[]).map(words)];
    }),
  );
}
