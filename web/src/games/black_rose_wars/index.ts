// Black Rose Wars: Rebirth in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { learnMap } from '../parts/map/words';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Course from './Course.svelte';
import Face from './Face.svelte';
import Legend from './Legend.svelte';
import Rich from './Rich.svelte';
import Square from './Square.svelte';
import Chip from './seats/Chip.svelte';
import '../parts/table/desk.css';
import './look.css';
import { confirming, headline, help, isAction, looming } from './headline';
import { marks } from './marks';
import { viewOf } from './view';

learnMap();
learnBoard('black-rose-wars', (lang) => import(`./words/${lang}.ftl?raw`));

/** What each seat has; at the end what it has got altogether. */
const points = (frame: Frame): number[] => {
  const { seats, scores, power } = viewOf(frame);
  return seats.map(({ seat }) => scores[seat] ?? power[seat] ?? 0);
};

const film = {
  Square,
  Face,
  marks: {
    attack: marks.attack, damage: marks.damage, heal: marks.heal, power: marks.power, draw: marks.cards, discard: marks.discard, destroy: marks.defeat,
    death: marks.defeat, defence: marks.ignore, fate: marks.event, round: marks.moon, take: marks.trophy, points: marks.power, gain: marks.instability,
  },
};

const sources = { power: marks.power, quests: marks.quest, trophies: marks.trophy, crown: marks.crown, rooms: marks.rebuilt };

export default { Board, Rich, Card, Chip, Course, Legend, confirming, headline, help, looming, points, sources, film, laysOut: () => true, gaining: () => true, onBoard: isAction, padding: 8 } satisfies GameModule;
