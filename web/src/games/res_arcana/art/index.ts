// What each card of the box looks like.

import { Art } from '../../parts/cards/art';
import { artifacts } from './artifacts';
import { marks } from './marks';
import { realms } from './realms';
import { tints } from './tints';

export const art = new Art(tints, { icon: marks.card, tint: 'leather' }, artifacts, realms);
