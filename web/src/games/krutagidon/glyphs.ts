// The lines of a card as signs: what words say in a sentence, icons and numbers say at a glance.

import type { Value, Words } from '../../lib/wire';
import * as signs from '../parts/signs/glyphs';
import { mark, sign, word } from '../parts/signs/glyphs';
import { argsOf, isWords, listOf, textOf } from '../parts/signs/reading';
import { isMark, marks, type Mark } from './art/marks';

export type Glyph = signs.Glyph<Mark>;
export type Tone = 'play' | 'defence' | 'ongoing' | 'mayhem' | 'instant' | 'worth';
export type Line = signs.Line<Tone, Glyph>;

const keyOf = (value: Value | undefined): string => (isWords(value) ? value[0] : '');

/** As many as the effect can find: the engine writes a large number. */
const ENDLESS = 99;

/** A number that is printed; empty where there is none, or it is counted. */
function numberOf(value: Value | undefined): string {
  if (!isWords(value)) return textOf(value);
  const count = value[0] === 'number' ? argsOf(value)['count'] : undefined;
  return typeof count === 'number' && count > ENDLESS ? '' : textOf(count);
}

/** What a number is counted from: `= 2× …`. */
function counted(value: Value | undefined): Glyph[] {
  if (!isWords(value) || value[0] === 'number') return [];
  if (value[0] === 'number-all') return [word('kr-all')];
  const { times } = argsOf(value);
  return [sign('='), ...(times === 1 ? [] : [sign(`${textOf(times)}×`)]), ...grammar.glyphs(value)];
}

/** Who something happens to; who is chosen, or is the one that all is about, needs no sign. */
const who = (value: Value | undefined): Glyph[] =>
  !isWords(value) ? [] : grammar.knows(value[0]) ? grammar.glyphs(value) : [{ is: 'words', words: value }, sign(':')];

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
    part[0] === 'filter-type' || part[0].startsWith('type-') ? typed(keyOf(argsOf(part)['type']) || part[0]) : grammar.glyphs(part),
  );
  const where = grammar.apart(args['zones']);
  return [...which, ...(where.length ? [...(which.length ? [sign('·')] : []), ...where] : which.length ? [] : [mark('card')])];
}

const SHORT = 3;

/** Short effects stand side by side, each longer one on a line of its own. */
function inRows(effects: readonly Glyph[][]): Glyph[] {
  return effects.flatMap((glyphs, at): Glyph[] => {
    const before = effects[at - 1];
    return before && (glyphs.length > SHORT || before.length > SHORT) ? [{ is: 'break' }, ...glyphs] : glyphs;
  });
}

const readers: Record<string, signs.Reader<Glyph>> = {
  who,
  whom: (value) => who(value).filter((each) => each.is !== 'sign' || each.text !== ':'),
  cards,
  from: counted,
  /** The same in a comparison, which has its own sign. */
  compared: (value) => counted(value).slice(1),
  /** All that there are; what else a number is counted from has no room on a card. */
  every: (value) => counted(value).filter(({ is }) => is === 'word'),
  how: (how) => (how === 'may' ? [word('kr-may')] : how === 'random' ? [word('kr-random')] : []),
  /** New cards go to the discard pile, unless something else is said. */
  to: (zone) => (isWords(zone) && zone[0] !== 'zone-discard' ? [sign('→'), ...grammar.glyphs(zone)] : []),
  paid: (cost) => (listOf(cost).length ? [...grammar.all(cost), signs.BECOMES] : []),
  type: (type) => (isWords(type) ? typed(type[0]) : []),
  types: (types) => listOf(types).flatMap(([key]) => typed(key)),
  nth: (nth) => (nth ? [sign(`${textOf(nth)}.`)] : []),
  named: (card) =>
    keyOf(card) === 'card-wild-magic' ? [mark('wild')] : keyOf(card) === 'card-limp-wand' ? [mark('limp')] : grammar.all(card),
  rows: (effects) => inRows(listOf(effects).map((effect) => grammar.glyphs(effect))),
};

