import { mount } from 'svelte';
import App from './App.svelte';
import { loadPage } from './lib/pages';
import { learnClient } from './lib/phrases';
import { placeOf } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/words.svelte';
import './styles/index.css';

// The page is fetched together with the words that it speaks; a failure shows when it is opened.
void loadPage(placeOf(location.pathname).page).catch(() => undefined);
await speech.speak(settings.lang);
await learnClient();
settings.apply();

const target = document.getElementById('app');
if (target) mount(App, { target });
