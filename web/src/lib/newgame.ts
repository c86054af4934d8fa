// A table to be made: what can be chosen for it, and what is sent for it.

import type { ClockSetting, GameOption, NewTable, Title } from './wire';

export const CLOCKS = {
  none: null,
  quick: { base: 600, increment: 15 },
  calm: { base: 1800, increment: 30 },
  days: { base: 259_200, increment: 259_200 },
} as const satisfies Record<string, ClockSetting | null>;
const FIRST_GAME = 'first-game';
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** The preset that a table's clock is, or null for another one. */
export function clockName(clock: ClockSetting | null): ClockName | null {
  return CLOCK_NAMES.find((name) => CLOCKS[name]?.base === clock?.base && CLOCKS[name]?.increment === clock?.increment) ?? null;
}

/** The values of an option that a number of players can have. */
export function valuesFor(option: GameOption, players: number): string[] {
  return option.values.filter((value) => option.players[value]?.includes(players) ?? true);
}

/** What was chosen, with the first possible value where the choice is not possible for so many players. */
export function settled(title: Title, players: number, chosen: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    title.options.map((option) => {
      const values = valuesFor(option, players);
      const wish = chosen[option.name];
      return [option.name, wish !== undefined && values.includes(wish) ? wish : (values[0] ?? '')];
    }),
  );
}

/** The bot that a newcomer meets: not the one that plays at random, nor the strongest. */
export function easyBot(title: Title): string {
  return title.bots.find((bot) => bot === 'greedy') ?? title.bots[0] ?? '';
}

/** How many play a title where nobody says it: two if that is possible, else as few as can. */
export function usual(title: Title): number {
  return title.players.includes(2) ? 2 : Math.min(...title.players);
}

/** Whether an option has the rulebook's first game among its values. */
export const isFirstGame = (option: GameOption): boolean => option.values.includes(FIRST_GAME);

/** A game at once, against so many bots; where none are wished for, against one where two can play. */
export function againstBots(title: Title, name: string, firstGame: boolean, bots = usual(title) - 1): NewTable {
  const players = bots + 1;
  const chosen = Object.fromEntries(title.options.filter(isFirstGame).map((option) => [option.name, firstGame ? FIRST_GAME : (valuesFor(option, players)[0] ?? '')]));
  return {
    title: title.title,
    players,
    options: settled(title, players, chosen),
    seats: ['me', ...Array<string>(players - 1).fill(easyBot(title))],
    name,
    public: false,
    watch: true,
    clock: null,
  };
}

/** A table with an open seat, for whoever gets its link. */
export function withFriends(title: Title, name: string, firstGame: boolean): NewTable {
  const table = againstBots(title, name, firstGame, Math.max(usual(title), title.players.find((count) => count > 1) ?? 1) - 1);
  return { ...table, seats: table.seats.map((seat) => (seat === 'me' ? 'me' : 'open')) };
}
