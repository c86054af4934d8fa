// A toy game of twenty fields on a server of boardgame.io that keeps everything in memory: node server.cjs PORT
const { Server, Origins } = require('boardgame.io/server');

const FIELDS = 20;

const fields = {
  name: 'fields',
  setup: () => ({ cells: Array(FIELDS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, field) => {
      G.cells[field] = G.cells[field] === 0 ? Number(playerID) + 1 : 0;
    },
  },
};

Server({ games: [fields], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
