// boardgame.io's side: its tutorial's tic-tac-toe on its own Client, played at random.
// Each line on stdin is a window in seconds; the answer is a line with the decisions made and the seconds of processor
// time that they took.
// One client is kept and reset, which is faster than a new one for every match.

const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const readline = require("node:readline");

const ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const full = (row) => G.cells[row[0]] !== null && row.every((id) => G.cells[id] === G.cells[row[0]]);
    if (ROWS.some(full)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const client = Client({ game, numPlayers: 2, debug: false });

function playOne() {
  let decisions = 0;
  client.reset();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = [];
    for (let id = 0; id < 9; id += 1) if (state.G.cells[id] === null) free.push(id);
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  return decisions;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const start = process.cpuUsage();
  const end = performance.now() + Number(line) * 1000;
  let decisions = 0;
  while (performance.now() < end) decisions += playOne();
  const used = process.cpuUsage(start);
  console.log(JSON.stringify([decisions, (used.user + used.system) / 1e6]));
});
