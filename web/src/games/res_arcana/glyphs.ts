// The lines of a card as signs: what words say in a sentence, icons and numbers say at a glance.

import type { Value, Words } from '../../lib/wire';
import { argsOf, listOf, textOf, type Args } from '../parts/signs/reading';
import type { Mark } from './art/marks';
import { isEssence, type Essence } from './view';

export type Glyph =
  | { is: 'essence'; essence: Essence; count: string }
  | { is: 'any'; count: string; except: Essence[] }
  | { is: 'mark'; mark: Mark; count: string }
  | { is: 'points'; count: string }
  | { is: 'sign'; text: string }
  /** A word of the board, by its key. */
  | { is: 'word'; key: string }
  /** What no sign can say. */
  | { is: 'words'; words: Words };

export interface Line {
  tone: 'power' | 'react' | 'collect' | 'always';
  glyphs: Glyph[];
}

type Drawn = (args: Args) => Glyph[];

const sign = (text: string): Glyph => ({ is: 'sign', text });
const word = (key: string): Glyph => ({ is: 'word', key });
const mark = (name: Mark, count = ''): Glyph => ({ is: 'mark', mark: name, count });
const any = (count: string, except: Essence[] = []): Glyph => ({ is: 'any', count, except });
const essence = (name: Value | undefined, count = ''): Glyph =>
  isEssence(name) ? { is: 'essence', essence: name, count } : any(count);
const BECOMES = sign('▸');
const HERE = word('ra-here');

const many = (value: Value | undefined): string => (value === 1 ? '' : textOf(value));
const except = (args: Args): Essence[] => listOf(args['except']).map((part) => argsOf(part)['essence']).filter(isEssence);
const tagged = (tag: Value | undefined): Glyph => mark(tag === 'dragon' ? 'dragon' : tag === 'creature' ? 'creature' : 'card');
const all = (value: Value | undefined): Glyph[] => listOf(value).flatMap(glyphs);
const apart = (value: Value | undefined, between: string): Glyph[] =>
  listOf(value).flatMap((part, at) => (at ? [sign(between), ...glyphs(part)] : glyphs(part)));
const here: Drawn = (args) => [...all(args['essences']), HERE];
const anyOf: Drawn = (args) => [any(textOf(args['count']), except(args))];
const off: Drawn = (args) =>
  args['free'] === 'yes' ? [any('0')]
  : args['discount'] ? [sign('−'), any(textOf(args['discount']), args['gold'] === 'spared' ? ['gold'] : [])]
  : [];
const byCost: Drawn = (args) => [sign('='), mark('price'), ...(args['bonus'] ? [sign(`+${textOf(args['bonus'])}`)] : [])];
const destroy: Drawn = ({ filter }) =>
  filter === 'own-dragon-or-creature' ? [mark('destroy'), mark('dragon'), sign('/'), mark('creature')]
  : filter === 'another-own' ? [mark('destroy'), mark('card'), word('ra-another')]
  : [mark('destroy'), mark('card')];

