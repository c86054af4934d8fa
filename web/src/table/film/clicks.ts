// Which clicks go on to the end of the turn that is shown: those beside everything that can be worked.

const WORKED = 'header, aside, dialog, input, select, a, [role="menu"], [data-zone="tray"], [data-zone="film"]';

export function passesBy({ target }: Event): boolean {
  return target instanceof Element && target.closest(WORKED) === null;
}
