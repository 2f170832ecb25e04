// Tables of ours: opened and joined over HTTP, then played on our socket (docs/protocol.md).

const { WebSocket } = require("ws");
const { Table } = require("./table.js");

async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class OurTable extends Table {
  static async open(address, load) {
    const table = new OurTable(load);
    // The clock is set, as at any table, but so slow that nobody is replaced while others are measured.
    const order = { game: "tictactoe", name: "Ash", emblem: "owl", clock: "relaxed" };
    const host = await post(`${address}/api/tables`, order);
    const guest = await post(`${address}/api/tables/${host.table}/people`, { name: "Bryn", emblem: "fox" });
    table.commands = 0;
    table.outcomes = 0;
    table.sockets = await Promise.all([host, guest].map((place, seat) => table.connect(address, place, seat)));
    table.send(0, { type: "Start" });
    return table;
  }

  connect(address, place, seat) {
    const socket = new WebSocket(`${address.replace("http", "ws")}/socket`, { perMessageDeflate: false });
    return new Promise((resolve) => {
      socket.on("open", () => {
        socket.send(JSON.stringify({ type: "Hello", protocol: 1, table: place.table, token: place.token }));
      });
      socket.on("message", (text) => {
        const frame = JSON.parse(text);
        if (frame.type === "Welcome") resolve(socket);
        else this.hear(seat, frame);
      });
    });
  }

  send(seat, command) {
    this.commands += 1;
    this.sockets[seat].send(JSON.stringify({ ...command, id: String(this.commands) }));
  }

  hear(seat, frame) {
    if (frame.type === "Refused") throw new Error(`${frame.rule}: ${frame.why}`);
    if (frame.type !== "Update" || !frame.match) {
      if (frame.table?.phase === "lobby" && this.sockets && seat === 0 && this.outcomes === 2) this.begin();
      return;
    }
    this.shown(seat);
    const { ask, outcome } = frame.match;
    if (ask) this.asked(() => this.act(seat, ask));
    if (outcome) this.ended();
  }

  act(seat, ask) {
    const choice = ask.choices[Math.floor(Math.random() * ask.choices.length)];
    this.send(seat, { type: "Act", ask: ask.id, action: choice.action });
    return seat;
  }

  /** Both have seen how it ended: the host asks for another match, and begins it when it lies on the table. */
  ended() {
    this.outcomes += 1;
    if (this.outcomes === 2) this.send(0, { type: "Rematch" });
  }

  begin() {
    this.outcomes = 0;
    this.send(0, { type: "Start" });
  }
}

exports.OurTable = OurTable;
