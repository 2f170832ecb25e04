import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';

// LANTERN_SERVER is a running server, for working on the client with live reload.
const server = process.env.LANTERN_SERVER ?? 'http://127.0.0.1:8420';
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), rules(path('../src/lanternwood/games')), offline(path('./src/offline/worker.js'))],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
  // Tests run the code that browsers run, not Svelte's for servers.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
