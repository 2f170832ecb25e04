import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepShell } from './app/offline';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';
import './theme/index.css';

settings.follow();
router.listen();
keepShell();

const target = document.getElementById('app');
if (target) mount(App, { target });
