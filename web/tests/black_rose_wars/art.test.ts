import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { OWNER_PAINTS, ownerOf, ROOM_PAINTS, SCHOOL_PAINTS, type Owner } from '../../src/games/black_rose_wars/art/colours';
import Evocation from '../../src/games/black_rose_wars/art/Evocation.svelte';
import { hexagon, PETALS, slab, walls } from '../../src/games/black_rose_wars/art/geometry';
import { VEINS } from '../../src/games/black_rose_wars/art/marble';
import Mage from '../../src/games/black_rose_wars/art/Mage.svelte';
import { ELEMENTS, EVOCATIONS, FACES, HEXES, ROOMS, SCHOOLS, SPELL_TYPES } from '../../src/games/black_rose_wars/art/pictures';
import Room from '../../src/games/black_rose_wars/art/Room.svelte';
import RoomMark from '../../src/games/black_rose_wars/art/RoomMark.svelte';
import Sign from '../../src/games/black_rose_wars/art/Sign.svelte';
import Slots from '../../src/games/black_rose_wars/art/Slots.svelte';
import Thorns from '../../src/games/black_rose_wars/art/Thorns.svelte';
import { read } from '../files';

const CONTENT = 'conclave/games/black_rose_wars/content';
const idsOf = (file: string): string[] => [...read(`${CONTENT}/${file}.yaml`).matchAll(/^- id: (\w+)$/gm)].map((match) => match[1]!);
const OWNERS = Object.keys(OWNER_PAINTS) as Owner[];

describe('what is drawn', () => {
  it('has a picture for each thing of the box', () => {
    const pictured = { rooms: ROOMS, evocations: EVOCATIONS, hexes: HEXES, mages: FACES, schools: SCHOOLS };
    for (const [file, pictures] of Object.entries(pictured)) {
      const ids = idsOf(file);
      expect(ids.length, file).toBeGreaterThan(3);
      expect(ids.filter((id) => !(id in pictures)), file).toEqual([]);
    }
    const components = read('conclave/games/black_rose_wars/state/components.py');
    const named = (constant: string): string[] => [...(new RegExp(`^${constant}: Final = \\((.*)\\)$`, 'm').exec(components)?.[1] ?? '').matchAll(/"(\w+)"/g)].map((match) => match[1]!);
    expect(named('ELEMENTS')).toEqual(Object.keys(ELEMENTS));
    expect(named('TYPES')).toEqual(Object.keys(SPELL_TYPES));
  });

  it('gives each room the colour of its tile, and a thing that no other room has', () => {
    const colours = [...read(`${CONTENT}/rooms.yaml`).matchAll(/^- id: (\w+)$[\s\S]*?^ {2}color: (\w+)$/gm)].map(([, id, colour]) => [id, colour]);
    expect(colours).toHaveLength(19);
    expect(Object.fromEntries(colours)).toEqual(Object.fromEntries(Object.entries(ROOMS).map(([id, { colour }]) => [id, colour])));
    expect(new Set(Object.values(ROOMS).map(({ thing }) => thing)).size).toBe(19);
  });

  it('never tells anything by its colour alone', () => {
    for (const paints of [OWNER_PAINTS, ROOM_PAINTS]) {
      const signs = Object.values(paints).map(({ sign }) => sign);
      expect(new Set(signs).size).toBe(signs.length);
    }
    for (const pictures of [SCHOOLS, HEXES, EVOCATIONS, SPELL_TYPES, FACES]) expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length);
    expect(Object.keys(SCHOOLS).filter((school) => !SCHOOL_PAINTS[school])).toEqual([]);
  });

  it('gives the seats their colours in order, and what is left to the Rose', () => {
    expect([0, 1, 2, 3, 4, -1].map(ownerOf)).toEqual(['red', 'blue', 'green', 'purple', 'black', 'black']);
  });
});

describe('the lines of the lodge', () => {
  it('are hexagons with a flat side up, at a tilt', () => {
    const points = hexagon(100);
    expect(points[0]!.x).toBeCloseTo(100);
    expect(points[1]!.y).toBeCloseTo(64.09, 1);
    expect(slab(20)).toHaveLength(3);
    expect(walls(11).towers).toHaveLength(4);
    expect(walls(11).lamps).toHaveLength(9);
  });

  it('draw the same rose every time', () => {
    expect(PETALS).toHaveLength(33);
    expect(PETALS.every(({ path }) => !path.includes('NaN'))).toBe(true);
  });
});

