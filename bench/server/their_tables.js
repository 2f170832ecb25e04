// Tables of boardgame.io: what its Client says and hears over its SocketIO transport, on a bare socket, so that the
// load costs the same as on our side. A match is made by asking for one that does not exist, and nobody needs
// credentials: both is less work for the server than its lobby would be.

const { WebSocket } = require("ws");
const { Table } = require("./table.js");
const { TicTacToe } = require("../tic_tac_toe.js");

const EVENT = `42/${TicTacToe.name},`;

let matches = 0;

class TheirTable extends Table {
  static async open(address, load) {
    const table = new TheirTable(load);
    table.sockets = await Promise.all([0, 1].map((seat) => table.connect(address, seat)));
    table.begin();
    return table;
  }

  connect(address, seat) {
    const socket = new WebSocket(`${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    return new Promise((resolve) => {
      socket.on("message", (bytes) => {
        const text = bytes.toString();
        if (text.startsWith(EVENT)) this.hear(seat, JSON.parse(text.slice(EVENT.length)));
        else if (text === "2") socket.send("3"); // still there?
        else if (text.startsWith("40")) resolve(socket);
        else if (text.startsWith("0")) socket.send(`40/${TicTacToe.name},`);
        else throw new Error(text);
      });
    });
  }

  emit(seat, ...event) {
    this.sockets[seat].send(EVENT + JSON.stringify(event));
  }

  /** A new match: one player asks for it, then the other, and it goes on when both have it. */
  begin() {
    this.match = `match-${(matches += 1)}`;
    this.outcomes = 0;
    this.emit(0, "sync", this.match, "0", null, 2);
  }

  hear(seat, [event, match, told]) {
    if (match !== this.match) return;
    if (event === "sync" && seat === 0) this.emit(1, "sync", this.match, "1", null, 2);
    else if (event === "sync") this.asked(() => this.act(0, told.state));
    else if (event === "update") this.update(seat, told);
    else if (event !== "matchData") throw new Error(event);
  }

  update(seat, state) {
    this.shown(seat);
    if (state.ctx.gameover) this.ended();
    else if (Number(state.ctx.currentPlayer) === seat) this.asked(() => this.act(seat, state));
  }

  act(seat, state) {
    const free = [];
    for (let id = 0; id < 9; id += 1) if (state.G.cells[id] === null) free.push(id);
    const id = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "clickCell", args: [id], playerID: String(seat), credentials: null };
    this.emit(seat, "update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, String(seat));
    return seat;
  }

  ended() {
    this.outcomes += 1;
    if (this.outcomes === 2) this.begin();
  }
}

exports.TheirTable = TheirTable;
