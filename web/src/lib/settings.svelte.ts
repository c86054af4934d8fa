// What a reader has set, kept in the browser and put on <html> as attributes that the styles read.

import { isRecord, recall, remember } from './kept';
import { LANGUAGES, type Asking, type Lang } from './wire';
import { speech } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'less' | 'off';
export type CardsShow = 'icons' | 'words';
export const CARDS_SHOW: readonly CardsShow[] = ['icons', 'words'];
/** How fast what others do is shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';
export const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];
export const MOTIONS: readonly Motion[] = ['auto', 'full', 'less', 'off'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'at-once'];
export const ASKINGS: readonly Asking[] = ['always', 'matters', 'never'];

/** The language that a browser asks for, or English. */
export function languageOf(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (lang) return lang;
  }
  return 'en';
}

function one<Value extends string>(value: unknown, of: readonly Value[], otherwise: Value): Value {
  return of.find((known) => known === value) ?? otherwise;
}

function askings(value: unknown): Record<string, Asking> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([window, when]) => [window, one(when, ASKINGS, 'always')]));
}

class Settings {
  #language: Lang | 'auto' = $state('auto');
  #theme: Theme = $state('auto');
  #motion: Motion = $state('auto');
  #pace: Pace = $state('normal');
  #sound = $state(false);
  #name = $state('');
  #asking: Record<string, Asking> = $state.raw({});
  #askEnd = $state(true);
  #cards: CardsShow = $state('icons');
  #calm = $state(false);
  #day = $state(false);

  constructor() {
    const kept = recall('settings');
    if (!isRecord(kept)) return;
    this.#language = one(kept['language'], ['auto', ...LANGUAGES], 'auto');
    this.#theme = one(kept['theme'], THEMES, 'auto');
    this.#motion = one(kept['motion'], MOTIONS, 'auto');
    this.#pace = one(kept['pace'], PACES, 'normal');
    this.#sound = kept['sound'] === true;
    this.#name = typeof kept['name'] === 'string' ? kept['name'].slice(0, 24) : '';
    this.#asking = askings(kept['asking']);
    this.#askEnd = kept['askEnd'] !== false;
    this.#cards = one(kept['cards'], CARDS_SHOW, 'icons');
  }

  get language(): Lang | 'auto' {
    return this.#language;
  }
  set language(value: Lang | 'auto') {
    this.#language = value;
    this.#keep();
    void speech.speak(this.lang).then(() => this.#show());
  }

  /** The language in use. */
  get lang(): Lang {
    return this.#language === 'auto' ? languageOf(navigator.languages) : this.#language;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#keep();
  }

  /** The light in use. */
  get light(): 'light' | 'dark' {
    if (this.#theme !== 'auto') return this.#theme;
    return this.#day ? 'light' : 'dark';
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    this.#keep();
  }

  /** How much moves: what is set, or what the system wishes. */
  get moving(): 'full' | 'less' | 'off' {
    if (this.#motion !== 'auto') return this.#motion;
    return this.#calm ? 'less' : 'full';
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    this.#pace = value;
    this.#keep();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    this.#keep();
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value.trim().slice(0, 24);
    this.#keep();
  }

  /** Whether the end of a turn asks once while something is left to do. */
  get askEnd(): boolean {
    return this.#askEnd;
  }
  set askEnd(value: boolean) {
    this.#askEnd = value;
    this.#keep();
  }

  /** What stands on small cards; from near they show both. */
  get cards(): CardsShow {
    return this.#cards;
  }
  set cards(value: CardsShow) {
    this.#cards = value;
    this.#keep();
  }

  /** When to be asked in a kind of reaction window, at every new table; by window. */
  get asking(): Readonly<Record<string, Asking>> {
    return this.#asking;
  }
  ask(window: string, when: Asking): void {
    this.#asking = { ...this.#asking, [window]: when };
    this.#keep();
  }

  /** Put the settings on the page and follow the wishes of the system; gives back how to stop. */
  apply(): () => void {
    const day = matchMedia('(prefers-color-scheme: light)');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      this.#day = day.matches;
      this.#calm = calm.matches;
      this.#show();
    };
    look();
    day.addEventListener('change', look);
    calm.addEventListener('change', look);
    return () => {
      day.removeEventListener('change', look);
      calm.removeEventListener('change', look);
    };
  }

  #keep(): void {
    remember('settings', {
      language: this.#language,
      theme: this.#theme,
      motion: this.#motion,
      pace: this.#pace,
      sound: this.#sound,
      name: this.#name,
      asking: this.#asking,
      askEnd: this.#askEnd,
      cards: this.#cards,
    });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.light;
    root.dataset['motion'] = this.moving;
    root.lang = speech.lang;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.light === 'light' ? '#f3ecdd' : '#10141f');
  }
}

export const settings = new Settings();
