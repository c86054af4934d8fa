// What the components of a box look like: drawings of one ink.

export interface Drawing<Tint extends string = string> {
  /** The inside of an svg of 512 x 512. */
  icon: string;
  tint: Tint;
}

export interface Inked {
  icon: string;
  ink: string;
}

/** The drawings of a title, by the names of what they show. */
export class Art<Tint extends string> {
  readonly #drawings: ReadonlyMap<string, Drawing<Tint>>;

  /** `unknown` is the back of what nobody has drawn yet. */
  constructor(
    private readonly tints: Readonly<Record<Tint, string>>,
    private readonly unknown: Drawing<NoInfer<Tint>>,
    ...tables: readonly Readonly<Record<string, Drawing<NoInfer<Tint>>>>[]
  ) {
    this.#drawings = new Map(tables.flatMap((table) => Object.entries(table)));
  }

  get names(): string[] {
    return [...this.#drawings.keys()];
  }

  has(name: string): boolean {
    return this.#drawings.has(name);
  }

  of(name: string): Inked {
    const { icon, tint } = this.#drawings.get(name) ?? this.unknown;
    return { icon, ink: this.tints[tint] };
  }
}
