// Where the tokens hang over the track of power.

export interface Hung {
  who: number;
  power: number;
  /** How far it hangs beside its space. */
  shift: number;
}

const WIDE = 19;

/** Tokens on the same space hang side by side; nobody goes beyond the end. */
export function hanging(tokens: readonly { who: number; power: number }[], end: number): Hung[] {
  const spaces = new Map<number, number[]>();
  for (const { who, power } of tokens) {
    const space = Math.max(0, Math.min(power, end));
    spaces.set(space, [...(spaces.get(space) ?? []), who]);
  }
  return [...spaces].flatMap(([power, there]) => there.map((who, at) => ({ who, power, shift: (at - (there.length - 1) / 2) * WIDE })));
}
