// Sockets for tests of pages: each one that is opened is kept, and says what it is told to say.

import { vi } from 'vitest';
import type { FromServer, ToServer } from '../src/lib/wire';

export class Line {
  static all: Line[] = [];
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error('no socket was opened');
    return line;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.onclose = null;
  }

  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last one, once it has said hello. */
  static async greeted(count = 1): Promise<Line> {
    await vi.waitFor(() => {
      if (Line.all.length < count || Line.last.sent[0]?.type !== 'hello') throw new Error('nobody has said hello');
    });
    return Line.last;
  }
}

/** Let pages open such sockets. */
export function layLines(): void {
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
}
