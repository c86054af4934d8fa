// The lines of a card as signs: what words say in a sentence, icons and numbers say at a glance.

import type { Value, Words } from '../../lib/wire';
import { argsOf, isWords, listOf, textOf, type Args } from '../parts/signs/reading';
import { isMark, type Mark } from './art/marks';

export type Glyph =
  | { is: 'mark'; mark: Mark; count: string }
  | { is: 'sign'; text: string }
  /** What follows stands on a line of its own. */
  | { is: 'break' }
  /** A word of the board, by its key. */
  | { is: 'word'; key: string }
  /** What no sign can say. */
  | { is: 'words'; words: Words };

export interface Line {
  tone: 'play' | 'defence' | 'ongoing' | 'mayhem' | 'instant' | 'worth';
  glyphs: Glyph[];
}

type Drawn = (args: Args) => Glyph[];

const sign = (text: string): Glyph => ({ is: 'sign', text });
const word = (key: string): Glyph => ({ is: 'word', key });
const mark = (name: Mark, count = ''): Glyph => ({ is: 'mark', mark: name, count });
const BECOMES = sign('▸');

const keyOf = (value: Value | undefined): string => (isWords(value) ? value[0] : '');
const all = (value: Value | undefined): Glyph[] => listOf(value).flatMap(glyphs);
const apart = (value: Value | undefined, between: string): Glyph[] =>
  listOf(value).flatMap((part, at) => (at ? [sign(between), ...glyphs(part)] : glyphs(part)));

/** As many as the effect can find: the engine writes a large number. */
const ENDLESS = 99;

/** A number that is printed, or what it is counted from. */
function amount(value: Value | undefined): { count: string; from: Glyph[] } {
  if (!isWords(value)) return { count: '', from: [] };
  const args = argsOf(value);
  if (value[0] === 'number') {
    const count = args['count'];
    return { count: typeof count === 'number' && count > ENDLESS ? '' : textOf(count), from: [] };
  }
  if (value[0] === 'number-all') return { count: '', from: [word('kr-all')] };
  const times = args['times'] === 1 ? [] : [sign(`${textOf(args['times'])}×`)];
  const from: Record<string, Glyph[]> = {
    'number-cost': [mark('price')],
    'number-dwt': [mark('token')],
    'number-life': [mark('life')],
    'number-min-life': [word('kr-least'), mark('life')],
    'number-vp': [mark('points')],
    'number-count': cards(args['cards']),
    'number-sum-cost': [mark('price'), ...cards(args['cards'])],
    'number-max-cost': [word('kr-most'), mark('price'), ...cards(args['cards'])],
  };
  return { count: '', from: [sign('='), ...times, ...(from[value[0]] ?? [{ is: 'words', words: value }])] };
}

const WHO: Record<string, Glyph[]> = {
  'who-self': [],
  'who-target': [],
  'who-attacker': [mark('attack'), mark('foe'), sign(':')],
  'who-avoider': [mark('defence'), mark('foe'), sign(':')],
  'who-killer': [mark('token'), mark('foe'), sign(':')],
  'who-left-of-target': [sign('←')],
  'who-right-of-target': [sign('→')],
  'who-bound': [mark('foe'), sign(':')],
  'who-picked': [mark('foe'), sign(':')],
};
const who = (value: Value | undefined): Glyph[] => (isWords(value) ? (WHO[value[0]] ?? [{ is: 'words', words: value }, sign(':')]) : []);

const ZONES: Record<string, Mark> = {
  'zone-hand': 'hand',
  'zone-discard': 'pile',
  'zone-deck-top': 'deck',
  'zone-deck-bottom': 'deck',
  'zone-in-play': 'table',
  'zone-market': 'market',
  'zone-ongoing': 'ongoing',
  'zone-ongoing-cards': 'ongoing',
};
const zone = (value: Words): Glyph => (ZONES[value[0]] ? mark(ZONES[value[0]]!) : { is: 'words', words: value });

const typed = (key: string): Glyph[] => {
  if (key === 'card-wild-magic') return [mark('wild')];
  const name = key.replace(/^type-/, '');
  return isMark(name) ? [mark(name)] : [{ is: 'words', words: [key] }];
};

