// boardgame.io's server as its documentation starts it, with its default store, which is in memory.
// Says its port once it listens. SIGUSR2 makes it throw its garbage away, before its memory is measured.

const { Server, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("../tic_tac_toe.js");

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => console.log(appServer.address().port));
process.on("SIGUSR2", () => global.gc());
