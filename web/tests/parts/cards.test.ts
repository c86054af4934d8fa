import { settings } from '../../src/lib/settings.svelte';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Card from '../../src/games/parts/cards/Card.svelte';
import Lines from '../../src/games/parts/cards/Lines.svelte';
import Tile from '../../src/games/parts/cards/Tile.svelte';
import { Art } from '../../src/games/parts/cards/art';
import { pointsOf, seatZones } from '../../src/games/parts/cards/cards';
import { kindLine, labelOf, numberOn, sentence } from '../../src/games/parts/cards/faces';
import Rich from '../../src/games/parts/signs/Rich.svelte';
import { drawnSigns } from '../../src/games/parts/signs/pen';
import { isPlain, piecesOf, withTails } from '../../src/games/parts/signs/pieces';
import type { Words } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import Said from './Said.svelte';
import { GEM, written } from './made';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

describe('a face', () => {
  it('tells its kind, with all tags or with some', () => {
    expect(kindLine(GEM)).toBe('Gem · Old · dull');
    expect(kindLine(GEM, ['old'], ', ')).toBe('Gem, Old');
    expect(kindLine(GEM, [])).toBe('Gem');
  });

  it('says all that is printed, after its state', () => {
    expect(sentence(GEM, 'Gem')).toBe('Red Gem. Gem. Cost: 3. It shines.');
    expect(labelOf(GEM, 'Gem', ['', ''])).toBe(sentence(GEM, 'Gem'));
    expect(labelOf(GEM, 'Gem', ['can be chosen now', '', 'turned'])).toBe('Red Gem (can be chosen now; turned). Red Gem. Gem. Cost: 3. It shines.');
  });

  it('has numbers as they are printed', () => {
    expect([GEM.cost, ['points', { count: -2 }] as Words, ['points-star'] as Words, null].map(numberOn)).toEqual(['3', '−2', '★', '']);
  });
});

describe('art', () => {
  const art = new Art({ red: '#f00', grey: '#888' }, { icon: 'back', tint: 'grey' }, { gem: { icon: 'gem', tint: 'red' } }, { ring: { icon: 'ring', tint: 'grey' } });

  it('inks the drawings of all tables, and has a back for the rest', () => {
    expect(art.names).toEqual(['gem', 'ring']);
    expect([art.has('gem'), art.has('hat')]).toEqual([true, false]);
    expect([art.of('gem'), art.of('hat')]).toEqual([{ icon: 'gem', ink: '#f00' }, { icon: 'back', ink: '#888' }]);
  });

  it('draws signs with the pen of the title', () => {
    const signs = drawnSigns({ frame: 42, line: 56, outline: 'M1 1h2v3z' });
    expect(signs.draw).toContain('stroke-width="42" stroke-linejoin="round" d="M1 1h2v3z"');
    expect(signs.draw).toContain('stroke-width="56"');
    expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
    for (const body of Object.values(signs)) expect(body).toContain('currentColor');
  });
});

describe('seats', () => {
  it('have their points, those at the end once it has come', () => {
    const seats = [{ seat: 0, points: 3 }, { seat: 1, points: 4 }];
    expect(pointsOf({ seats, scores: [] })).toEqual([3, 4]);
    expect(pointsOf({ seats, scores: [7, 9] })).toEqual([7, 9]);
  });

  it('have a place for their cards', () => {
    expect([seatZones.hand(1), seatZones.deck(0), seatZones.discard(2)]).toEqual(['hand:1', 'deck:0', 'discard:2']);
  });
});

