// Keeps the shell of the client, so that it opens without a network and says so honestly. It never touches what the
// server tells: the API and the socket always go to the network.

const FILES = __FILES__;
const CACHE = `lanternwood-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('lanternwood-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  // A page comes from the server while it can be reached, so that a new version is seen at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
