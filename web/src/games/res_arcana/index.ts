// Res Arcana in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { pointsOf } from '../parts/cards/cards';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Legend from './Legend.svelte';
import Rich from './Rich.svelte';
import Parts from './react/Parts.svelte';
import Stake from './react/Stake.svelte';
import Chip from './seats/ChipLine.svelte';
import Supplies from './Supplies.svelte';
import '../parts/table/desk.css';
import './look.css';
import './react/look.css';
import { headline, looming } from './headline';
import Unit from './Unit.svelte';
import { gaining, help } from './tray';
import Square from './Square.svelte';
import { marks } from './art/marks';
import { viewOf } from './view';

learnBoard('res-arcana', (lang) => import(`./words/${lang}.ftl?raw`));

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

export default { Board, Rich, Card, Supplies, Parts, Stake, Legend, Unit, Chip, gaining, help, headline, looming, points, sources, film } satisfies GameModule;
