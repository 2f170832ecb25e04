import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell } from './offline';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

settings.follow();
router.listen();
keepShell();

const target = document.getElementById('app');
if (target) mount(App, { target });
