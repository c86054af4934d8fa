// What each component of the box looks like.

import { Art } from '../../parts/cards/art';
import { heroes, portraits } from './heroes';
import { market } from './market';
import { marks } from './marks';
import { mayhem } from './mayhem';
import { tints } from './tints';
import { tokens } from './tokens';

export const art = new Art(tints, { icon: marks.card, tint: 'bone' }, market, mayhem, heroes, tokens);
/** The wizards, by their boards; one who is not chosen yet is a hat. */
export const wizards = new Art(tints, { icon: marks.wizard, tint: 'bone' }, portraits);
