// The load: tables with two clients each that play at random, against one server at a time.
// A line on stdin opens tables or plays for a while; the answer is a line with what was measured.

const readline = require("node:readline");
const { OurTable } = require("./our_tables.js");
const { TheirTable } = require("./their_tables.js");

const KINDS = { ours: OurTable, theirs: TheirTable };
const AT_ONCE = 20;

class Load {
  constructor() {
    this.tables = [];
    this.playing = new Set();
    this.running = false;
    this.forget();
  }

  forget() {
    this.confirmed = [];
    this.seen = [];
  }

  async open(kind, address, count) {
    while (this.tables.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - this.tables.length) });
      const opened = await Promise.all(some.map(() => KINDS[kind].open(address, this)));
      await Promise.all(opened.map((table) => table.opened));
      this.tables.push(...opened);
    }
    return { tables: this.tables.length };
  }

  /** A table waits for a move. */
  ready(table) {
    if (!this.playing.has(table)) return;
    if (!this.running) this.rest();
    else if (!this.pause) table.move();
    else table.thinking = setTimeout(() => table.move(), this.pause * (0.5 + Math.random()));
  }

  end() {
    this.running = false;
    for (const table of this.playing) clearTimeout(table.thinking);
    this.rest();
  }

  /** Once time is up, the last table to come to rest ends the window. */
  rest() {
    if ([...this.playing].every((table) => table.owed)) this.atRest();
  }

  async play(count, seconds, pause) {
    this.forget();
    this.pause = pause;
    this.playing = new Set(this.tables.slice(0, count));
    this.running = true;
    const rested = new Promise((resolve) => { this.atRest = resolve; });
    const [start, used] = [performance.now(), process.cpuUsage()];
    for (const table of this.playing) this.ready(table);
    setTimeout(() => this.end(), seconds * 1000);
    await rested;
    this.playing = new Set();
    const { user, system } = process.cpuUsage(used);
    return {
      moves: this.confirmed.length,
      seconds: (performance.now() - start) / 1000,
      load_cpu: (user + system) / 1e6,
      confirmed: spread(this.confirmed),
      seen: spread(this.seen),
    };
  }
}

function spread(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
  return { p50: at(0.5), p99: at(0.99) };
}

const loads = new Map();

async function answer({ server, open, play }) {
  if (!loads.has(server)) loads.set(server, new Load());
  const load = loads.get(server);
  return open ? load.open(open.kind, open.address, open.tables) : load.play(play.tables, play.seconds, play.pause);
}

readline.createInterface({ input: process.stdin }).on("line", async (line) => {
  console.log(JSON.stringify(await answer(JSON.parse(line))));
}).on("close", () => process.exit());
