// The signs that costs, powers and labels are written with.

import anticlockwiseRotation from 'icon:anticlockwise-rotation';
import clockwiseRotation from 'icon:clockwise-rotation';
import crown from 'icon:crown';
import deathSkull from 'icon:death-skull';
import dragonHead from 'icon:dragon-head';
import egyptianTemple from 'icon:egyptian-temple';
import flyingFlag from 'icon:flying-flag';
import laurels from 'icon:laurels';
import magicGate from 'icon:magic-gate';
import magicLamp from 'icon:magic-lamp';
import nightSleep from 'icon:night-sleep';
import oakLeaf from 'icon:oak-leaf';
import pawPrint from 'icon:paw-print';
import pointyHat from 'icon:pointy-hat';
import pokerHand from 'icon:poker-hand';
import receiveMoney from 'icon:receive-money';
import rosaShield from 'icon:rosa-shield';
import shatter from 'icon:shatter';
import shield from 'icon:shield';
import smallFire from 'icon:small-fire';
import stack from 'icon:stack';
import sun from 'icon:sun';
import trophyCup from 'icon:trophy-cup';
import twoCoins from 'icon:two-coins';
import waterDrop from 'icon:water-drop';
import { drawnSigns, framed } from '../../parts/signs/pen';
import type { Essence } from '../view';

/** An essence is told by its shape as much as by its colour. */
export const essenceIcons: Record<Essence, string> = {
  elan: smallFire,
  life: oakLeaf,
  calm: waterDrop,
  death: deathSkull,
  gold: twoCoins,
};

// Signs that the icon set does not have.
const drawn = drawnSigns({ frame: 42, line: 56, outline: 'M112 50h288v412H112z' });
const turned = `<g transform="rotate(28 256 256)"><path ${framed(42)} d="M140 80h232v352H140z"/></g>`;
const rivals =
  '<g fill="currentColor"><circle cx="170" cy="150" r="84"/><path d="M20 440c0-220 300-220 300 0z"/><circle cx="372" cy="176" r="70"/><path d="M354 440c0-70-20-120-56-156 70-50 194-10 194 156z"/></g>';

// Any essence: five dots in a ring, one for each.
const any =
  '<g fill="currentColor"><circle cx="256" cy="92" r="68"/><circle cx="412" cy="205" r="68"/><circle cx="352" cy="388" r="68"/><circle cx="160" cy="388" r="68"/><circle cx="100" cy="205" r="68"/></g>';

export const marks = {
  any,
  card: drawn.card,
  turned,
  price: drawn.price,
  draw: drawn.draw,
  discard: drawn.cross,
  play: drawn.down,
  look: drawn.look,
  rivals,
  pile: drawn.pile,
  turn: clockwiseRotation,
  straighten: anticlockwiseRotation,
  points: laurels,
  react: rosaShield,
  ignore: shield,
  dragon: dragonHead,
  creature: pawPrint,
  place: magicGate,
  monument: egyptianTemple,
  mage: pointyHat,
  item: magicLamp,
  hand: pokerHand,
  deck: stack,
  first: sun,
  passed: nightSleep,
  collect: receiveMoney,
  destroy: shatter,
  victory: trophyCup,
  claim: flyingFlag,
  crown: crown,
};

export type Mark = keyof typeof marks;
