import { describe, expect, it, vi } from 'vitest';
import { speech, t } from '../src/lib/words.svelte';

describe('speech', () => {
  it('learns a source once and speaks it in every later language', async () => {
    const source = vi.fn(async (lang: string) => `greeting = hello in ${lang}`);
    await speech.speak('en');
    await speech.learn('greetings', source);
    await speech.learn('greetings', source);
    expect(t('greeting')).toBe('hello in en');
    await speech.speak('pl');
    expect(t('greeting')).toBe('hello in pl');
    await speech.speak('en');
    expect(source.mock.calls.map(([lang]) => lang)).toEqual(['en', 'pl']);
  });

  it('ends in the language that was wished last', async () => {
    const wishes = [speech.speak('uk'), speech.speak('ru'), speech.speak('pl')];
    const learned = speech.learn('late', async (lang) => `late = late in ${lang}`);
    await Promise.all([...wishes, learned]);
    expect(speech.lang).toBe('pl');
    expect(t('late')).toBe('late in pl');
  });

  it('tries a source again that failed, and keeps the others', async () => {
    const source = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('shy = here now');
    await expect(speech.learn('shy', source)).rejects.toThrow('offline');
    expect(t('late')).toBe('late in pl');
    await speech.learn('shy', source);
    expect(t('shy')).toBe('here now');
  });

  it('opens a book of another language beside the one in use', async () => {
    const book = await speech.book('uk');
    expect(book.say(['greeting'])).toBe('hello in uk');
    expect(speech.lang).toBe('pl');
  });

  it('lets the title of the page speak where two titles use the same key', async () => {
    await speech.learn('title:one', async () => 'shared-key = of the first');
    await speech.learn('title:two', async () => 'shared-key = of the second');
    expect(t('shared-key')).toBe('of the second');
    await speech.attend('title:one');
    expect(t('shared-key')).toBe('of the first');
    await speech.learn('title:three', async () => 'shared-key = of the third');
    expect(t('shared-key')).toBe('of the first');
    await speech.attend('title:three');
    expect(t('shared-key')).toBe('of the third');
  });
});
