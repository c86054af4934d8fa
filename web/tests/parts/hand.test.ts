import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/krutagidon/Board.svelte';
import '../../src/games/krutagidon';
import { viewOf } from '../../src/games/krutagidon/view';
import { speech } from '../../src/lib/words.svelte';
import { frame, seated, seatOf } from '../krutagidon/table';

/** Another part of the hand comes into sight. */
let show: (part: number) => Promise<void>;

beforeAll(() => speech.speak('en'));
beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { intersectionRatio: number }[]) => void) {
        show = async (intersectionRatio) => {
          seen([{ intersectionRatio }]);
          await tick();
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  render(Board, seated(shown).props);
  await tick();
});

const shown = frame('mid-game-5');
const held = viewOf(shown).seats[seatOf(shown)!]!.hand!.length;
const whole = (): number => document.querySelectorAll('.hand [data-thing] > .body > .card').length;
const tiles = (): number => document.querySelectorAll('.hand [data-thing] .tile').length;
const grip = (): HTMLElement | null => screen.queryByRole('button', { name: /your hand$/ });

describe('a hand', () => {
  it('lies whole where there is room for it', async () => {
    await show(1);
    expect([whole(), tiles()]).toEqual([held, 0]);
    expect(grip()).toBeNull();
  });

  it('is a strip of tiles where its place is below the edge of the screen', async () => {
    await show(0.5);
    expect(held).toBeGreaterThan(0);
    expect([whole(), tiles()]).toEqual([0, held]);
    expect(grip()?.getAttribute('aria-expanded')).toBe('false');
    await show(1);
    expect([whole(), tiles()]).toEqual([held, 0]);
  });

  it('is pulled up and lowered with a tap', async () => {
    await show(0.5);
    await fireEvent.click(grip()!);
    await show(1);
    expect([whole(), tiles()]).toEqual([held, 0]);
    expect(grip()?.getAttribute('aria-expanded')).toBe('true');
    await fireEvent.click(grip()!);
    await show(0.5);
    expect([whole(), tiles()]).toEqual([0, held]);
  });

  it('follows a finger that pulls it, and the end of the pull is no tap', async () => {
    await show(0.5);
    await fireEvent.pointerDown(grip()!, { clientY: 700 });
    await fireEvent.pointerMove(grip()!, { clientY: 696 });
    expect(tiles()).toBe(held);
    await fireEvent.pointerMove(grip()!, { clientY: 660 });
    await fireEvent.pointerUp(grip()!, { clientY: 660 });
    await fireEvent.click(grip()!);
    expect(whole()).toBe(held);
    await fireEvent.pointerDown(grip()!, { clientY: 600 });
    await fireEvent.pointerMove(grip()!, { clientY: 640 });
    await fireEvent.pointerUp(grip()!, { clientY: 640 });
    await fireEvent.click(grip()!);
    expect(tiles()).toBe(held);
  });
});