const rows: Record<string, string> = {
  'op-power': '{who:who} @power({n}) {n:from}',
  'op-draw': '{who:who} @draw({n}) {n:from}',
  'op-heal': '{who:who} @heal({n}) {n:from}',
  'op-damage': '{who:who} @damage({n}) {n:from}',
  'op-damage-offer': '{who:who} @damage({n}) {n:from}',
  'op-spend-life': '− @life({count})',
  'op-set-life': '{who:who} @life = "{n}" {n:compared}',
  'op-swap-life': '@life ⇄ @life',
  'op-power-multiplier': '@power(×{count})',
  'op-destroy': '{how:how} @destroy({n?}) {n:every} {cards:cards}',
  'op-discard': '{how:how} @discard({n?}) {n:every} {cards:cards}',
  'op-pick': '{how:how} @card({n?}) {n:every} {cards:cards}',
  'op-put': '{how:how} {n:from} {cards:cards} → {whom:whom} {zone}',
  'op-look': '@look({count}) @deck',
  'op-reveal-deck-top': '@look({n}) @deck',
  'op-reveal-main-top': '@look({n}) @market',
  'op-reveal-hand': '@look({n?}) @hand',
  'op-gain-limp-pile': '{who:who} + @limp({n?}) {zone:to}',
  'op-gain-wild-pile': '{who:who} + @wild({n?}) {zone:to}',
  'op-gain-main-top': '{who:who} + @card({n?}) {zone:to}',
  'op-attack': '@attack {targets} ▸ {effects}',
  'op-attack-whole': '{effects}',
  'op-attack-avoided': '@defence ▸ {effects}',
  'op-attack-after': '▸ {effects}',
  'op-may-attack': ':may {attack}',
  'op-redirect': '@attack @redirect',
  'op-each': '{targets} ▸ {effects}',
  // Whom one chooses is named by the effects that follow.
  'op-choose-foe': '',
  'op-choose-wizard': '',
  'op-choose-one': '{options/}',
  'pick-effects': '{effects}',
  'op-nothing': '—',
  'op-may': '{who:who} :may {cost:paid} {effects}',
  'op-may-cost': '{who:who} :may {cost:paid} {effects}',
  'op-may-repeat-cost': '{who:who} :may {cost:paid} {effects}',
  'op-may-else': '{who:who} :may {cost:paid} {effects} / {otherwise}',
  'op-if': '{condition} ▸ {effects}',
  'op-if-else': '{condition} ▸ {effects} / {otherwise}',
  'op-return-token': '− @token({count?})',
  'op-swap-tokens': '@token ⇄ @token',
  'op-property-token': '+ @property',
  'op-this-turn': ':this-turn {event} ▸ {effects}',
  'op-this-turn-to-top': ':this-turn {event} → @deck',
  'op-play-foe-top': '@foe @deck → @table',
  'event-buy-or-gain': '@gain',
  'event-turn-end': '@end',

  'if-exists': '1+ {cards:cards}',
  'if-at-least': '{number:compared} "≥ {count}"',
  'if-exactly': '{number:compared} "= {count}"',
  'if-is-type': '@card = {type:type}',
  'if-target-died': '@token',
  'if-no-attack-damage': '@damage(0)',
  'if-first-card-this-turn': '1. @card',

  'targets-chosen-foe': '@foe',
  'targets-chosen-wizard': '@foe',
  'targets-each-foe': '@foes',
  'targets-each-wizard': '@everybody',
  'targets-bound': '',
  'targets-remaining': '@foes',
  'targets-weakest-foe': ':least @life',
  'targets-strongest-wizards': ':most @life',
  'targets-each-foe-weaker': '@foes < @life',
  'targets-left-or-right-foe': '"← / →"',
  'targets-left-and-right-foes': '"← →"',
  'targets-chosen-foe-with-dwt': '@foe @token',
  'targets-life': '@life {low}–{high}',

  'who-self': '',
  'who-target': '',
  'who-attacker': '@attack @foe :',
  'who-avoider': '@defence @foe :',
  'who-killer': '@token @foe :',
  'who-left-of-target': '←',
  'who-right-of-target': '→',
  'who-bound': '@foe :',
  'who-picked': '@foe :',

  'number-cost': '@price',
  'number-dwt': '@token',
  'number-life': '@life',
  'number-min-life': ':least @life',
  'number-vp': '@points',
  'number-count': '{cards:cards}',
  'number-sum-cost': '@price {cards:cards}',
  'number-max-cost': ':most @price {cards:cards}',

  'zone-hand': '@hand',
  'zone-discard': '@pile',
  'zone-deck-top': '@deck',
  'zone-deck-bottom': '@deck',
  'zone-in-play': '@table',
  'zone-market': '@market',
  'zone-ongoing': '@ongoing',
  'zone-ongoing-cards': '@ongoing',

  'filter-card': '{card:named}',
  'filter-attack': '@attack',
  'filter-defense': '@defence',
  'filter-cost': '@price({count})',
  'filter-cost-min': '@price({count}+)',
  'filter-vp-min': '@points({count}+)',
};

