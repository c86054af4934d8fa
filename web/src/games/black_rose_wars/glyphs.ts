// The lines of a component as signs: what words say in a sentence, icons and numbers say at a glance.

import type { Words } from '../../lib/wire';
import * as signs from '../parts/signs/glyphs';
import { mark, sign } from '../parts/signs/glyphs';
import { isWords, textOf, type Args } from '../parts/signs/reading';
import { marks, type Mark } from './marks';

export type Own = { is: 'element'; element: string };
export type Glyph = signs.Glyph<Mark, Own>;
export type Tone = 'effect' | 'trigger' | 'more' | 'value';

/** A number that is printed, or X with what it counts behind it. */
const count = (args: Args): string => (args['counted'] === 'yes' ? 'X' : args['count'] === 999 ? '∞' : textOf(args['count']));
const counts = (args: Args): Glyph[] => (args['counted'] === 'yes' && isWords(args['n']) ? [sign('X ='), { is: 'words', words: args['n'] }] : []);
/** Whom it concerns, where that is not simply the target. */
function whom(args: Args, name: string): Glyph[] {
  const is = args[`${name}_is`];
  const words = args[name];
  if (is === 'target' || is === 'target-area' || is === 'target-room') return [];
  if (is === 'self') return name === 'who' ? [] : [mark('self')];
  return isWords(words) ? [{ is: 'words', words }] : [];
}
const counter = (name: Mark): signs.Reader<Glyph> => (_, args) => [mark(name, count(args))];

const readers: Record<string, signs.Reader<Glyph>> = {
  damage: counter('damage'),
  instability: counter('instability'),
  heal: counter('heal'),
  pain: counter('pain'),
  power: counter('power'),
  ignore: counter('ignore'),
  cards: counter('cards'),
  x: (_, args) => counts(args),
  to: (_, args) => whom(args, 'to'),
  who: (_, args) => whom(args, 'who'),
  room: (_, args) => whom(args, 'room'),
  only: (value) => (isWords(value) ? [{ is: 'words', words: value }] : []),
  from: (value) =>
    value === 'grimoire' ? [mark('grimoire')] : value === 'forgotten' ? [mark('forgotten')] : value === 'library' ? [mark('study')] : [mark('memories')],
  elements: (value) =>
    (Array.isArray(value) ? (isWords(value) ? [value] : (value as Words[])) : []).map(([key]) => ({ is: 'element', element: key.replace('element-', '') })),
  sided: (value) => [sign(value === 'less' ? '−' : '+')],
};

const rows: Record<string, string> = {
  'op-damage': '{:damage} {:to} {:x}',
  'op-rose-damage': '@rose {:damage} {:to} {:x}',
  'op-pain': '{:pain} {:x}',
  'op-heal': '{:heal} {:to} {:x}',
  'op-ignore': '{:ignore} {:x}',
  'op-ignore-damage': '{:ignore} {:x}',
  'op-place-instability': '{:instability} {:room} {:x}',
  'op-rose-instability': '@rose {:instability} {:room} {:x}',
  'op-replace-instability': '@replace {:instability} {:room} {:x}',
  'op-replace-damage': '@replace {:damage} {:to} {:x}',
  'op-move': '{:who} @move({count})',
  'op-place-figure': '{:who} @move → {:room}',
  'op-to-cell': '{:who} → @cell',
  'op-attack': '@strength {bonus:bonus}',
  'op-draw-spell': '{:cards} ← {from:from} {:x}',
  'op-gain-power': '{:who} + {:power} {:x}',
  'op-lose-power': '{:who} − {:power} {:x}',
  'op-rose-power': '@rose {sign:sided} {:power} {:x}',
  'op-steal-power': '− {:power} {from:only} {:x}',
  'op-take-crown': '{:who} @crown',
  'op-summon': '{:who} @summon {evocation:only} {:room}',
  'op-assign-umbra': '@umbra({count}) {:to}',
  'op-assign-hex': '@hex {hex:only} {:to}',
  'op-assign-hex-choice': '@hex {:to}',
  'op-remove-hex': '− @hex({count}) {:who}',
  'op-activate-room': '@activate {:room}',
  'op-activate-evocation': '@evocation {which:only}',
  'op-remove-evocation': '− @evocation {which:only}',
  'op-upgrade': '@upgrade({count}) {which:only}',
  'op-defeat': '@defeat {:to}',
  'op-draw-quest': '@quest({count})',
  'op-draw-event': '@event({count})',
  'op-discard-event': '− @event({count})',
  'op-refresh-action': '@fist({count})',
  'op-discard-spell': '{:who} @discard({count})',
  'op-draw-forgotten-keep': '@cards({draw}) ← @forgotten',
  'op-may': ':may {effects}',
  'op-choose': '{options/}',
  option: '{effects}',
  'op-if': '{condition:only} : {effects}',
  'op-if-else': '{condition:only} : {effects} / {otherwise}',
  'op-pay': ':may {cost} ▸ {effects}',
  'op-for-each': '{who:only} : {effects}',
  'op-set-target': '',
};
readers['bonus'] = (value) => (typeof value === 'number' && value > 0 ? [sign(`+${value}`)] : []);

const grammar: signs.Grammar<Mark, Own, Tone> = new signs.Grammar<Mark, Own, Tone>({
  marks,
  prefix: 'brw',
  rows,
  readers,
  lines: {
    'line-sentence': ['effect', '{effects}'],
    'line-destroyed': ['effect', '@destroyed {effects}'],
    'line-rebuilt': ['effect', '@rebuilt {effects}'],
    'line-trigger': ['trigger', '{trigger:only}'],
    'line-stable-trigger': ['trigger', '@stable {trigger:only}'],
    'line-stable': ['trigger', '@stable'],
    'line-enhancement': ['more', '{elements:elements} : {effects}'],
    'line-mods': ['value', '{effects}'],
    'line-skill': ['trigger', '{trigger:only} : {effects}'],
    'line-event-trigger': ['trigger', '{trigger:only} : {effects}'],
    'line-activation': ['effect', '@evocation {effects}'],
    'line-activation-controlled': ['effect', '@evocation @self {effects}'],
    'line-removed': ['effect', '@defeat {effects}'],
    'line-task': ['trigger', '{task:only} @cube({count})'],
    'line-crown': ['value', '@crown'],
    'line-evocation': ['value', '@health({health}) @strength({strength}) @sprint({speed})'],
    'line-mage': ['value', '@health({health}) @strength({strength}) @sprint({speed}) @hand({hand}) @quest({quests})'],
    'line-room': ['value', '@cube({resistance})'],
    'line-corners': ['value', '@rose +{reveal} ▸ +{discard}'],
    'line-target': ['trigger', '@range {target:only}'],
  },
  tone: () => 'value',
});

/** The marks that the table draws. */
export const drawn = grammar.drawn;

const worth = (glyphs: readonly Glyph[]): boolean => glyphs.length > 0;

/** One line of a component. */
export const lineOf = (words: Words): signs.Line<Tone, Glyph> => grammar.lineOf(words);

/** The lines that have something to show; where a line names the target alone there is nothing. */
export const linesOf = (lines: readonly Words[]): signs.Line<Tone, Glyph>[] => lines.map(lineOf).filter(({ glyphs }) => worth(glyphs));
