import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './build/ahead.ts';
import { compressed } from './build/compressed.ts';
import { drawn } from './build/drawn.ts';
import { dusk } from './build/dusk.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { pages } from './build/pages.ts';

// LANTERN_SERVER is a running server, for working on the client with live reload.
const server = process.env.LANTERN_SERVER ?? 'http://127.0.0.1:8420';
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What is needed together comes together: every file of its own costs a request. */
const PARCELS = [
  // What main.ts needs to send for all the rest.
  {
    name: 'way',
    test: /src.(app.(routes|pages|kept)|games.(index|[\w-]+.about)|match.places|protocol.code)\.ts$|preload-helper/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'house',
    test: /rolldown.runtime|src.(app.(start|house|trouble)|table.Dialog)|icon:(moon|sun)$/,
    priority: 2,
  },
  { name: 'home', test: /src.home.Home\.svelte$/, priority: 1 },
  { name: 'table', test: /src.table.TablePage\.svelte$/, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    drawn(),
    icons(),
    dusk(),
    ahead(),
    pages(path('./src/games')),
    offline(path('./src/offline/worker.js'), path('../src/lanternwood/games')),
    compressed(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } } },
  },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
  // Tests run the code that browsers run, not Svelte's for servers.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  // A busy machine may take long over a test that is quick otherwise.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
}));
