import { describe, expect, it } from 'vitest';
import type { Amounts, Slot } from '../../src/lib/wire';
import { changed, filled, forced, legal, open, total, written } from '../../src/table/amounts';

function slot(note: string, low: number, high: number, base: number | null = null): Slot {
  return { note, words: [note], about: [`essence:${note}`], variants: [], low, high, base };
}

function ask(options: Slot[], least: number, most: number, spare = 0): Amounts {
  return { form: 'amounts', prompt: ['pay'], rule: '', window: '', about: '', decline: null, options, least, most, spare };
}

/** Every legal answer, straight from the words of the protocol. */
function answers(question: Amounts): number[][] {
  let found: number[][] = [[]];
  for (const { low, high } of question.options) {
    found = found.flatMap((begun) => Array.from({ length: high - low + 1 }, (_, step) => [...begun, low + step]));
  }
  return found.filter((counts) => {
    const sum = counts.reduce((a, b) => a + b, 0);
    const over = question.options.reduce((all, { base }, at) => all + (base === null ? 0 : Math.max(0, (counts[at] ?? 0) - base)), 0);
    return sum >= question.least && sum <= question.most && over <= question.spare;
  });
}

const QUESTIONS: [string, Amounts][] = [
  ['a plain total', ask([slot('a', 0, 3), slot('b', 0, 2), slot('c', 0, 1)], 4, 4)],
  ['lows', ask([slot('a', 1, 3), slot('b', 0, 2), slot('c', 1, 1)], 3, 5)],
  ['nothing at all', ask([slot('a', 0, 2), slot('b', 0, 2)], 0, 2)],
  ['bases and no spare', ask([slot('a', 0, 3, 1), slot('b', 0, 3, 2), slot('c', 0, 3, 0)], 2, 3, 0)],
  ['bases and spare', ask([slot('a', 0, 4, 1), slot('b', 0, 3, 2), slot('c', 0, 3, 0)], 4, 5, 2)],
  ['a base under a low', ask([slot('a', 2, 4, 1), slot('b', 0, 3, 2)], 3, 6, 2)],
  ['one answer only', ask([slot('a', 0, 1), slot('b', 0, 2), slot('c', 0, 0)], 3, 3)],
  ['a base over a high', ask([slot('a', 0, 1, 5), slot('b', 0, 4, 1)], 3, 4, 2)],
];

describe.each(QUESTIONS)('%s', (_, question) => {
  const all = answers(question);
  const grid = answers({ ...question, least: 0, most: 99, spare: 99 });

  it('is open exactly where some answer has at least as much', () => {
    for (const counts of grid) {
      const reachable = all.some((answer) => answer.every((count, at) => count >= (counts[at] ?? 0)));
      expect([counts, open(question, counts)]).toEqual([counts, reachable]);
    }
  });

  it('is legal exactly for the answers', () => {
    const known = new Set(all.map(String));
    for (const counts of grid) expect([counts, legal(question, counts)]).toEqual([counts, known.has(String(counts))]);
  });

  it('begins with what every answer has', () => {
    const least = question.options.map((_slot, at) => Math.min(...all.map((answer) => answer[at] ?? 0)));
    expect(forced(question)).toEqual(least);
    expect(open(question, forced(question))).toBe(true);
  });

  it('is filled to a legal answer from every open place', () => {
    for (const counts of grid.filter((each) => open(question, each))) {
      const full = filled(question, counts);
      expect(legal(question, full)).toBe(true);
      expect(full.every((count, at) => count >= (counts[at] ?? 0))).toBe(true);
    }
  });

  it('reaches every answer by single steps', () => {
    for (const answer of all) {
      let now = forced(question);
      while (total(now) < total(answer)) {
        const at = answer.findIndex((count, index) => count > (now[index] ?? 0));
        now = changed(now, at, 1);
        expect(open(question, now)).toBe(true);
      }
      expect(now).toEqual(answer);
    }
  });
});

it('writes answers in the notation of saves', () => {
  const question = ask([slot('elan', 0, 2), slot('gold', 0, 2)], 0, 3);
  expect(written(question, [2, 1])).toBe('elan=2 gold=1');
  expect(written(question, [0, 1])).toBe('gold=1');
  expect(written(question, [0, 0])).toBe('none');
});
