// What tables, bots, options and kinds are called.

import { clockName } from './newgame';
import { settings } from './settings.svelte';
import type { Table } from './wire';
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

/** What the others at a table call the reader. */
export const ownName = (): string => settings.name || t('your-name-placeholder');

/** How a table is played: variant and clock, in a few words. */
export function tableTerms(table: Table): string {
  const options = Object.entries(table.options).map(([option, value]) => valueName(option, value));
  const clock = clockName(table.clock);
  if (table.clock && clock) options.push(t(`clock-${clock}`));
  else if (table.clock) options.push(t('clock-other', { minutes: Math.round(table.clock.base / 60), seconds: table.clock.increment }));
  return options.join(' · ');
}
