// The signs that effects, banners and labels are written with.

import burn from 'icon:card-burn';
import claws from 'icon:claws';
import cutDiamond from 'icon:cut-diamond';
import deathSkull from 'icon:death-skull';
import crown from 'icon:crown';
import bat from 'icon:evil-bat';
import flag from 'icon:flying-flag';
import greekTemple from 'icon:greek-temple';
import heartPlus from 'icon:heart-plus';
import hearts from 'icon:hearts';
import infinity from 'icon:infinity';
import laurelCrown from 'icon:laurel-crown';
import lightning from 'icon:power-lightning';
import pointyHat from 'icon:pointy-hat';
import pokerHand from 'icon:poker-hand';
import punchBlast from 'icon:punch-blast';
import returnArrow from 'icon:return-arrow';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:shield';
import cart from 'icon:shopping-cart';
import stack from 'icon:stack';
import star from 'icon:round-star';
import swirl from 'icon:magic-swirl';
import tornado from 'icon:tornado';
import trophy from 'icon:trophy-cup';
import wand from 'icon:orb-wand';
import swords from 'icon:crossed-swords';
import { drawnSigns, framed, lined } from '../../parts/signs/pen';

// Signs that the icon set does not have.
const drawn = drawnSigns({ frame: 46, line: 60, outline: 'M108 46h296v420H108z' });
const head = '<circle cx="256" cy="150" r="104" fill="currentColor"/><path fill="currentColor" d="M56 470c0-270 400-270 400 0z"/>';
const heads =
  '<g fill="currentColor"><circle cx="160" cy="170" r="84"/><path d="M10 450c0-220 300-220 300 0z"/><circle cx="372" cy="150" r="76"/><path d="M346 450c0-90-20-140-64-180 80-60 220-20 220 180z"/></g>';

export const marks = {
  card: drawn.card,
  power: lightning,
  damage: punchBlast,
  heal: heartPlus,
  life: hearts,
  draw: drawn.draw,
  discard: drawn.down,
  destroy: burn,
  gain: drawn.plus,
  look: drawn.look,
  price: drawn.price,
  attack: swords,
  defence: shield,
  ongoing: infinity,
  redirect: returnArrow,
  limp: wand,
  wild: swirl,
  token: deathSkull,
  property: laurelCrown,
  points: star,
  prize: trophy,
  hand: pokerHand,
  deck: stack,
  pile: drawn.pile,
  market: cart,
  table: `<path ${framed(46)} d="M40 130h432v120H40z"/><path ${lined(60)} d="M110 280v180m292-180v180"/>`,
  foe: head,
  foes: heads,
  everybody: `<circle ${framed(46)} cx="256" cy="256" r="226"/><g transform="translate(90 86) scale(.65)">${heads}</g>`,
  wizard: pointyHat,
  creature: claws,
  spell: scroll,
  treasure: cutDiamond,
  location: greekTemple,
  legend: crown,
  familiar: bat,
  starter: drawn.card,
  mayhem: tornado,
  end: flag,
};

export type Mark = keyof typeof marks;

export const isMark = (name: string): name is Mark => name in marks;
