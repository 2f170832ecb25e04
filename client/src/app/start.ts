import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell } from './offline';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

settings.follow();
router.listen();
keepShell();

const target = document.getElementById('app');
// In a task of its own, since reading all this code was one.
if (target) setTimeout(() => mount(App, { target }));
