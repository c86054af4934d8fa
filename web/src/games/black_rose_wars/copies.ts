// Cards that lie somewhere more than once. The first is called by its name, the second `name#2`, and so on: as notes call them.

const NUMBER = /#(\d+)$/;

/** A name without its number. */
export const plain = (name: string): string => name.replace(NUMBER, '');

/** The number in a name; 1 where there is none. */
export const numberOf = (name: string): number => Number(NUMBER.exec(name)?.[1] ?? 1);
export const lastOf = numberOf;

/** Cards with the numbers of their copies. */
export function counted(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return nth === 1 ? card : `${card}#${nth}`;
  });
}