/** The cards that an effect is about: which ones, and where they lie. */
function cards(value: Value | undefined): Glyph[] {
  if (!isWords(value)) return [];
  const args = argsOf(value);
  const which = listOf(argsOf(listOf(args['filter'])[0] ?? [''])['parts']).flatMap((part): Glyph[] =>
    part[0] === 'filter-type' || part[0].startsWith('type-') ? typed(keyOf(argsOf(part)['type']) || part[0]) : glyphs(part),
  );
  const zones = listOf(args['zones']);
  const where = zones.flatMap((each, at) => (at ? [sign('/'), zone(each)] : [zone(each)]));
  return [...which, ...(where.length ? [...(which.length ? [sign('·')] : []), ...where] : which.length ? [] : [mark('card')])];
}

const counted =
  (name: Mark): Drawn =>
  (args) => {
    const { count, from } = amount(args['n']);
    return [...who(args['who']), mark(name, count), ...from];
  };
const handled =
  (name: Mark): Drawn =>
  (args) => {
    const { count, from } = amount(args['n']);
    const maybe = args['how'] === 'may' ? [word('kr-may')] : args['how'] === 'random' ? [word('kr-random')] : [];
    return [...maybe, mark(name, count === '1' ? '' : count), ...from.filter(({ is }) => is === 'word'), ...cards(args['cards'])];
  };
const gained =
  (name: Mark): Drawn =>
  (args) => [...who(args['who']), sign('+'), mark(name, one(amount(args['n']).count)), ...to(args['zone'])];
const one = (count: string): string => (count === '1' ? '' : count);
/** New cards go to the discard pile, unless something else is said. */
const to = (value: Value | undefined): Glyph[] => (isWords(value) && value[0] !== 'zone-discard' ? [sign('→'), zone(value)] : []);
const may: Drawn = (args) => [...who(args['who']), word('kr-may'), ...all(args['cost']), ...(listOf(args['cost']).length ? [BECOMES] : []), ...all(args['effects'])];

