// What the posters of the first page know of a title: a picture, a sign, and how long a game takes.

import type { Component } from 'svelte';
import dragon from 'icon:dragon-head';
import hat from 'icon:pointy-hat';
import table from 'icon:round-table';
import Krutagidon from './art/Krutagidon.svelte';
import ResArcana from './art/ResArcana.svelte';
import Unknown from './art/Unknown.svelte';

export interface Picture {
  Art: Component;
  /** The sign of the title, where there is room for no more. */
  sign: string;
  /** Minutes that a game takes; 0 where nobody knows. */
  minutes: number;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'res-arcana': { Art: ResArcana, sign: dragon, minutes: 40 },
  krutagidon: { Art: Krutagidon, sign: hat, minutes: 60 },
};
const PLAIN: Picture = { Art: Unknown, sign: table, minutes: 0 };

const ORDER = Object.keys(PICTURES);
const rank = (title: string): number => (title in PICTURES ? ORDER.indexOf(title) : ORDER.length);

/** Titles as they hang on the wall: those with a picture first. */
export const hung = <Any extends { title: string }>(titles: readonly Any[]): Any[] => [...titles].sort((one, other) => rank(one.title) - rank(other.title));

export const pictureOf = (title: string): Picture => PICTURES[title] ?? PLAIN;
