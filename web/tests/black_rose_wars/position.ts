// A small position of Black Rose Wars for tests: two mages in the lodge, and what a test puts there.

import type { Ask, CardFace, Option, Words } from '../../src/lib/wire';
import type { Chamber, Figure, SeatView, Slot, View } from '../../src/games/black_rose_wars/view';

const ROOMS = [
  'crypt', 'mirrors_room', 'observatory', 'the_abyss', 'throne', 'summoner_room', 'sacrificial_altar', 'cemetery', 'forge', 'black_rose', 'arena',
  'treasure_room', 'pleasures_room', 'armory', 'bibliotheca', 'garden', 'oracle_room', 'alchemical_laboratory', 'sanctuary',
];

export const chamber = (room: string, change: Partial<Chamber> = {}): Chamber => ({ room, rebuilt: false, used: false, cubes: [], slots: 6, due: [], ...change });
export const slot = (stage: Slot['stage'] = 'empty', card = '', change: Partial<Slot> = {}): Slot => ({ stage, card, side: 0, marked: -1, ...change });
export const figure = (number: number, place: number, change: Partial<Figure> = {}): Figure => ({
  figure: number, card: ['arianna', 'rickart', 'graminia', 'baron_doria', 'the_possessed'][number] ?? 'cadaver', place, owner: -1, controller: -1, bar: [],
  health: 10, strength: 2, speed: 2, diamonds: 0, bearer: -1, upgrades: [], acted: false, ...change,
});
export const seat = (number: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: number, grimoire: 6, memories: [], aside: 2, quests_open: [], completed: [], mage: 'arianna', limits: [7, 2], hand_size: 0, known_spells: [],
  slots: [slot(), slot(), slot(), slot()], hidden_quests: [], ...change,
});

export function position(change: Partial<View> = {}): View {
  return {
    avatar: 'none', moons: 'standard', steady_crown: 0, summoners_crown: 0, colourless_throne: 0, library_by_card: 0, avatar_first: 0, round: 1,
    phase: 'action', moon: 0, crown: 0, first: 0, ring: [0, 1], active: 0, actions: 0, numbered: 0, orders: 0, passed: [], cells: [0, 1, -1, -1, -1],
    hexes: [[], [], [], [], []], power: [0, 0, 0, 0, 0], cubes: [26, 26, 0, 0, 26], trophies: [[], [], [], [], []], tokens: [2, 2, 0, 0, 0],
    library_discard: [], forgotten: 9, lost: [], solved: [[], [], [], [], []], events: [[], [], []], event_discard: [[], [], []], order_deck: 0,
    order_memories: [], upgrade_deck: 18, limbo: [], winners: [], scores: [], reason: '', chain: [], lodge: ROOMS.map((room) => chamber(room)),
    figures: [figure(0, 9), figure(1, 0)], markers: [6, 18, 35], library_sizes: [], quest_sizes: [], quest_discard_sizes: [], event_sizes: [], order_back: '',
    spares: {}, seats: [seat(0, { hand: [] }), seat(1)], ...change,
  };
}

export const option = (note: string, ...about: string[]): Option => ({ note, words: [note], about, variants: [] });
export function ask(form: 'choose' | 'choose-some', key: string, options: Option[], args: Record<string, Words[]> = {}): Ask {
  const question = { prompt: [key, args] as Words, rule: '', window: '', about: '', decline: null, options };
  return form === 'choose' ? { form, ...question } : { form, ...question, low: 0, high: options.length };
}

const target = (kind: string, range: 'near' | 'any', reach: number): Words => [`target-${kind}`, { range, reach }];
const damage = (count: number): Words => ['line-sentence', { effects: [['op-damage', { count, counted: 'no', to_is: 'target', to: ['who-target'] }]] }];
/** A spell with two sides: 3 damage within 2, and 1 damage to everybody in a room anywhere. */
export const spell: CardFace = {
  name: 'heart_of_ice', words: ['card-heart-of-ice'], kind: 'spell', tags: ['agony', 'combat', 'instability'], cost: null, points: null, rules: [], origin: '',
  lines: [
    ['line-instability'],
    ['line-side', { side: 'main', type: 'combat', stable: 'no', element: ['element-water'], target: target('figure', 'near', 2) }],
    damage(3),
    ['line-side', { side: 'reverse', type: 'combat', stable: 'yes', element: ['element-water'], target: target('room', 'any', 0) }],
    ['line-stable'],
    damage(1),
  ],
};
