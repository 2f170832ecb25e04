// Looks at our pages with Lighthouse: `./lantern bench client` starts a server and runs this.
// Arguments: the server's address, the browser. Prints one JSON object.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import WebSocket from 'ws';

const [address, chromePath] = process.argv.slice(2);
const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const post = async (path, body) => {
  const answer = await fetch(address + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const openTable = () =>
  post('/api/tables', { game: 'nightmare-forest', name: 'Ann', emblem: 'owl', clock: 'none', pace: 'instant' });

/** Seats two bots and begins, as the host does in the lobby. */
const begin = (place) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    const say = (frame) => socket.send(JSON.stringify(frame));
    socket.onerror = () => reject(new Error('no socket'));
    socket.onopen = () => {
      say({ type: 'Hello', protocol: 1, table: place.table, token: place.token });
      for (const id of ['one', 'two']) say({ type: 'SeatBot', id, level: 'steady' });
      say({ type: 'Start', id: 'start' });
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type === 'Refused') reject(new Error(frame.why));
      if (frame.match?.ask) {
        socket.close();
        resolve();
      }
    };
  });

/** The page as its owner sees it: the browser keeps the place where the client looks for it, and has been there before. */
const sitDown = async (browser, place) => {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem(`lanternwood.place.${kept.table}`, JSON.stringify(kept)), place);
  await page.goto(`${address}/t/${place.table}`);
  await page.waitForSelector('#content h1');
  await page.close();
};

/** As on the first visit, but for the places that the browser keeps. */
const forgetFiles = async (browser) => {
  const page = await browser.newPage();
  const devtools = await page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'cache_storage,service_workers' });
  await page.close();
};

const kilobytes = (requests, kinds) =>
  requests.filter((request) => kinds.includes(request.resourceType)).reduce((sum, request) => sum + request.transferSize, 0) / 1024;

const RUNS = 3;

/** One run says little on a machine that does other things as well: the middle one of three counts. */
const lookOften = async (browser, url, port, desktop) => {
  const seen = [];
  for (let tries = 0; seen.length < RUNS && tries < 3 * RUNS; tries++) {
    await forgetFiles(browser);
    const one = await look(url, port, desktop);
    if (one) seen.push(one);
  }
  if (seen.length < RUNS) throw new Error(`Lighthouse could not look at ${url}`);
  return seen.sort((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)];
};

/** Null if Lighthouse missed the page, as it does at times. */
const look = async (url, port, desktop) => {
  const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
  const screen = { formFactor: 'desktop', screenEmulation: { disabled: true }, throttlingMethod: 'provided' };
  const { lhr } = await lighthouse(url, { ...flags, ...(desktop ? screen : {}) });
  if (lhr.runtimeError || lhr.categories.performance.score === null) return null;
  const requests = lhr.audits['network-requests'].details.items;
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]));
  const missed = CATEGORIES.flatMap((name) => lhr.categories[name].auditRefs.map(({ id, weight }) => weight && id))
    .filter((id) => id && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9);
  return {
    ...scores, missed: [...new Set(missed)],
    code: Math.round(kilobytes(requests, ['Script', 'Stylesheet']) * 10) / 10,
    fonts: Math.round(kilobytes(requests, ['Font']) * 10) / 10,
  };
};

const chrome = await launch({ chromePath, chromeFlags: FLAGS });
try {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null });
  const [lobby, table] = [await openTable(), await openTable()];
  await begin(table);
  for (const place of [lobby, table]) await sitDown(browser, place);
  const found = {};
  for (const [name, path] of [['home', '/'], ['lobby', `/t/${lobby.table}`], ['table', `/t/${table.table}`]])
    for (const device of ['phone', 'desk'])
      found[`${name}, ${device}`] = await lookOften(browser, address + path, chrome.port, device === 'desk');
  console.log(JSON.stringify(found));
  await browser.disconnect();
} finally {
  chrome.kill();
}
