/** How many colours there are for seats; web/src/table/table.css has as many. */
const COLOURS = 6;

/** The class that gives a seat its colour. */
export function seatClass(seat: number): string {
  return `seat-${seat % COLOURS}`;
}
