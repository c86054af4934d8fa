import { mount } from 'svelte';
import App from './App.svelte';
import { learnClient } from './lib/phrases';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/words.svelte';
import './styles/index.css';

await speech.speak(settings.lang);
await learnClient();
settings.apply();

const target = document.getElementById('app');
if (target) mount(App, { target });
