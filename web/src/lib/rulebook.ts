// Finding rules: by what they say, by their number, by kind; and the contents of the book.

import { folded } from './folded';
import type { Lang, Rule } from './wire';

export interface Section {
  name: string;
  /** What its place on the page is called. */
  anchor: string;
  /** 1 for a chapter, 2 for a part of one («7.1 Place an artifact»). */
  level: 1 | 2;
  /** The language of its name: where a rule is not translated, its section still may be. */
  lang: Lang;
  rules: Rule[];
}

export function wantedRules(rules: readonly Rule[], terms: readonly string[], kind: string): Rule[] {
  return rules.filter((rule) => {
    if (kind !== '' && rule.kind !== kind) return false;
    const text = folded(`${rule.id} ${rule.name} ${rule.statement}`);
    return terms.every((term) => text.includes(term));
  });
}

export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const section = sections.get(rule.section);
    if (section) {
      section.rules.push(rule);
      if (rule.lang !== 'en') section.lang = rule.lang;
    } else {
      const anchor = `section-${sections.size + 1}`;
      const level = /^\d+\.\d/.test(rule.section) ? 2 : 1;
      sections.set(rule.section, { name: rule.section, anchor, level, lang: rule.lang, rules: [rule] });
    }
  }
  return [...sections.values()];
}

export function kindsOfRules(rules: readonly Rule[]): string[] {
  return [...new Set(rules.map((rule) => rule.kind))];
}
