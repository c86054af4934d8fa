// The sign before a sentence of the log, a prompt or an answer.

import type { Words } from '../../lib/wire';
import type { Mark } from './marks';

const SIGNS: Readonly<Record<string, Mark>> = {
  'move-explore': 'sprint', 'move-fight': 'fist', 'move-order': 'evocation', 'move-cast': 'grimoire', 'move-wait': 'wait', 'move-go': 'move',
  'move-attack': 'attack', 'move-activate-room': 'activate', 'move-use': 'quest', 'move-answer': 'ignore', 'move-activate': 'evocation',
  'gains-power': 'power', 'loses-power': 'power', 'moon-phase': 'moon', 'takes-crown': 'crown', suffers: 'damage', healed: 'heal',
  'places-instability': 'instability', 'replaces-instability': 'replace', 'replaces-damage': 'replace', moves: 'move', placed: 'move', 'to-cell': 'cell',
  summons: 'summon', 'evocation-defeated': 'defeat', 'evocation-removed': 'defeat', 'hex-assigned': 'hex', 'umbra-assigned': 'umbra', upgraded: 'upgrade',
  attacks: 'attack', phase: 'wait', 'event-drawn': 'event', 'event-works': 'event', 'completes-quest': 'quest', 'solves-quest': 'quest', drew: 'cards',
  casts: 'grimoire', answers: 'ignore', 'activates-room': 'activate', 'evocation-activates': 'evocation', 'is-defeated': 'defeat',
  'takes-trophy': 'trophy', rebuilt: 'rebuilt', 'order-revealed': 'rose', dominion: 'rose', planned: 'plan', 'ignores-damage': 'ignore',
};

export function signOf([key]: Words): Mark | null {
  return SIGNS[key] ?? null;
}
