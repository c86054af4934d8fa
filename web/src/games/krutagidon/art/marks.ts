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

// Signs that the icon set does not have, drawn to be read at the size of a letter.
const frame = 'fill="none" stroke="currentColor" stroke-width="46" stroke-linejoin="round"';
const stroke = 'fill="none" stroke="currentColor" stroke-width="60" stroke-linecap="round" stroke-linejoin="round"';
const outline = `<path ${frame} d="M108 46h296v420H108z"/>`;
const card = '<path fill="currentColor" d="M136 40h240a36 36 0 0 1 36 36v360a36 36 0 0 1-36 36H136a36 36 0 0 1-36-36V76a36 36 0 0 1 36-36z"/>';
const head = '<circle cx="256" cy="150" r="104" fill="currentColor"/><path fill="currentColor" d="M56 470c0-270 400-270 400 0z"/>';
const heads =
  '<g fill="currentColor"><circle cx="160" cy="170" r="84"/><path d="M10 450c0-220 300-220 300 0z"/><circle cx="372" cy="150" r="76"/><path d="M346 450c0-90-20-140-64-180 80-60 220-20 220 180z"/></g>';

export const marks = {
  card,
  power: lightning,
  damage: punchBlast,
  heal: heartPlus,
  life: hearts,
  draw: `${outline}<path ${stroke} d="M256 370V150m-82 82 82-82 82 82"/>`,
  discard: `${outline}<path ${stroke} d="M256 142v220m-82-82 82 82 82-82"/>`,
  destroy: burn,
  gain: `${outline}<path ${stroke} d="M256 150v212M150 256h212"/>`,
  look: `<path ${frame} d="M30 256c110-190 342-190 452 0-110 190-342 190-452 0z"/><circle cx="256" cy="256" r="84" fill="currentColor"/>`,
  price: `<path ${frame} d="M250 60h150v402H112V230"/><circle cx="128" cy="116" r="96" fill="currentColor"/>`,
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
  pile: '<path fill="currentColor" d="M60 330h392v60H60zM84 420h344v50H84z"/><path fill="currentColor" d="m168 40 190 50-56 210-190-50z"/>',
  market: cart,
  table: `<path ${frame} d="M40 130h432v120H40z"/><path ${stroke} d="M110 280v180m292-180v180"/>`,
  foe: head,
  foes: heads,
  everybody: `<circle ${frame} cx="256" cy="256" r="226"/><g transform="translate(90 86) scale(.65)">${heads}</g>`,
  wizard: pointyHat,
  creature: claws,
  spell: scroll,
  treasure: cutDiamond,
  location: greekTemple,
  legend: crown,
  familiar: bat,
  starter: card,
  mayhem: tornado,
  end: flag,
};

export type Mark = keyof typeof marks;

export const isMark = (name: string): name is Mark => name in marks;