describe('the frame of a card', () => {
  const children = written((name: string) => name);

  it('speaks, unless what it lies in does', () => {
    const { container } = render(Card, { face: GEM, kind: 'Gem', ink: '#123456', class: 'xx', children });
    const card = container.querySelector<HTMLElement>('.card.xx')!;
    expect([card.getAttribute('role'), card.getAttribute('aria-label'), card.textContent]).toEqual(['img', 'Red Gem. Gem. Cost: 3. It shines.', 'Red Gem']);
    expect([card.dataset['kind'], card.style.getPropertyValue('--ink')]).toEqual(['gem', '#123456']);
    cleanup();
    const silent = render(Card, { face: GEM, kind: 'Gem', ink: '', dye: 'ruby', silent: true, large: true, children }).container.querySelector<HTMLElement>('.card')!;
    expect([silent.getAttribute('role'), silent.getAttribute('aria-label'), silent.getAttribute('aria-hidden')]).toEqual([null, null, 'true']);
    expect([silent.dataset['kind'], silent.classList.contains('large')]).toEqual(['ruby', true]);
  });

  it('has its lines in signs, and from near in sentences', () => {
    const line = { tone: 'deed', glyphs: ['▸'] };
    const props = { face: GEM, lines: [line], lineOf: () => line, Glyphs: Said, Rich: Said };
    const { container } = render(Lines<string>, { ...props, large: false });
    expect([...container.querySelectorAll('.line.deed')].map((each) => each.textContent)).toEqual(['▸']);
    expect(container.querySelector('.sentences')).toBeNull();
    cleanup();
    const large = render(Lines<string>, { ...props, lines: [], large: true }).container;
    expect(large.querySelector('.lines')).toBeNull();
    expect([...large.querySelectorAll('.pair > *')].map((each) => each.textContent?.trim())).toEqual(['▸', 'It shines.']);
    cleanup();
    settings.cards = 'words';
    const words = render(Lines<string>, { ...props, large: false }).container;
    settings.cards = 'icons';
    expect([...words.querySelectorAll('.line.deed')].map((each) => each.textContent)).toEqual(['It shines.']);
  });
});

describe('a card in small', () => {
  const drawing = { icon: '<path/>', ink: '#123456' };

  it.each([['tile', 'Red Gem'], ['pill', 'Red Gem'], ['chip', undefined]] as const)('is a %s', (form, caption) => {
    const { container } = render(Tile, { face: GEM, drawing, form, class: 'xx', picture: 'inked', before: written(() => '3'), children: written(() => 'x2') });
    const tile = container.querySelector<HTMLElement>(`.mini.${form}.xx`)!;
    expect(tile.getAttribute('aria-hidden')).toBe('true');
    expect(tile.querySelector('.picture.inked svg')).toBeTruthy();
    expect(tile.querySelector('.caption')?.textContent.trim()).toBe(caption);
    expect([tile.firstElementChild?.textContent, tile.lastElementChild?.textContent]).toEqual(['3', 'x2']);
  });
});

describe('a sentence', () => {
  interface Gem {
    is: 'gem';
    text: string;
  }
  const pieces = piecesOf<Gem>(['list-and', { first: ['price-gem', { count: 3 }], next: ['card-red-gem'] }], [], ([key], text) => (key === 'price-gem' ? { is: 'gem', text } : null));

  it('keeps whole what the title draws', () => {
    expect(pieces).toEqual([{ is: 'gem', text: 'Cost: 3' }, { is: 'text', text: ' and ' }, { is: 'name', text: 'Red Gem', card: 'card-red-gem' }]);
    expect(pieces.map(isPlain)).toEqual([false, true, true]);
  });

  it('keeps a stop with the drawing before it', () => {
    const stopped = withTails<Gem>([{ is: 'gem', text: '3' }, { is: 'text', text: '), then ' }, { is: 'name', text: 'Ada' }, { is: 'text', text: '.' }]);
    expect(stopped.map(({ tail }) => tail)).toEqual(['),', '', '', '']);
    expect(stopped.map(({ piece }) => piece.text)).toEqual(['3', ' then ', 'Ada', '.']);
  });

  it('is drawn with names in bold, after its sign', () => {
    const { container } = render(Rich<Gem>, { pieces, sign: '<path/>', loud: true, own: written((gem: Gem) => `<${gem.text}>`.replace(/[<>]/g, '|')) });
    expect(container.querySelector('b')?.textContent).toBe('Red Gem');
    expect(container.querySelector('.whole')?.textContent).toBe('|Cost: 3|');
    expect(container.querySelector('.rich > .loud > svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(render(Rich, { pieces: [] }).container.querySelector('svg')).toBeNull();
  });
});