const DRAWN: Record<string, Drawn> = {
  'count-essence': (args) => [essence(args['essence'], many(args['count']))],
  'price-essence': (args) => [essence(args['essence'], many(args['count']))],
  'count-any-essence': (args) => [any(many(args['count']))],
  'price-any': (args) => [any(textOf(args['count']))],
  'essence-genitive': (args) => [essence(args['essence'])],
  'deck-own-artifact-deck': () => [mark('deck')],
  'deck-monument-deck': () => [mark('monument')],

  'cost-turn': () => [mark('turn')],
  'cost-turn-other': (args) => [sign('+'), mark('turn'), tagged(args['tag'])],
  'cost-pay': (args) => all(args['essences']),
  'cost-pay-any': anyOf,
  'cost-pay-one-of': (args) => apart(args['options'], '/'),
  'cost-pay-same': (args) => [any('=X', except(args))],
  'cost-pay-from-here': (args) => [...all(args['essences']), word('ra-from-here')],
  'cost-destroy-self': () => [mark('destroy')],
  'cost-destroy-artifact': destroy,
  'cost-discard-card': (args) => [mark('discard', many(args['count']))],

  'effect-gain': (args) => all(args['essences']),
  'effect-gain-any': anyOf,
  'effect-gain-x': (args) => [essence(args['essence'], 'X')],
  'effect-gain-same': (args) => [any('=X', except(args))],
  'effect-gain-any-by-cost': (args) => [any('', except(args)), ...byCost(args)],
  'effect-gain-by-cost': (args) => [essence(args['essence']), ...byCost(args)],
  'effect-store-here': here,
  'effect-store-any-here': (args) => [...anyOf(args), HERE],
  'effect-store-paid': (args) => [any(''), ...(args['target'] === 'here' ? [HERE] : [sign('→'), mark('card')])],
  'effect-rivals-gain': (args) => [mark('rivals'), sign('+'), ...all(args['essences'])],
  'effect-life-loss': (args) => [
    mark('rivals'),
    sign('−'),
    essence('life', many(args['count'])),
    ...(listOf(args['unless']).length ? [word('ra-or'), ...apart(args['unless'], '/')] : []),
  ],
  'effect-ignore': () => [mark('ignore')],
  'effect-straighten': ({ target }) =>
    target === 'self' ? [mark('straighten')] : [mark('straighten'), tagged(target === 'own-creature' ? 'creature' : '')],
  'effect-draw': (args) => [mark('draw', many(args['count']))],
  'effect-draw-then-discard': (args) => [mark('draw', textOf(args['count'])), mark('discard', textOf(args['count']))],
  'effect-look': (args) => [mark('look', many(args['count'])), ...apart(args['options'], '/')],
  'effect-copy-from-rival': (args) => [...all(args['gained']), sign('='), mark('rivals'), ...all(args['counted'])],
  'effect-place-from-hand': (args) => [mark('play'), tagged(args['filter']), ...off(args)],
  'effect-place-from-discard': (args) => [
    mark('play'),
    tagged(args['filter']),
    sign('←'),
    mark('pile'),
    ...(args['whose'] === 'any' ? [mark('rivals')] : []),
    ...off(args),
  ],
  'effect-check-victory': () => [mark('victory')],
  'effect-temp-vp': (args) => [{ is: 'points', count: `+${textOf(args['count'])}` }],

  'collect-gain': (args) => all(args['essences']),
  'collect-gain-any': anyOf,
  'collect-gain-one-of': (args) => apart(args['options'], '/'),
  'collect-if-left': (args) => [...all(args['requires']), word('ra-left'), BECOMES, ...all(args['then'])],
  'collect-add-here-per-type': (args) => [sign('+'), any(textOf(args['count'])), word('ra-each-type')],
  'collect-upkeep': (args) => apart(args['either'], '/'),

  power: (args) => {
    const costs = all(args['costs']);
    return costs.length ? [...costs, BECOMES, ...all(args['effects'])] : all(args['effects']);
  },
};

/** A cost that is offered looks like the cost itself. */
function glyphs(words: Words): Glyph[] {
  const drawn = DRAWN[words[0].replace(/^(cost-.*)-offer$/, '$1')];
  return drawn ? drawn(argsOf(words)) : [{ is: 'words', words }];
}

const TRIGGERS: Record<string, Glyph[]> = {
  'life-loss': [sign('−'), essence('life')],
  'dragon-power': [mark('dragon')],
  'victory-check': [mark('victory')],
};

/** One line of a card; lines about points are told by the medallions instead. */
export function lineOf(words: Words): Line {
  const args = argsOf(words);
  switch (words[0]) {
    case 'line-power':
      return { tone: 'power', glyphs: all(args['power']) };
    case 'line-while-turned':
      return { tone: 'power', glyphs: [mark('turned'), sign(':'), ...all(args['power'])] };
    case 'line-on-claim':
      return { tone: 'collect', glyphs: [mark('claim'), BECOMES, ...all(args['power'])] };
    case 'line-react':
      return { tone: 'react', glyphs: [mark('react'), ...(TRIGGERS[textOf(args['trigger'])] ?? []), sign(':'), ...all(args['power'])] };
    case 'line-collect':
      return { tone: 'collect', glyphs: [mark('collect'), ...all(args['ability'])] };
    case 'line-discount':
      return { tone: 'always', glyphs: [mark('play'), tagged(args['filter']), ...off(args)] };
    default:
      return { tone: 'always', glyphs: glyphs(words) };
  }
}

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
  return cost ? all(argsOf(cost)['essences']) : [];
}
