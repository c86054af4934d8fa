// Krutagidon in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame, Words } from '../../lib/wire';
import { pointsOf } from '../parts/cards/cards';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Rich from './Rich.svelte';
import Supplies from './Supplies.svelte';
import '../parts/table/desk.css';
import './look.css';
import { viewOf } from './view';

learnBoard('krutagidon', (lang) => import(`./words/${lang}.ftl?raw`));

function headline(frame: Frame): Words {
  const { turn, active, ending, seats } = viewOf(frame);
  if (turn === 0) return ['kr-headline-setup'];
  const round = Math.ceil(turn / seats.length);
  return [ending ? 'kr-headline-last' : 'kr-headline', { round, seat: active }];
}

const points = (frame: Frame): number[] => pointsOf(viewOf(frame));

export default { Board, Rich, Card, Supplies, headline, points, padding: 14 } satisfies GameModule;
