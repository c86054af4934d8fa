// Krutagidon in the web client.

import type { GameModule } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { pointsOf } from '../parts/cards/cards';
import { learnBoard } from '../parts/table/words';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Face from './Face.svelte';
import Legend from './Legend.svelte';
import Rich from './Rich.svelte';
import Parts from './react/Parts.svelte';
import Stake from './react/Stake.svelte';
import Square from './Square.svelte';
import Chip from './seats/ChipLine.svelte';
import '../parts/table/desk.css';
import './look.css';
import './react/look.css';
import { headline, help, looming } from './headline';
import { marks } from './art/marks';
import { viewOf } from './view';

learnBoard('krutagidon', (lang) => import(`./words/${lang}.ftl?raw`));

const points = (frame: Frame): number[] => pointsOf(viewOf(frame));

const film = {
  Square,
  Face,
  marks: {
    damage: marks.damage, heal: marks.heal, power: marks.power, draw: marks.draw,
    destroy: marks.destroy, take: marks.gain, defence: marks.defence, redirect: marks.redirect, death: marks.token, purchase: marks.market,
    discard: marks.discard, attack: marks.attack, fate: marks.mayhem,
  },
};

const sources = {
  wizards: marks.wizard, creatures: marks.creature, spells: marks.spell, treasures: marks.treasure, locations: marks.location,
  legends: marks.legend, familiars: marks.familiar, others: marks.card, tokens: marks.token,
};

export default { Board, Rich, Card, Chip, Parts, Stake, Legend, headline, help, looming, points, sources, film, padding: 14 } satisfies GameModule;
