import { afterEach, describe, expect, it } from 'vitest';
import { laidOut } from '../../src/table/frame/cards';
import { Outlook, part, shortName, wayTo } from '../../src/table/frame/outlook.svelte';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, right: left + width, bottom: top + height, width, height }) as DOMRect;

/** A thing that can be chosen, somewhere on the page. */
function thing(label: string, at: DOMRect, around: HTMLElement): void {
  const element = around.appendChild(document.createElement('button'));
  element.className = 'can';
  element.dataset['thing'] = label;
  element.setAttribute('aria-label', `${label} (can be chosen now). A card.`);
  element.getBoundingClientRect = () => at;
}

afterEach(() => document.body.replaceChildren());

describe('the outlook', () => {
  it('knows which part of a thing can be seen, and the way to it', () => {
    const frame = box(0, 100, 390, 400);
    expect(part(box(0, 100, 100, 100), frame)).toBe(1);
    expect(part(box(0, 450, 100, 100), frame)).toBe(0.5);
    expect(part(box(500, 150, 100, 100), frame)).toBe(0);
    expect(wayTo(box(0, 700, 100, 100), frame)).toEqual({ way: 'down', far: 300 });
    expect(wayTo(box(0, -20, 100, 100), frame)).toEqual({ way: 'up', far: 120 });
    expect(wayTo(box(400, 150, 100, 100), frame)).toEqual({ way: 'right', far: 110 });
  });

  it('names the nearest thing that is out of sight, and how many more there are', () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.style.overflowY = 'auto';
    root.getBoundingClientRect = () => box(0, 100, 390, 400);
    thing('Mausoleum', box(0, 600, 117, 156), root);
    thing('Temple', box(0, 900, 117, 156), root);
    thing('Vault', box(0, 150, 117, 156), root);
    const outlook = new Outlook();
    const done = outlook.follow(root);
    outlook.look();
    expect(outlook.far).toMatchObject({ name: 'Mausoleum', way: 'down', more: 1 });
    root.firstElementChild?.classList.remove('can');
    outlook.look();
    expect(outlook.far).toMatchObject({ name: 'Temple', more: 0 });
    root.children[1]?.classList.remove('can');
    outlook.look();
    expect(outlook.far).toBeNull();
    done?.();
  });

  it('leaves what lies on a map to the map, while the map is in sight', () => {
    const root = document.body.appendChild(document.createElement('div'));
    const map = root.appendChild(document.createElement('div'));
    map.dataset['movesItself'] = '';
    let at = box(0, 100, 390, 400);
    map.getBoundingClientRect = () => at;
    thing('Crypt', box(0, 5000, 100, 100), map);
    const outlook = new Outlook();
    const done = outlook.follow(root);
    outlook.look();
    expect(outlook.far).toBeNull();
    at = box(0, -600, 390, 400);
    outlook.look();
    expect(outlook.far).toMatchObject({ name: 'Crypt', way: 'up' });
    done?.();
  });

  it('calls a thing by what its label says first', () => {
    expect([shortName('Vault (turned). Artifact.'), shortName('Ada, 7 life'), shortName('Main deck: 3')]).toEqual(['Vault', 'Ada', 'Main deck']);
  });
});

describe('cards that are laid out', () => {
  it('are as large as fits, and lie over each other only where the smallest do not fit', () => {
    expect(laidOut(3, 1.4, { w: 1000, h: 300 }, 16)).toEqual({ w: 210, over: 0 });
    expect(laidOut(12, 1.4, { w: 1000, h: 320 }, 16)).toEqual({ w: 108, over: 0 });
    const many = laidOut(40, 1.4, { w: 1000, h: 320 }, 16);
    expect(many.w).toBe(105);
    expect(many.over).toBeGreaterThan(0);
    // The last card of a row still lies within it.
    expect(19 * (105 + 16 - many.over) + 105).toBeLessThanOrEqual(1000);
    expect(laidOut(0, 1.4, { w: 1000, h: 300 }, 16).over).toBe(0);
  });
});
