/** The tasks that come with Plyscope, by the names of their folders in `py/plyscope/check/packs`. */
export const READY_MADE = Object.freeze({
  trees: "Alpha-beta on trees, as nested lists",
  "cs50-tictactoe": "CS50 Tic-Tac-Toe: minimax(board)",
  "berkeley-minimax": "Berkeley Pacman: MinimaxAgent",
  "berkeley-alphabeta": "Berkeley Pacman: AlphaBetaAgent",
  "berkeley-expectimax": "Berkeley Pacman: ExpectimaxAgent",
  "aima-games": "AIMA: alpha-beta over a Game",
  csp: "AIMA: a solver of constraint problems",
});
