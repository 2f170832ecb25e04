// Keeps the shell of the client and the rulebooks, so that they open without a network and say so honestly. It touches
// nothing else that the server tells: the rest of the API and the socket always go to the network.

const FILES = __FILES__;
const RULEBOOKS = __RULEBOOKS__;
const CACHE = `lanternwood-${__VERSION__}`;

const fetchInto = (cache) => (path) =>
  fetch(path).then(
    (answer) => keep(cache, path, answer),
    () => null,
  );

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all([cache.addAll(FILES), ...RULEBOOKS.map(fetchInto(cache))]))
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
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/rules/')) event.respondWith(newestRules(event, pathname));
  else if (pathname.startsWith('/api')) return;
  // A page comes from the server while it can be reached, so that a new version is seen at once.
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (FILES.includes(pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** From the server while it can be reached, of whatever game; else as they were last read here. */
async function newestRules(event, path) {
  const answer = await fetch(event.request).catch(() => null);
  if (!answer) return (await caches.match(path)) ?? Response.error();
  const copy = answer.clone();
  event.waitUntil(caches.open(CACHE).then((cache) => keep(cache, path, copy)));
  return answer;
}

/** The shell does not hang on it: a server need not have every game, and a disk may be full. */
async function keep(cache, path, answer) {
  if (answer.ok) await cache.put(path, answer).catch(() => null);
}
