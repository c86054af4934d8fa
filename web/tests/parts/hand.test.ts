import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { innerWidth } from 'svelte/reactivity/window';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Board from '../../src/games/krutagidon/Board.svelte';
import '../../src/games/krutagidon';
import { viewOf } from '../../src/games/krutagidon/view';
import { speech } from '../../src/lib/words.svelte';
import { frame, seated, seatOf } from '../krutagidon/table';

const shown = frame('mid-game-5');
const held = viewOf(shown).seats[seatOf(shown)!]!.hand!.length;
const whole = (): number => document.querySelectorAll('.hand [data-thing] > .body > .card').length;
const tiles = (): number => document.querySelectorAll('.hand [data-thing] .tile').length;

async function inWindow(width: number): Promise<void> {
  Object.assign(window, { innerWidth: width });
  render(Board, seated(shown).props);
  window.dispatchEvent(new Event('resize'));
  await tick();
}

beforeAll(() => speech.speak('en'));
afterEach(() => void Object.assign(window, { innerWidth: 1024 }));

describe('a hand', () => {
  it('lies whole beside the own board', async () => {
    await inWindow(1366);
    expect(held).toBeGreaterThan(0);
    expect([whole(), tiles()]).toEqual([held, 0]);
  });

  it('is a row of tiles on a phone', async () => {
    await inWindow(390);
    expect(innerWidth.current).toBe(390);
    expect([whole(), tiles()]).toEqual([0, held]);
  });
});
