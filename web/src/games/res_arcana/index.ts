// Res Arcana in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame, Words } from '../../lib/wire';
import { pointsOf } from '../parts/cards/cards';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Rich from './Rich.svelte';
import Square from './Square.svelte';
import Supplies from './Supplies.svelte';
import '../parts/table/desk.css';
import './look.css';
import { marks } from './art/marks';
import { viewOf } from './view';

learnBoard('res-arcana', (lang) => import(`./words/${lang}.ftl?raw`));

function headline(frame: Frame): Words {
  const { round, first, game_number, variant } = viewOf(frame);
  if (round === 0) return ['ra-headline-setup'];
  if (variant === 'match') return ['ra-headline-match', { game: game_number, round, seat: first }];
  return ['ra-headline', { round, seat: first }];
}

const points = (frame: Frame): number[] => pointsOf(viewOf(frame));

const film = {
  Square,
  marks: {
    pass: marks.passed, round: marks.first, purchase: marks.claim, draw: marks.draw,
    destroy: marks.destroy, ready: marks.straighten, points: marks.points, defence: marks.ignore,
    reaction: marks.react, discard: marks.discard, take: marks.item,
  },
};

const sources = {
  artifacts: marks.card, mages: marks.mage, monuments: marks.monument, items: marks.item, places: marks.place,
  essences: marks.any, first: marks.first, check: marks.react,
};

export default { Board, Rich, Card, Supplies, headline, points, sources, film } satisfies GameModule;
