// What tables, bots, options and kinds are called.

import { clockName } from './newgame';
import type { Seat, Table } from './wire';
import { speech, t } from './words.svelte';

const dashed = (name: string): string => name.replaceAll('_', '-');

/** A message if there is one, else the bare name. */
function known(key: string, otherwise: string): string {
  return speech.has(key) ? t(key) : otherwise;
}

export const botName = (bot: string): string => known(`bot-${dashed(bot)}`, bot);
/** A bot with what it is like. */
export function botLong(bot: string): string {
  const about = known(`bot-${dashed(bot)}-about`, '');
  return about === '' ? botName(bot) : `${botName(bot)} (${about})`;
}
export const titleName = (title: string): string => known(`title-${dashed(title)}`, title);
export const optionName = (option: string): string => known(`option-${dashed(option)}`, option);
export const valueName = (option: string, value: string): string => known(`${dashed(option)}-${dashed(value)}`, value);
export const windowName = (window: string): string => known(`window-${dashed(window)}`, window);
export const kindName = (kind: string): string => known(`kind-${dashed(kind)}`, kind);
export const tagName = (tag: string): string => known(`tag-${dashed(tag)}`, tag);
export const ruleKindName = (kind: string): string => known(`rule-kind-${dashed(kind)}`, kind);
/** What a single entry of the rulebook is. */
export const ruleName = (kind: string): string => known(`one-${dashed(kind)}`, kind);

/** What a title is about, in two or three words; empty where it does not say. */
export const mottoOf = (title: string): string => known(`motto-${dashed(title)}`, '');

/** «2–4», or «1, 3» where a number between is not possible. */
export function playersOf(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 1) return `${least}`;
  return most - least + 1 === counts.length ? `${least}–${most}` : [...counts].sort((one, other) => one - other).join(', ');
}

/** Who sits somewhere. Whoever gave no name, and every bot, is called in the reader's language. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return seat.name === '' ? botName(seat.bot) : known(`bot-name-${seat.name.toLowerCase()}`, seat.name);
  return seat.name || speech.nameOf(seat.seat);
}

/** How a table is played: variant and clock, in a few words. */
export function tableTerms(table: Table): string {
  const options = Object.entries(table.options).map(([option, value]) => valueName(option, value));
  const clock = clockName(table.clock);
  if (table.clock && clock) options.push(t(`clock-${clock}`));
  else if (table.clock) options.push(t('clock-other', { minutes: Math.round(table.clock.base / 60), seconds: table.clock.increment }));
  return options.join(' · ');
}
