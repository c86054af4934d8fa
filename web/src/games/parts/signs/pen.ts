// Signs about cards that the icon set does not have, drawn to be read at the size of a letter.

/** How thick the pen is, around a card and inside it. */
export interface Pen {
  frame: number;
  line: number;
  /** The path around a card. */
  outline: string;
}

export interface DrawnSigns {
  card: string;
  price: string;
  draw: string;
  /** Down onto the table, or away. */
  down: string;
  cross: string;
  plus: string;
  look: string;
  pile: string;
}

/** The attributes of a path that is only a frame. */
export const framed = (width: number): string => `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"`;
/** … and of a line within. */
export const lined = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

export function drawnSigns({ frame, line, outline }: Pen): DrawnSigns {
  const card = `<path ${framed(frame)} d="${outline}"/>`;
  const inside = (path: string): string => `${card}<path ${lined(line)} d="${path}"/>`;
  return {
    card: '<path fill="currentColor" d="M136 40h240a36 36 0 0 1 36 36v360a36 36 0 0 1-36 36H136a36 36 0 0 1-36-36V76a36 36 0 0 1 36-36z"/>',
    price: `<path ${framed(frame)} d="M250 60h150v402H112V230"/><circle cx="128" cy="116" r="96" fill="currentColor"/>`,
    draw: inside('M256 370V150m-82 82 82-82 82 82'),
    down: inside('M256 142v220m-82-82 82 82 82-82'),
    cross: inside('m186 186 140 140m0-140L186 326'),
    plus: inside('M256 150v212M150 256h212'),
    look: `<path ${framed(frame)} d="M30 256c110-190 342-190 452 0-110 190-342 190-452 0z"/><circle cx="256" cy="256" r="84" fill="currentColor"/>`,
    pile: '<path fill="currentColor" d="M60 330h392v60H60zM84 420h344v50H84z"/><path fill="currentColor" d="m168 40 190 50-56 210-190-50z"/>',
  };
}