const grammar: signs.Grammar<Mark, never, Tone> = new signs.Grammar<Mark, never, Tone>({
  marks,
  prefix: 'kr',
  rows,
  readers,
  number: numberOf,
  lines: {
    'line-play': ['play', '{effects:rows}'],
    'line-defence': ['defence', '@defence {effects:rows}'],
    'line-defence-in-play': ['defence', '@defence @ongoing {effects:rows}'],
    'line-mayhem': ['mayhem', '{effects:rows}'],
    'line-mayhem-attack': ['mayhem', '{effects:rows}'],
    'line-group-attack': ['mayhem', '@legend {effects:rows}'],
    'line-instant': ['instant', '{effects:rows}'],
    'line-revive': ['instant', '@life = "{count}"'],
    'line-when-played': ['ongoing', '@ongoing {type:type} {nth:nth} ▸ {effects:rows}'],
    'line-when-nth-played': ['ongoing', '@ongoing {type:type} {nth:nth} ▸ {effects:rows}'],
    'line-when-two-different': ['ongoing', '@ongoing "2 ≠" {type:type} {nth:nth} ▸ {effects:rows}'],
    'line-when-killed-foe': ['ongoing', '@ongoing @token @foe ▸ {effects:rows}'],
    'line-when-own-card-destroyed': ['ongoing', '@ongoing @destroy ▸ {effects:rows}'],
    'line-when-four-types': ['ongoing', '@ongoing "4 ≠" @card ▸ {effects:rows}'],
    'line-surcharge': ['ongoing', '@ongoing {types:types} @price(+{count})'],
    'line-more-damage': ['ongoing', '@ongoing {card} ▸ @damage(+{count})'],
    'line-market-to-deck-top': ['ongoing', '@ongoing @price(≤{count}) @market → @deck'],
    'line-heal-multiplier': ['ongoing', '@ongoing @heal(×{count})'],
    'line-attack-multiplier': ['ongoing', '@ongoing @damage(×{count})'],
    'line-counts-as-token': ['ongoing', '@ongoing = @token({count})'],
    'line-points-owned': ['worth', '@card({least}+) ▸ @points({count})'],
    'line-points-tokens': ['worth', '@points = @token'],
    'line-life-power': ['ongoing', '− @life({count}) ▸ {effects:rows}'],
  },
  tone: (key) => (key.startsWith('line-when') ? 'ongoing' : 'instant'),
});

/** The marks that the table draws. */
export const drawn = grammar.drawn;

/** One line of a card. A place that does nothing when it is played says so in words only. */
export const lineOf = (words: Words): Line => grammar.lineOf(words);

/** The lines that fit on a small card: nothing that says nothing, when there is something else. */
export function shortLines(lines: readonly Words[]): Line[] {
  const drawn = lines.map(lineOf);
  const telling = drawn.filter(({ glyphs }) => !glyphs.every((each) => each.is === 'sign' && each.text === '—'));
  return telling.length ? telling : drawn;
}

const LETTERS = 6;

/** How much room signs take, in signs; `say` tells how words read. */
export function weightOf(lines: readonly Line[], say: (words: Words) => string): number {
  const heavy = (glyph: Glyph): number => (glyph.is === 'words' ? Math.ceil(say(glyph.words).length / LETTERS) : glyph.is === 'word' ? 2 : 1);
  return lines.reduce((sum, line) => sum + 1 + line.glyphs.reduce((inner, glyph) => inner + heavy(glyph), 0), 0);
}
