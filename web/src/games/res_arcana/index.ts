// Res Arcana in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { pointsOf } from '../parts/cards/cards';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Rich from './Rich.svelte';
import Chip from './seats/ChipLine.svelte';
import Supplies from './Supplies.svelte';
import '../parts/table/desk.css';
import './look.css';
import { headline, looming } from './headline';
import Unit from './Unit.svelte';
import { gaining, help } from './tray';
import { viewOf } from './view';

learnBoard('res-arcana', (lang) => import(`./words/${lang}.ftl?raw`));

const points = (frame: Frame): number[] => pointsOf(viewOf(frame));

export default { Board, Rich, Card, Supplies, Unit, Chip, gaining, help, headline, looming, points } satisfies GameModule;
