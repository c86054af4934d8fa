import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Poll from './Poll.svelte';

let hidden = false;
const ask = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('asking again and again', () => {
  it('rests while nobody looks', async () => {
    render(Poll, { props: { ask, every: 1000 } });
    await vi.advanceTimersByTimeAsync(2500);
    expect(ask).toHaveBeenCalledTimes(3);
    hide(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('goes on more slowly where the tab should tell what is new', async () => {
    render(Poll, { props: { ask, every: 1000, unseen: 5000 } });
    await vi.advanceTimersByTimeAsync(0);
    hide(true);
    await vi.advanceTimersByTimeAsync(0);
    ask.mockClear();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ends with its component', async () => {
    const { unmount } = render(Poll, { props: { ask, every: 1000 } });
    await vi.advanceTimersByTimeAsync(0);
    unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
