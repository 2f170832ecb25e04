import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// LANTERN_SERVER is a running server, for working on the client with live reload.
const server = process.env.LANTERN_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
});
