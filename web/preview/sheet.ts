// The drawings of a title with a map, as its `art/Sheet.svelte` lays them out: sheet.html?title=TITLE&show=map&theme=light&lang=uk.
// Without a title: a made-up map of squares.

import { mount, type Component } from 'svelte';
import { learnMap } from '../src/games/parts/map/words';
import { learnBoard } from '../src/games/parts/table/words';
import { speech } from '../src/lib/words.svelte';
import type { Lang } from '../src/lib/wire';
import '../src/styles/index.css';
import '../src/games/parts/table/desk.css';
import Squares from './Squares.svelte';

const wish = new URLSearchParams(location.search);
const lang = (wish.get('lang') ?? 'en') as Lang;
const folder = (wish.get('title') ?? '').replaceAll('-', '_');
const sheets = import.meta.glob<{ default: Component<{ show: string }> }>('../src/games/*/art/Sheet.svelte');
learnBoard('sheet', async () => ({ default: '' }));
learnMap();
await speech.speak(lang);
document.documentElement.lang = lang;
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark';
const sheet = await sheets[`../src/games/${folder}/art/Sheet.svelte`]?.();
mount(sheet?.default ?? Squares, { target: document.getElementById('app')!, props: { show: wish.get('show') ?? '' } });
