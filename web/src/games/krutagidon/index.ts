// Krutagidon in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { pointsOf } from '../parts/cards/cards';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Rich from './Rich.svelte';
import Chip from './seats/ChipLine.svelte';
import '../parts/table/desk.css';
import './look.css';
import { headline, help, looming } from './headline';
import { viewOf } from './view';

learnBoard('krutagidon', (lang) => import(`./words/${lang}.ftl?raw`));

const points = (frame: Frame): number[] => pointsOf(viewOf(frame));

export default { Board, Rich, Card, Chip, headline, help, looming, points, padding: 14 } satisfies GameModule;
