// Components in their parts: the sides of a spell, and how its target, type and element are told at a glance.

import { kindName, tagName } from '../../lib/names';
import type { CardFace, Words } from '../../lib/wire';
import { argsOf, isWords, listOf, textOf } from '../parts/signs/reading';
import { ANYWHERE } from './lodge';

export interface Target {
  kind: 'self' | 'figure' | 'mage' | 'evocation' | 'room' | 'special';
  /** How far it may be; ANYWHERE without a limit. */
  reach: number;
}

export interface Side {
  name: 'main' | 'reverse' | 'both';
  type: string;
  stable: boolean;
  element: string;
  target: Target;
  /** What it waits for and what it does, line by line. */
  lines: Words[];
}

const SPELLS = new Set(['spell', 'personal_spell', 'forgotten_spell']);
export const isSpell = (face: CardFace): boolean => SPELLS.has(face.kind);

/** Whoever reveals the spell places a cube. */
export const hasInstability = (face: CardFace): boolean => face.tags.includes('instability');

function targetOf(words: Words | undefined): Target {
  const args = words ? argsOf(words) : {};
  const kind = (words?.[0].replace('target-', '') ?? 'special') as Target['kind'];
  const reach = kind === 'self' ? 0 : args['range'] === 'near' ? Number(args['reach']) : ANYWHERE;
  return { kind, reach };
}

/** The sides of a spell: two, or one of an undivided spell; none of anything else. */
export function sidesOf(face: CardFace): Side[] {
  const sides: Side[] = [];
  for (const line of face.lines) {
    const args = argsOf(line);
    if (line[0] === 'line-side') {
      const element = isWords(args['element']) ? args['element'][0].replace('element-', '') : 'any';
      sides.push({
        name: textOf(args['side']) as Side['name'], type: textOf(args['type']), stable: args['stable'] === 'yes', element,
        target: targetOf(listOf(args['target'])[0]), lines: [],
      });
    } else sides.at(-1)?.lines.push(line);
  }
  return sides;
}

/** A side of a spell by the number that the view has for it. */
export const sideAt = (face: CardFace, side: number): Side | undefined => {
  const sides = sidesOf(face);
  return sides[side] ?? sides[0];
};

/** The kind of a component in words, with the school of a spell or the colour of a room. */
export function kindOf(face: CardFace): string {
  const [first] = face.tags;
  const named = face.kind === 'spell' || face.kind === 'room' || face.kind === 'grimoire' || face.kind === 'quest' || face.kind === 'event';
  return [kindName(face.kind), ...(named && first ? [tagName(first)] : [])].join(' · ');
}

/** The lines of a room in the state in which it is. */
export function roomLines(face: CardFace, rebuilt: boolean): Words[] {
  const at = face.lines.findIndex(([key]) => key === (rebuilt ? 'line-rebuilt' : 'line-destroyed'));
  if (at < 0) return [];
  const rest = face.lines.slice(at + 1);
  const end = rest.findIndex(([key]) => key !== 'line-sentence');
  return [face.lines[at]!, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** For the most cubes in a room, the second most, and everybody else. */
export function rewardsOf(face: CardFace): [number, number, number] {
  const args = face.points ? argsOf(face.points) : {};
  return [Number(args['first'] ?? 0), Number(args['second'] ?? 0), Number(args['others'] ?? 0)];
}
