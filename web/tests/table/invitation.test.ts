import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../../src/lib/phrases';
import { LANGUAGES } from '../../src/lib/wire';
import { t } from '../../src/lib/words.svelte';
import { invitation, onlyHere, seatLink } from '../../src/table/invitation';
import InviteLink from '../../src/table/InviteLink.svelte';
import Copy from '../../src/ui/Copy.svelte';
import { notices } from '../../src/ui/notices.svelte';
import { table } from './frames';
import { learn } from './words';

beforeAll(async () => {
  await learnClient();
  await learn();
});
beforeEach(() => notices.all.forEach((notice) => notices.drop(notice.id)));
afterEach(() => vi.unstubAllGlobals());

describe('links to send around', () => {
  it('lead by the address that others reach, if the server knows it', () => {
    expect(invitation(table({ address: 'http://192.168.1.5:8000/' }))).toBe('http://192.168.1.5:8000/table/table-1');
    expect(invitation(table())).toBe(`${location.origin}/table/table-1`);
    expect(seatLink(table({ address: 'https://conclave.example' }), '0.secret')).toBe('https://conclave.example/table/table-1#0.secret');
  });

  it('are known when they lead nowhere else', () => {
    const local = ['http://localhost:8000/x', 'http://127.0.0.1/x', 'http://127.1.2.3:9/x', 'http://[::1]:8000/x', 'http://0.0.0.0:8000/x', 'http://conclave.localhost/x'];
    expect(local.filter((link) => !onlyHere(link))).toEqual([]);
    const far = ['http://192.168.1.5:8000/x', 'https://conclave.example/x', 'https://localhost.example/x', 'http://[fe80::1]/x'];
    expect(far.filter(onlyHere)).toEqual([]);
  });

  it.each(LANGUAGES)('say in words that they work only here (%s)', async (lang) => {
    await learn(lang);
    render(InviteLink, { props: { link: 'http://localhost:8000/table/1', title: 'Conclave', label: 'Link' } });
    expect(t('play-only-here').length).toBeGreaterThan(20);
    expect(screen.getByText(t('play-only-here'))).toBeTruthy();
    await learn('en');
  });

  it('say nothing of the kind where others can follow them', () => {
    render(InviteLink, { props: { link: 'http://192.168.1.5:8000/table/1', title: 'Conclave', label: 'Link' } });
    expect(screen.queryByText(/only on this computer/)).toBeNull();
  });
});

describe('copying on a plain line', () => {
  beforeEach(() => vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: undefined }));

  it('leaves an invitation selected', async () => {
    render(InviteLink, { props: { link: 'http://192.168.1.5:8000/table/1', title: 'Conclave', label: 'Link' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await vi.waitFor(() => expect(notices.all.map((notice) => notice.text)).toEqual(['The link is selected: copy it with your keyboard.']));
    const field = screen.getByLabelText<HTMLInputElement>('Link');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('http://192.168.1.5:8000/table/1');
  });

  it('shows any other text, selected', async () => {
    render(Copy, { props: { text: 'http://192.168.1.5/rules', label: 'Copy the link' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    const field = await screen.findByDisplayValue<HTMLInputElement>('http://192.168.1.5/rules');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByText(/does not let us copy/)).toBeTruthy();
  });
});

it('puts a text on the clipboard where that is allowed', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
  render(Copy, { props: { text: 'a rule', label: 'Copy the link' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  await vi.waitFor(() => expect(notices.all.map((notice) => notice.text)).toEqual(['Copied.']));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a rule');
});
