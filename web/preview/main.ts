// ?frame=mid-game&lang=uk&theme=light&page=cards&pick=2

import { mount } from 'svelte';
import module from '../src/games/res_arcana';
import { speech } from '../src/lib/words.svelte';
import type { CardFace, Frame, Lang } from '../src/lib/wire';
import '../src/styles/index.css';
import Preview from './Preview.svelte';

const frames = import.meta.glob<{ default: unknown }>('../tests/frames/res-arcana/*.json');
const texts = import.meta.glob<{ default: string }>(
  ['../../conclave/kernel/text/*.ftl', '../../conclave/games/res_arcana/text/*.ftl'],
  { query: '?raw' },
);
const wish = new URLSearchParams(location.search);
const lang = (wish.get('lang') ?? 'en') as Lang;

async function json<T>(name: string): Promise<T> {
  return (await frames[`../tests/frames/res-arcana/${name}.json`]!()).default as T;
}

for (const path of ['kernel', 'games/res_arcana']) {
  await speech.learn(path, async (to) => (await texts[`../../conclave/${path}/text/${to}.ftl`]!()).default);
}
await speech.speak(lang);
document.documentElement.lang = lang;
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark';
const cards = new Map((await json<CardFace[]>('cards')).map((face) => [face.name, face]));
const name = wish.get('frame') ?? 'mid-game';
const names = Object.keys(frames).map((path) => path.split('/').at(-1)!.replace('.json', '')).filter((each) => each !== 'cards');
mount(Preview, {
  target: document.getElementById('app')!,
  props: {
    module, cards, names, start: name, load: (each: string) => json<Frame>(each), gallery: wish.get('page') === 'cards', large: wish.has('large'),
    pick: wish.get('pick') ?? '',
  },
});