const DRAWN: Record<string, Drawn> = {
  'op-power': counted('power'),
  'op-draw': counted('draw'),
  'op-heal': counted('heal'),
  'op-damage': counted('damage'),
  'op-damage-offer': counted('damage'),
  'op-spend-life': (args) => [sign('−'), mark('life', textOf(args['count']))],
  'op-set-life': (args) => [...who(args['who']), mark('life'), sign('='), sign(amount(args['n']).count), ...amount(args['n']).from.slice(1)],
  'op-swap-life': () => [mark('life'), sign('⇄'), mark('life')],
  'op-power-multiplier': (args) => [mark('power', `×${textOf(args['count'])}`)],
  'op-destroy': handled('destroy'),
  'op-discard': handled('discard'),
  'op-pick': handled('card'),
  'op-put': (args) => [
    ...(args['how'] === 'may' ? [word('kr-may')] : []),
    ...amount(args['n']).from,
    ...cards(args['cards']),
    sign('→'),
    ...who(args['whom']).filter((each) => each.is !== 'sign' || each.text !== ':'),
    ...listOf(args['zone']).map(zone),
  ],
  'op-look': (args) => [mark('look', textOf(args['count'])), mark('deck')],
  'op-reveal-deck-top': (args) => [mark('look', amount(args['n']).count), mark('deck')],
  'op-reveal-main-top': (args) => [mark('look', amount(args['n']).count), mark('market')],
  'op-reveal-hand': (args) => [mark('look', one(amount(args['n']).count)), mark('hand')],
  'op-gain-limp-pile': gained('limp'),
  'op-gain-wild-pile': gained('wild'),
  'op-gain-main-top': gained('card'),
  'op-attack': (args) => [mark('attack'), ...all(args['targets']), BECOMES, ...all(args['effects'])],
  'op-attack-whole': (args) => all(args['effects']),
  'op-attack-avoided': (args) => [mark('defence'), BECOMES, ...all(args['effects'])],
  'op-attack-after': (args) => [BECOMES, ...all(args['effects'])],
  'op-may-attack': (args) => [word('kr-may'), ...all(args['attack'])],
  'op-redirect': () => [mark('attack'), mark('redirect')],
  'op-each': (args) => [...all(args['targets']), BECOMES, ...all(args['effects'])],
  // Whom one chooses is named by the effects that follow.
  'op-choose-foe': () => [],
  'op-choose-wizard': () => [],
  'op-choose-one': (args) => apart(args['options'], '/'),
  'pick-effects': (args) => all(args['effects']),
  'op-nothing': () => [sign('—')],
  'op-may': may,
  'op-may-cost': may,
  'op-may-repeat-cost': may,
  'op-may-else': (args) => [...may(args), sign('/'), ...all(args['otherwise'])],
  'op-if': (args) => [...all(args['condition']), BECOMES, ...all(args['effects'])],
  'op-if-else': (args) => [...all(args['condition']), BECOMES, ...all(args['effects']), sign('/'), ...all(args['otherwise'])],
  'op-return-token': (args) => [sign('−'), mark('token', one(textOf(args['count'])))],
  'op-swap-tokens': () => [mark('token'), sign('⇄'), mark('token')],
  'op-property-token': () => [sign('+'), mark('property')],
  'if-exists': (args) => [sign('1+'), ...cards(args['cards'])],
  'if-at-least': (args) => [...amount(args['number']).from.slice(1), sign(`≥ ${textOf(args['count'])}`)],
  'if-exactly': (args) => [...amount(args['number']).from.slice(1), sign(`= ${textOf(args['count'])}`)],
  'if-is-type': (args) => [mark('card'), sign('='), ...typed(keyOf(args['type']))],
  'if-target-died': () => [mark('token')],
  'if-no-attack-damage': () => [mark('damage', '0')],
  'if-first-card-this-turn': () => [sign('1.'), mark('card')],
  'targets-chosen-foe': () => [mark('foe')],
  'targets-chosen-wizard': () => [mark('foe')],
  'targets-each-foe': () => [mark('foes')],
  'targets-each-wizard': () => [mark('everybody')],
  'targets-bound': () => [],
  'targets-remaining': () => [mark('foes')],
  'targets-weakest-foe': () => [word('kr-least'), mark('life')],
  'targets-strongest-wizards': () => [word('kr-most'), mark('life')],
  'targets-each-foe-weaker': () => [mark('foes'), sign('<'), mark('life')],
  'targets-left-or-right-foe': () => [sign('← / →')],
  'targets-left-and-right-foes': () => [sign('← →')],
  'targets-chosen-foe-with-dwt': () => [mark('foe'), mark('token')],
  'targets-life': (args) => [mark('life'), sign(`${textOf(args['low'])}–${textOf(args['high'])}`)],
  'op-this-turn': (args) => [word('kr-this-turn'), ...all(args['event']), BECOMES, ...all(args['effects'])],
  'op-this-turn-to-top': (args) => [word('kr-this-turn'), ...all(args['event']), sign('→'), mark('deck')],
  'op-play-foe-top': () => [mark('foe'), mark('deck'), sign('→'), mark('table')],
  'event-buy-or-gain': () => [mark('gain')],
  'event-turn-end': () => [mark('end')],
  'filter-card': ({ card }) =>
    keyOf(card) === 'card-wild-magic' ? [mark('wild')] : keyOf(card) === 'card-limp-wand' ? [mark('limp')] : all(card),
  'filter-attack': () => [mark('attack')],
  'filter-defense': () => [mark('defence')],
  'filter-cost': (args) => [mark('price', textOf(args['count']))],
  'filter-cost-min': (args) => [mark('price', `${textOf(args['count'])}+`)],
  'filter-vp-min': (args) => [mark('points', `${textOf(args['count'])}+`)],
};

function glyphs(words: Words): Glyph[] {
  const drawn = DRAWN[words[0]];
  return drawn ? drawn(argsOf(words)) : [{ is: 'words', words }];
}

const SHORT = 3;

/** Short effects stand side by side, each longer one on a line of its own. */
function inRows(effects: readonly Glyph[][]): Glyph[] {
  return effects.flatMap((signs, at): Glyph[] => {
    const before = effects[at - 1];
    return before && (signs.length > SHORT || before.length > SHORT) ? [{ is: 'break' }, ...signs] : signs;
  });
}