describe('the frame', () => {
  it('has veins of marble with branches, a few of them red', () => {
    expect(VEINS.length).toBeGreaterThan(12);
    expect(VEINS.every(({ path, width }) => !path.includes('NaN') && width > 0)).toBe(true);
    const red = VEINS.filter((vein) => vein.red).length;
    expect(red).toBeGreaterThan(0);
    expect(red).toBeLessThan(VEINS.length / 2);
  });

  it('has thorns all along, and a rose only where one is asked for', () => {
    const vine = (length: number, rose = false): HTMLElement => render(Thorns, { length, rose }).container;
    const stem = vine(200).querySelector('.stem')?.getAttribute('d') ?? '';
    expect(stem.startsWith('M0 0L')).toBe(true);
    expect(stem.split('L').at(-1)).toMatch(/^200 /);
    expect(vine(400).querySelectorAll('.thorn').length).toBeGreaterThan(vine(200).querySelectorAll('.thorn').length);
    expect(vine(200).querySelectorAll('[fill="url(#brw-petal)"]')).toHaveLength(0);
    expect(vine(200, true).querySelectorAll('[fill="url(#brw-petal)"]')).toHaveLength(PETALS.length);
  });
});

describe('a room', () => {
  const cubes: Owner[] = ['red', 'blue'];
  const mark = (given: object): HTMLElement => render(RoomMark, { room: 'crypt', name: 'Crypt', slots: 6, cubes, ...given }).container;

  it('is dark and cracked when it is destroyed, and has walls with lamps when it is rebuilt', () => {
    const ruin = render(Room, { room: 'forge' }).container;
    expect(ruin.querySelectorAll('.crack')).toHaveLength(1);
    expect(ruin.querySelectorAll('.lamp')).toHaveLength(0);
    const lit = render(Room, { room: 'forge', rebuilt: true }).container;
    expect(lit.querySelectorAll('.crack')).toHaveLength(0);
    expect(lit.querySelectorAll('.lamp')).toHaveLength(13);
  });

  it('shows the rose in the room of the Rose', () => {
    const { container } = render(Room, { room: 'black_rose' });
    expect(container.querySelectorAll('path').length).toBeGreaterThan(PETALS.length);
  });

  it('shows slots, cubes and rewards until it is rebuilt, then its token', () => {
    const ruin = mark({ rewards: [4, 2, 1] });
    expect(ruin.querySelectorAll('.cube')).toHaveLength(2);
    expect(ruin.querySelectorAll('.slot')).toHaveLength(4);
    expect([...ruin.querySelectorAll('.rewards text')].map((text) => text.textContent)).toEqual(['4', '2', '1']);
    const rebuilt = mark({ rebuilt: true, used: true });
    expect(rebuilt.querySelectorAll('.cube, .slot')).toHaveLength(0);
    expect(rebuilt.querySelector('path[d="M-9 9L9 -9"]'), 'crossed out').not.toBeNull();
    expect(mark({ rebuilt: true }).querySelector('path[d="M-9 9L9 -9"]')).toBeNull();
    expect(ruin.querySelector('.name')?.textContent).toBe('Crypt');
  });

  it('is framed when it is full, and shows what would come', () => {
    const row = (given: object): HTMLElement => render(Slots, { slots: 3, cubes, ...given }).container;
    expect(row({}).querySelector('.full')).toBeNull();
    expect(row({ coming: ['green'] }).querySelectorAll('.cube.to-come')).toHaveLength(1);
    expect(row({ cubes: ['red', 'red', 'black'] }).querySelector('.full')).not.toBeNull();
  });
});

describe('figures', () => {
  const signOf = (container: HTMLElement): string[] => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');

  it('carry the sign of their owner on the base', () => {
    for (const owner of OWNERS) expect(signOf(render(Mage, { owner, mage: 'rickart' }).container)).toContain(OWNER_PAINTS[owner].sign);
  });

  it('of mages carry crown, pointer, hexes and stability tokens', () => {
    const plain = render(Mage, { owner: 'red', mage: 'arianna' }).container;
    const dressed = render(Mage, {
      owner: 'red', mage: 'arianna', crown: true, own: true, hexes: ['slowness', 'weakness'], stable: [{ owner: 'blue', number: 2 }],
    }).container;
    const icons = (container: HTMLElement): number => container.querySelectorAll('svg').length;
    expect(icons(dressed) - icons(plain)).toBe(3);
    expect(dressed.querySelector('text')?.textContent).toBe('II');
    expect(signOf(dressed).some((path) => path.startsWith('M-6 -68'))).toBe(true);
  });

  it('of evocations show health, damage by its owner, diamonds and who controls them', () => {
    const { container } = render(Evocation, { owner: 'blue', kind: 'succubus', health: 4, damage: ['red', 'green'], diamonds: 3, controller: 'purple' });
    const paths = signOf(container);
    expect(paths.filter((path) => path.startsWith('M0 -4.2'))).toHaveLength(4);
    expect(paths.filter((path) => path.startsWith('M0 -2.2'))).toHaveLength(3);
    for (const owner of ['red', 'green', 'purple'] as const) expect(paths).toContain(OWNER_PAINTS[owner].sign);
  });
});

describe('a sign', () => {
  it('says its name where it stands for words', () => {
    const { container } = render(Sign, { of: 'element', name: 'fire', label: 'Fire' });
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Fire');
    expect(container.querySelector('path')).not.toBeNull();
  });
});
