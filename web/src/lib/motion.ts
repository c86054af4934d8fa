// Things fly, they do not jump. Whatever carries `data-thing` is followed from where it lay to where it lies; of a thing that
// is there several times, each copy has a `data-piece` of its own and is followed by that name. What appears comes out of its
// `data-zone` (a deck, a hand), and what goes fades into one. Nothing here ever holds up a click. What lies below
// `data-moves-itself`, such as a map, is left alone.

export interface Journey {
  /** The zone that a piece comes from which was not on the board before. */
  from(piece: string): string | null;
  /** The zone that a piece goes to which is on the board no more. */
  to(piece: string): string | null;
}

export interface Flights {
  /** Remember where everything lies; call it before the board changes. */
  before(): void;
  /** Let everything fly to its new place; call it when the board has changed. */
  after(journey: Journey): void;
}

interface Place {
  element: HTMLElement;
  parent: HTMLElement | null;
  rect: DOMRect;
}

const EASE = 'cubic-bezier(.3, .1, .25, 1)';
const FADE = 140;
const LIFT = 34;

/** How much may move: the reader's choice on the page, else that of the system. */
export function motion(): 'full' | 'less' | 'off' {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen === 'off' || chosen === 'less') return chosen;
  const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return reduced ? 'less' : 'full';
}

/** Longer ways take a little longer, within what still feels immediate. */
function duration(way: number): number {
  return Math.min(260, 180 + way / 8);
}

function centre(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

export function zone(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`);
}

/** From one rectangle to another along a slight arc; the element itself lies at `rest`. */
function arc(element: HTMLElement, from: DOMRect, to: DOMRect, rest: DOMRect, fade?: 'in' | 'out'): Animation {
  const at = (rect: DOMRect, lift: number): string => {
    const x = centre(rect).x - centre(rest).x;
    const y = centre(rect).y - centre(rest).y - lift;
    return `translate(${x}px, ${y}px) scale(${rect.width / rest.width || 1})`;
  };
  const way = Math.hypot(centre(to).x - centre(from).x, centre(to).y - centre(from).y);
  const half = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  return element.animate(
    [
      { transform: at(from, 0), opacity: fade === 'in' ? 0.2 : 1, zIndex: 30 },
      { transform: at(half, Math.min(LIFT, way / 8)), opacity: 1, zIndex: 30 },
      { transform: at(to, 0), opacity: fade === 'out' ? 0 : 1, zIndex: 30 },
    ],
    { duration: duration(way), easing: EASE },
  );
}

/** A picture of something that is gone, laid where it was. */
function ghost({ element, parent, rect }: Place, container: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-thing], [data-piece], [id]')]) {
    part.removeAttribute('data-thing');
    part.removeAttribute('data-piece');
    part.removeAttribute('id');
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed', left: '0', top: '0', margin: '0', width: `${rect.width}px`, height: `${rect.height}px`, pointerEvents: 'none',
  });
  (parent?.isConnected ? parent : container).append(copy);
  return copy;
}

function vanish(place: Place, target: HTMLElement | null, container: HTMLElement): void {
  const copy = ghost(place, container);
  const rest = copy.getBoundingClientRect();
  const flight = arc(copy, place.rect, target?.getBoundingClientRect() ?? place.rect, rest, 'out');
  flight.finished.then(() => copy.remove(), () => copy.remove());
}

const nameOf = ({ dataset }: HTMLElement): string => dataset['piece'] ?? dataset['thing'] ?? '';

/** Follows the pieces of a board from one state to the next. */
export function flights(container: HTMLElement): Flights {
  let places = new Map<string, Place>();
  const pieces = (): HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>('[data-thing], [data-piece]')].filter((each) => !each.closest('[data-moves-itself]'));

  return {
    before() {
      places = new Map();
      if (motion() === 'off') return;
      for (const element of pieces()) {
        const rect = element.getBoundingClientRect();
        if (rect.width) places.set(nameOf(element), { element, parent: element.parentElement, rect });
      }
    },

    after(journey) {
      const how = motion();
      if (how === 'off' || typeof container.animate !== 'function') return;
      for (const element of pieces()) {
        const piece = nameOf(element);
        const place = places.get(piece);
        places.delete(piece);
        const rest = element.getBoundingClientRect();
        if (!rest.width) continue;
        if (how === 'less') {
          if (!place) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
          continue;
        }
        const from = place?.rect ?? zone(journey.from(piece) ?? '')?.getBoundingClientRect();
        if (from && moved(from, rest)) arc(element, from, rest, rest, place ? undefined : 'in');
        else if (!place) element.animate([{ opacity: 0, transform: 'scale(.9)' }, { opacity: 1, transform: 'none' }], FADE);
      }
      if (how === 'full') for (const [piece, place] of places) vanish(place, zone(journey.to(piece) ?? ''), container);
      places = new Map();
    },
  };
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2 || Math.abs(from.width - to.width) > 2;
}

/** A small thing (a gained essence) springs out of one element and lands in another. */
export function pop(token: HTMLElement, from: Element, to: Element, delay = 0): void {
  if (motion() !== 'full' || typeof token.animate !== 'function') return;
  Object.assign(token.style, { position: 'fixed', left: '0', top: '0', zIndex: '40', pointerEvents: 'none', opacity: '0' });
  token.setAttribute('aria-hidden', 'true');
  document.body.append(token);
  const rest = centre(token.getBoundingClientRect());
  const [start, end] = [centre(from.getBoundingClientRect()), centre(to.getBoundingClientRect())];
  const at = (x: number, y: number, scale: number): string => `translate(${x - rest.x}px, ${y - rest.y}px) scale(${scale})`;
  const flight = token.animate(
    [
      { transform: at(start.x, start.y, 0.4), opacity: 0 },
      { transform: at(start.x, start.y - LIFT, 1.35), opacity: 1, offset: 0.35 },
      { transform: at(end.x, end.y, 0.9), opacity: 1, offset: 0.92 },
      { transform: at(end.x, end.y, 0.5), opacity: 0 },
    ],
    { duration: 460, delay, easing: EASE },
  );
  flight.finished.then(() => token.remove(), () => token.remove());
}
