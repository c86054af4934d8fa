// ?title=TITLE&frame=mid-game&lang=uk&theme=light&page=cards&pick=2

import { mount } from 'svelte';
import { boardIn } from '../src/lib/titles';
import { speech } from '../src/lib/words.svelte';
import type { CardFace, Frame, Lang } from '../src/lib/wire';
import '../src/styles/index.css';
import Preview from './Preview.svelte';

const wish = new URLSearchParams(location.search);
const lang = (wish.get('lang') ?? 'en') as Lang;
const frames = import.meta.glob<{ default: unknown }>('../tests/frames/*/*.json');
const texts = import.meta.glob<{ default: string }>(['../../conclave/kernel/text/*.ftl', '../../conclave/games/*/text/*.ftl'], {
  query: '?raw',
});
const title = wish.get('title') ?? Object.keys(frames)[0]?.split('/')[3] ?? '';
const folder = title.replaceAll('-', '_');
const module = await boardIn(folder);
if (!module) throw new Error(`no board for '${title}'`);

const here = `../tests/frames/${title}/`;
async function json<T>(name: string): Promise<T> {
  return (await frames[`${here}${name}.json`]!()).default as T;
}

for (const path of ['kernel', `games/${folder}`]) {
  await speech.learn(path, async (to) => (await texts[`../../conclave/${path}/text/${to}.ftl`]?.())?.default ?? '');
}
await speech.speak(lang);
document.documentElement.lang = lang;
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark';
const cards = new Map((await json<CardFace[]>('cards')).map((face) => [face.name, face]));
const names = Object.keys(frames)
  .filter((path) => path.startsWith(here))
  .map((path) => path.slice(here.length).replace('.json', ''))
  .filter((each) => each !== 'cards');
const start = wish.get('frame') ?? names.find((each) => each.startsWith('mid-game')) ?? '';
mount(Preview, {
  target: document.getElementById('app')!,
  props: {
    title, module, cards, names, start, load: (each: string) => json<Frame>(each), gallery: wish.get('page') === 'cards', large: wish.has('large'),
    pick: wish.get('pick') ?? '',
  },
});
