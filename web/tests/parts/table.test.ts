import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../../src/games/parts/table/Counts.svelte';
import Heap from '../../src/games/parts/table/Heap.svelte';
import Plaque from '../../src/games/parts/table/Plaque.svelte';
import Spot from '../../src/games/parts/table/Spot.svelte';
import Tray from '../../src/games/parts/table/Tray.svelte';
import { Desk } from '../../src/games/parts/table/desk.svelte';
import type { Option } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { aDesk, GEM, lay, option, written } from './made';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

/** A title in which the same card lies in several places. */
class ManyPlaces extends Desk {
  override optionsAt(place: string, thing: string): readonly Option[] {
    return this.choosing.about(thing).filter(({ note }) => note.startsWith(place));
  }
}

describe('a desk', () => {
  it('knows players and bots', () => {
    const { desk } = aDesk();
    expect([desk.nameOf(0), desk.nameOf(1)]).toEqual(['Ada', 'Player 2']);
    expect([desk.bot(0), desk.bot(1), desk.bot(7)]).toEqual(['', 'quick bot', '']);
  });

  it('lights a thing wherever it lies, unless the title tells places apart', () => {
    const options = [option('hand gem', 'card:gem')];
    const { desk } = aDesk(options);
    expect([desk.lit('hand', 'card:gem'), desk.lit('market', 'card:gem'), desk.lit('', 'card:hat')]).toEqual(['can', 'can', '']);
    const many = aDesk(options, ManyPlaces).desk;
    expect([many.lit('hand', 'card:gem'), many.lit('market', 'card:gem')]).toEqual(['can', '']);
  });
});

describe('a card on the table', () => {
  const props = { thing: 'card:gem', face: GEM, kind: 'Gem', state: 'turned', large: written(() => 'large'), children: written(() => 'small') };

  it('says what it is and how it lies, and answers', async () => {
    const { desk, answers } = aDesk([option('gem', 'card:gem')]);
    lay(desk, Spot, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Red Gem (can be chosen now; turned). Red Gem. Gem. Cost: 3. It shines.' }));
    expect(answers).toEqual(['gem']);
  });

  it('is lit only where the question means it', () => {
    const { desk } = aDesk([option('market gem', 'card:gem')], ManyPlaces);
    const board = lay(desk, Spot, { ...props, piece: 'card:gem#2', place: 'hand' });
    expect(board.querySelector('.spot')?.classList).not.toContain('can');
    cleanup();
    expect(lay(desk, Spot, { ...props, place: 'market' }).querySelector('.spot')?.classList).toContain('can');
  });
});

describe('the plaque of a player', () => {
  it('has name, points and what else is told, in one label', async () => {
    const { desk, answers } = aDesk([option('ada', 'seat:0')]);
    const children = written(({ name, points, asked }: { name: string; points: string; asked: boolean }) => `${name}/${points}/${asked}`);
    const board = lay(desk, Plaque, { seat: { seat: 0, points: 3 }, before: ['witch', ''], after: ['', 'first'], class: 'xx', children });
    const plaque = board.querySelector('.marker.plaque.xx')!;
    expect(plaque.getAttribute('aria-label')).toBe('Ada, witch, 3 VP, first, is asked now, can be chosen now');
    expect(plaque.textContent).toBe('Ada/3 VP/true');
    await fireEvent.click(plaque);
    expect(answers).toEqual(['ada']);
  });
});

describe('a pile', () => {
  const props = { zone: 'deck:main', count: 0, icon: '<path/>', name: 'Deck', label: 'Deck: 0', class: 'xx' };

  it('is looked into where the question is not about it', async () => {
    let looked = 0;
    const { desk, answers } = aDesk([option('draw', 'deck:main')]);
    const board = lay(desk, Heap, { ...props, look: () => void looked++ });
    const pile = board.querySelector('.marker.heap.none.xx')!;
    expect([pile.getAttribute('data-zone'), pile.textContent.trim()]).toEqual(['deck:main', 'Deck 0']);
    await fireEvent.click(pile);
    expect([looked, answers]).toEqual([1, []]);
  });

  it('answers where it is', async () => {
    const { desk, answers } = aDesk([option('draw', 'deck:main')]);
    lay(desk, Heap, { ...props, thing: 'deck:main', count: 3, look: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: 'Deck: 0, can be chosen now' }));
    expect(answers).toEqual(['draw']);
  });
});

describe('what is laid out', () => {
  it('lies in a tray with a title', () => {
    lay(aDesk().desk, Tray, { title: 'Pack', cards: ['gem', 'hat'], class: 'xx', card: written((card: string) => card) });
    expect(screen.getByRole('region', { name: 'Pack' }).querySelector('.cards')?.textContent).toBe('gemhat');
  });

  it('is counted, and looked into under the words of its number', () => {
    const looked: string[] = [];
    const { look, ...count } = countOf('<path/>', 'desk-deck-of', 4, 'deck:0', (label) => looked.push(label));
    look();
    expect(count).toEqual({ icon: '<path/>', count: 4, zone: 'deck:0', label: 'Deck: 4' });
    expect(looked).toEqual(['Deck: 4']);
  });
});
