import type { Lang } from './wire';

/** Each language calls itself. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  pl: 'Polski',
};
