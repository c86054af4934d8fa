// The colours of rooms, participants and schools. None of them stands alone: each has a sign of its own, so that nobody has to
// tell hues apart. A sign is a path around 0, 0 that is 10 wide and high.

export type RoomColour = 'grey' | 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'black';
/** The colours of the seats, and that of the Black Rose. */
export type Owner = 'red' | 'blue' | 'green' | 'purple' | 'black';

interface Paint {
  plain: string;
  deep: string;
  light: string;
  sign: string;
}

const SIGNS = {
  square: 'M-4.4 -4.4H4.4V4.4H-4.4Z',
  triangle: 'M0 -5L5 4.2H-5Z',
  disc: 'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5Z',
  cross: 'M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z',
  drop: 'M0 -5.4C3.2 -1.6 4.4 0.2 4.4 1.6A4.4 4 0 0 1 -4.4 1.6C-4.4 0.2 -3.2 -1.6 0 -5.4Z',
  lozenge: 'M0 -5.4L4.6 0L0 5.4L-4.6 0Z',
  star: 'M0 -5.4L1.5 -1.9L5.2 -1.7L2.4 0.7L3.3 4.4L0 2.3L-3.3 4.4L-2.4 0.7L-5.2 -1.7L-1.5 -1.9Z',
};

export const ROOM_PAINTS: Readonly<Record<RoomColour, Paint>> = {
  grey: { plain: '#8b8a93', deep: '#3a3a42', light: '#c9c8d2', sign: SIGNS.square },
  red: { plain: '#a83a34', deep: '#4a1614', light: '#e88a7e', sign: SIGNS.triangle },
  yellow: { plain: '#b8892f', deep: '#4d3810', light: '#f2cf7c', sign: SIGNS.disc },
  green: { plain: '#587f3a', deep: '#223616', light: '#a9d77c', sign: SIGNS.cross },
  blue: { plain: '#3b66a3', deep: '#142a4a', light: '#86b4ee', sign: SIGNS.drop },
  purple: { plain: '#7a4a9a', deep: '#331b45', light: '#c096e2', sign: SIGNS.lozenge },
  black: { plain: '#3a1522', deep: '#16080e', light: '#c2506a', sign: SIGNS.star },
};

export const OWNER_PAINTS: Readonly<Record<Owner, Paint>> = {
  red: { plain: '#cf2438', deep: '#6a0d1a', light: '#ff8a94', sign: SIGNS.triangle },
  blue: { plain: '#2f63d6', deep: '#14306f', light: '#8fb2ff', sign: SIGNS.disc },
  green: { plain: '#3d9a3f', deep: '#1a4c1c', light: '#95e08a', sign: SIGNS.cross },
  purple: { plain: '#8a3fc4', deep: '#431a66', light: '#cf9bff', sign: SIGNS.lozenge },
  black: { plain: '#3a3038', deep: '#120e12', light: '#a4939f', sign: SIGNS.star },
};

export const SCHOOL_PAINTS: Readonly<Record<string, string>> = {
  agony: '#d0314a', alchemy: '#dfa437', witchcraft: '#8bbf3f', shamanism: '#c9743a', technomancy: '#7fa3c9', nightmare: '#9a6be0',
  forgotten: '#cfc4ae', personal: '#cfc4ae',
};

/** The colours of the seats in their order (BR-SETUP-15); whoever sits at none is the Rose or her avatar. */
const SEATS: readonly Owner[] = ['red', 'blue', 'green', 'purple'];
export const ownerOf = (seat: number): Owner => SEATS[seat] ?? 'black';

/** The paint of an owner or a room as custom properties, for the drawings below. */
export const enamel = (owner: Owner): string => properties('mage', OWNER_PAINTS[owner]);
export const stone = (colour: RoomColour): string => properties('room', ROOM_PAINTS[colour]);

function properties(name: string, { plain, deep, light }: Paint): string {
  return `--${name}: ${plain}; --${name}-deep: ${deep}; --${name}-light: ${light}`;
}
