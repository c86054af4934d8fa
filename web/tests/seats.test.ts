import { beforeEach, describe, expect, it } from 'vitest';
import { seats } from '../src/lib/seats.svelte';

describe('own seats', () => {
  beforeEach(() => {
    for (const seat of [...seats.all]) seats.forget(seat.id);
  });

  it('are listed with the last seen first, the finished ones apart', () => {
    seats.keep('a', { token: '1', seen: 10 });
    seats.keep('b', { token: '2', seen: 30 });
    seats.keep('c', { token: '3', seen: 20, over: true });
    expect(seats.all.map((seat) => seat.id)).toEqual(['b', 'c', 'a']);
    expect(seats.running.map((seat) => seat.id)).toEqual(['b', 'a']);
  });

  it('keep what is known when something is added', () => {
    seats.keep('a', { token: '1', name: 'Ada' });
    seats.keep('a', { title: 'res-arcana' });
    expect(seats.of('a')).toMatchObject({ token: '1', name: 'Ada', title: 'res-arcana' });
  });

  it('need a secret: who only watches has none', () => {
    seats.keep('a', { title: 'res-arcana' });
    expect(seats.of('a')).toBeNull();
    expect(seats.token('a')).toBeUndefined();
  });

  it('can be forgotten', () => {
    seats.keep('a', { token: '1' });
    seats.forget('a');
    expect(seats.all).toEqual([]);
    expect(localStorage.getItem('conclave.seats')).toBe('[]');
  });
});
