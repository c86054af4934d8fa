// Links to send around: by which address others find the table.

import type { Table } from '../lib/wire';

function linkTo(table: Table): string {
  const base = (table.address || location.origin).replace(/\/+$/, '');
  return `${base}/table/${encodeURIComponent(table.id)}`;
}

/** Whoever opens it can sit down or look on. */
export function invitation(table: Table): string {
  return linkTo(table);
}

/** Whoever opens it plays the seat. */
export function seatLink(table: Table, token: string): string {
  return `${linkTo(table)}#${token}`;
}

/** Whether a link leads to the computer on which it is opened, and so nowhere for anybody else. */
export function onlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return /^(.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
