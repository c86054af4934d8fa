import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import Board from '../../src/games/black_rose_wars/Board.svelte';
import Card from '../../src/games/black_rose_wars/Card.svelte';
import { isDrawn } from '../../src/games/black_rose_wars/drawings';
import { rows, signsOn } from '../../src/games/black_rose_wars/legend';
import { viewOf } from '../../src/games/black_rose_wars/view';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import type { CardFace, Frame, Table } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';

const FOLDERS = [
  '../conclave/kernel/text', '../conclave/games/black_rose_wars/text', 'tests/frames/black-rose-wars/names', 'src/games/parts/table/words',
  'src/games/parts/map/words', 'src/games/black_rose_wars/words',
];
const files = import.meta.glob<unknown>('../frames/black-rose-wars/*.json', { eager: true, import: 'default' });
const faces = files['../frames/black-rose-wars/cards.json'] as CardFace[];
const cards = new Map(faces.map((face) => [face.name, face]));
const frames = Object.entries(files)
  .map(([path, frame]) => [path.split('/').at(-1)!.replace('.json', ''), frame as Frame] as const)
  .filter(([name]) => name !== 'cards');

beforeAll(async () => {
  Object.assign(window, { innerWidth: 1366, innerHeight: 768 });
  window.dispatchEvent(new Event('resize'));
  await speech.learn('title', async (lang) => FOLDERS.map((folder) => readFileSync(`${folder}/${lang}.ftl`, 'utf-8')).join('\n'));
  await speech.speak('en');
});

function sit(frame: Frame): void {
  const { seats } = viewOf(frame);
  const own = seats.findIndex(({ hand }) => hand !== undefined);
  const choosing = new TableChoosing({ answer: async () => undefined, why: async () => [] });
  choosing.take(frame);
  const table = {
    id: 'test', title: 'black-rose-wars', players: seats.length, options: {}, state: 'playing', alone: false, waiting: [],
    seats: seats.map((_, seat) => ({ seat, name: `Player ${seat + 1}`, kind: 'person', bot: '', online: true, vacant_at: null })),
  } as unknown as Table;
  render(Board, { frame, table, seat: own < 0 ? null : own, choosing, cards });
}

describe.each(frames)('the board at %s', (_, frame) => {
  it('draws everybody, and lights what each answer is about', () => {
    sit(frame);
    expect(document.querySelectorAll('[data-place]').length).toBeGreaterThanOrEqual(viewOf(frame).phase === 'setup' ? 0 : 21);
    if (frame.ask && frame.ask.form !== 'arrange' && frame.ask.form !== 'amounts') {
      for (const { note, about } of frame.ask.options) {
        const lit = about.some((thing) => document.querySelector(`[data-thing='${thing}']:is(.can, .chosen)`) !== null);
        expect(about.length === 0 || lit, note).toBe(true);
      }
    }
    for (const button of document.querySelectorAll('.marker, .spot')) expect(button.getAttribute('aria-label')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b(brw|line|op|card)-[a-z]/);
  });
});

describe('the components', () => {
  it('have a drawing each', () => {
    expect(faces.filter(({ name }) => !isDrawn(name)).map(({ name }) => name)).toEqual([]);
  });

  it('show what they do', () => {
    for (const face of faces) {
      const { container, unmount } = render(Card, { face });
      expect(container.textContent, face.name).toContain(speech.say(face.words, []));
      expect(container.textContent, face.name).not.toMatch(/\b(brw|line|op|who|room|n)-[a-z]+/);
      unmount();
    }
  });

  it('have signs that the legend explains', () => {
    const explained = new Set(rows.map(({ name }) => name));
    for (const face of faces) {
      for (const sign of signsOn(face)) expect(sign === '' || explained.has(sign), `${face.name}: ${sign}`).toBe(true);
    }
  });
});
