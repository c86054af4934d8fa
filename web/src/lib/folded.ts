/** Small letters without accents, so that «łza» is found by «lza», and «е» finds «ё». */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'");
}

/** The words of a search, folded. */
export function termsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter((term) => term !== '');
}
