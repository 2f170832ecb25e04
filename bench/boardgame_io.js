// boardgame.io's side: its tutorial's tic-tac-toe on its own Client, played at random.
// Each line on stdin is a window in seconds; the answer is a line with the decisions made and the seconds of processor
// time that they took.
// One client is kept and reset, which is faster than a new one for every match.

const { Client } = require("boardgame.io/client");
const readline = require("node:readline");
const { TicTacToe } = require("./tic_tac_toe.js");

const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });

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
