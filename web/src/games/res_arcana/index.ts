// Res Arcana in the web client.

import type { GameModule } from '../../lib/board';
import { speech } from '../../lib/words.svelte';
import type { Frame, Words } from '../../lib/wire';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Rich from './Rich.svelte';
import Supplies from './Supplies.svelte';
import './look.css';
import { viewOf } from './view';

void speech.learn('res-arcana-board', async (lang) => ((await import(`./words/${lang}.ftl?raw`)) as { default: string }).default);

function headline(frame: Frame): Words {
  const { round, first, game_number, variant } = viewOf(frame);
  if (round === 0) return ['ra-headline-setup'];
  if (variant === 'match') return ['ra-headline-match', { game: game_number, round, seat: first }];
  return ['ra-headline', { round, seat: first }];
}

function points(frame: Frame): number[] {
  const { seats, scores } = viewOf(frame);
  return seats.map(({ seat, points: now }) => scores[seat] ?? now);
}

export default { Board, Rich, Card, Supplies, headline, points } satisfies GameModule;
