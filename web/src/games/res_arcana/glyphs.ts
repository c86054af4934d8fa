// The lines of a card as signs: what words say in a sentence, icons and numbers say at a glance.

import type { Value, Words } from '../../lib/wire';
import * as signs from '../parts/signs/glyphs';
import { mark, sign, word } from '../parts/signs/glyphs';
import { argsOf, listOf, textOf, type Args } from '../parts/signs/reading';
import { marks, type Mark } from './art/marks';
import { isEssence, type Essence } from './view';

export type Own =
  | { is: 'essence'; essence: Essence; count: string }
  | { is: 'any'; count: string; except: Essence[] }
  | { is: 'points'; count: string };
export type Glyph = signs.Glyph<Mark, Own>;
export type Tone = 'power' | 'react' | 'collect' | 'always';

const any = (count: string, except: Essence[] = []): Glyph => ({ is: 'any', count, except });
const essence = (name: Value | undefined, count = ''): Glyph =>
  isEssence(name) ? { is: 'essence', essence: name, count } : any(count);
const many = (value: Value | undefined): string => (value === 1 ? '' : textOf(value));
const except = (args: Args): Essence[] => listOf(args['except']).map((part) => argsOf(part)['essence']).filter(isEssence);
const tagged = (tag: Value | undefined): Glyph => mark(tag === 'dragon' ? 'dragon' : tag === 'creature' ? 'creature' : 'card');

const readers: Record<string, signs.Reader<Glyph>> = {
  tagged: (tag) => [tagged(tag)],
  essence: (count, args) => [essence(args['essence'], many(count))],
  x: (name) => [essence(name, 'X')],
  any: (count, args) => [any(textOf(count), except(args))],
  few: (count) => [any(many(count))],
  /** As many as one likes, all of one essence. */
  same: (_, args) => [any('=X', except(args))],
  /** As many as something costs. */
  cost: (_, args) => [sign('='), mark('price'), ...(args['bonus'] ? [sign(`+${textOf(args['bonus'])}`)] : [])],
  /** What a card costs less. */
  off: (_, args) =>
    args['free'] === 'yes' ? [any('0')]
    : args['discount'] ? [sign('−'), any(textOf(args['discount']), args['gold'] === 'spared' ? ['gold'] : [])]
    : [],
  destroyed: (filter) =>
    filter === 'own-dragon-or-creature' ? [mark('dragon'), sign('/'), mark('creature')]
    : filter === 'another-own' ? [mark('card'), word('ra-another')]
    : [mark('card')],
  straightened: (target) => (target === 'self' ? [] : [tagged(target === 'own-creature' ? 'creature' : '')]),
  whither: (target) => (target === 'here' ? [word('ra-here')] : [sign('→'), mark('card')]),
  whose: (whose) => (whose === 'any' ? [mark('rivals')] : []),
  life: (count) => [essence('life', many(count))],
  unless: (unless) => (listOf(unless).length ? [word('ra-or'), ...grammar.apart(unless)] : []),
  paid: (costs) => (listOf(costs).length ? [...grammar.all(costs), signs.BECOMES] : []),
  trigger: (trigger) =>
    trigger === 'life-loss' ? [sign('−'), essence('life')]
    : trigger === 'dragon-power' ? [mark('dragon')]
    : trigger === 'victory-check' ? [mark('victory')]
    : [],
  extra: (count) => [{ is: 'points', count: `+${textOf(count)}` }],
};

const rows: Record<string, string> = {
  'count-essence': '{count:essence}',
  'price-essence': '{count:essence}',
  'count-any-essence': '{count:few}',
  'price-any': '{count:any}',
  'essence-genitive': '{:essence}',
  'deck-own-artifact-deck': '@deck',
  'deck-monument-deck': '@monument',

  'cost-turn': '@turn',
  'cost-turn-other': '+ @turn {tag:tagged}',
  'cost-pay': '{essences}',
  'cost-pay-any': '{count:any}',
  'cost-pay-one-of': '{options/}',
  'cost-pay-same': '{:same}',
  'cost-pay-from-here': '{essences} :from-here',
  'cost-destroy-self': '@destroy',
  'cost-destroy-artifact': '@destroy {filter:destroyed}',
  'cost-discard-card': '@discard({count?})',

  'effect-gain': '{essences}',
  'effect-gain-any': '{count:any}',
  'effect-gain-x': '{essence:x}',
  'effect-gain-same': '{:same}',
  'effect-gain-any-by-cost': '{:any} {:cost}',
  'effect-gain-by-cost': '{:essence} {:cost}',
  'effect-store-here': '{essences} :here',
  'effect-store-any-here': '{count:any} :here',
  'effect-store-paid': '{:any} {target:whither}',
  'effect-rivals-gain': '@rivals + {essences}',
  'effect-life-loss': '@rivals − {count:life} {unless:unless}',
  'effect-ignore': '@ignore',
  'effect-straighten': '@straighten {target:straightened}',
  'effect-draw': '@draw({count?})',
  'effect-draw-then-discard': '@draw({count}) @discard({count})',
  'effect-look': '@look({count?}) {options/}',
  'effect-copy-from-rival': '{gained} = @rivals {counted}',
  'effect-place-from-hand': '@play {filter:tagged} {:off}',
  'effect-place-from-discard': '@play {filter:tagged} ← @pile {whose:whose} {:off}',
  'effect-check-victory': '@victory',
  'effect-temp-vp': '{count:extra}',

  'collect-gain': '{essences}',
  'collect-gain-any': '{count:any}',
  'collect-gain-one-of': '{options/}',
  'collect-if-left': '{requires} :left ▸ {then}',
  'collect-add-here-per-type': '+ {count:any} :each-type',
  'collect-upkeep': '{either/}',

  power: '{costs:paid} {effects}',
};

const grammar: signs.Grammar<Mark, Own, Tone> = new signs.Grammar<Mark, Own, Tone>({
  marks,
  prefix: 'ra',
  rows,
  readers,
  lines: {
    'line-power': ['power', '{power}'],
    'line-while-turned': ['power', '@turned : {power}'],
    'line-on-claim': ['collect', '@claim ▸ {power}'],
    'line-react': ['react', '@react {trigger:trigger} : {power}'],
    'line-collect': ['collect', '@collect {ability}'],
    'line-discount': ['always', '@play {filter:tagged} {:off}'],
  },
  tone: () => 'always',
});

/** The marks that the table draws. */
export const drawn = grammar.drawn;

/** One line of a card; lines about points are told by the medallions instead. */
export const lineOf = (words: Words): signs.Line<Tone, Glyph> => grammar.lineOf(words);

export interface Medal {
  count: string;
  /** What the points are counted for: an essence on the card, or cards with a tag. */
  per: Glyph | null;
}

/** The points of a card, printed and counted. */
export function medalsOf(points: Words | null, lines: readonly Words[]): Medal[] {
  const printed: Medal[] = points ? [{ count: textOf(argsOf(points)['count']), per: null }] : [];
  const counted = lines.filter(countsPoints).map((line): Medal => {
    const args = argsOf(line);
    return { count: textOf(args['count']), per: args['essence'] ? essence(args['essence']) : tagged(args['tag']) };
  });
  return [...printed, ...counted];
}

export function countsPoints(line: Words): boolean {
  return line[0].startsWith('line-points-');
}

/** The price of a card as signs. */
export function priceOf(cost: Words | null): Glyph[] {
  return cost ? grammar.all(argsOf(cost)['essences']) : [];
}