/** One line of a card. A place that does nothing when it is played says so in words only. */
export function lineOf(words: Words): Line {
  const args = argsOf(words);
  const effects = (): Glyph[] => inRows(listOf(args['effects']).map(glyphs));
  const when = (): Glyph[] => [...(isWords(args['type']) ? typed(args['type'][0]) : []), ...(args['nth'] ? [sign(`${textOf(args['nth'])}.`)] : [])];
  switch (words[0]) {
    case 'line-play':
      return { tone: 'play', glyphs: effects() };
    case 'line-defence':
    case 'line-defence-in-play':
      return { tone: 'defence', glyphs: [mark('defence'), ...(words[0] === 'line-defence' ? [] : [mark('ongoing')]), ...effects()] };
    case 'line-mayhem':
    case 'line-mayhem-attack':
      return { tone: 'mayhem', glyphs: effects() };
    case 'line-group-attack':
      return { tone: 'mayhem', glyphs: [mark('legend'), ...effects()] };
    case 'line-instant':
      return { tone: 'instant', glyphs: effects() };
    case 'line-revive':
      return { tone: 'instant', glyphs: [mark('life'), sign('='), sign(textOf(args['count']))] };
    case 'line-when-played':
    case 'line-when-nth-played':
    case 'line-when-two-different':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), ...(words[0] === 'line-when-two-different' ? [sign('2 ≠')] : []), ...when(), BECOMES, ...effects()] };
    case 'line-when-killed-foe':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), mark('token'), mark('foe'), BECOMES, ...effects()] };
    case 'line-when-own-card-destroyed':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), mark('destroy'), BECOMES, ...effects()] };
    case 'line-when-four-types':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), sign('4 ≠'), mark('card'), BECOMES, ...effects()] };
    case 'line-surcharge':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), ...listOf(args['types']).flatMap(({ 0: key }) => typed(key)), mark('price', `+${textOf(args['count'])}`)] };
    case 'line-more-damage':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), ...all(args['card']), BECOMES, mark('damage', `+${textOf(args['count'])}`)] };
    case 'line-market-to-deck-top':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), mark('price', `≤${textOf(args['count'])}`), mark('market'), sign('→'), mark('deck')] };
    case 'line-heal-multiplier':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), mark('heal', `×${textOf(args['count'])}`)] };
    case 'line-attack-multiplier':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), mark('damage', `×${textOf(args['count'])}`)] };
    case 'line-counts-as-token':
      return { tone: 'ongoing', glyphs: [mark('ongoing'), sign('='), mark('token', textOf(args['count']))] };
    case 'line-points-owned':
      return { tone: 'worth', glyphs: [mark('card', `${textOf(args['least'])}+`), BECOMES, mark('points', textOf(args['count']))] };
    case 'line-points-tokens':
      return { tone: 'worth', glyphs: [mark('points'), sign('='), mark('token')] };
    case 'line-life-power':
      return { tone: 'ongoing', glyphs: [sign('−'), mark('life', textOf(args['count'])), BECOMES, ...effects()] };
    default:
      return { tone: words[0].startsWith('line-when') ? 'ongoing' : 'instant', glyphs: [{ is: 'words', words }] };
  }
}

/** The lines that fit on a small card: nothing that says nothing, when there is something else. */
export function shortLines(lines: readonly Words[]): Line[] {
  const drawn = lines.map(lineOf);
  const telling = drawn.filter(({ glyphs: signs }) => !signs.every((each) => each.is === 'sign' && each.text === '—'));
  return telling.length ? telling : drawn;
}

const LETTERS = 6;

/** How much room signs take, in signs; `say` tells how words read. */
export function weightOf(lines: readonly Line[], say: (words: Words) => string): number {
  const heavy = (glyph: Glyph): number => (glyph.is === 'words' ? Math.ceil(say(glyph.words).length / LETTERS) : glyph.is === 'word' ? 2 : 1);
  return lines.reduce((sum, line) => sum + 1 + line.glyphs.reduce((inner, glyph) => inner + heavy(glyph), 0), 0);
}
