/** Brings the boards, which the first picture does not need: from then on, the registry has them. */

import * as checkers from "./checkers/index.js";
import * as chess from "./chess/index.js";
import * as coins from "./coins.js";
import * as connect4 from "./connect4.js";
import * as dots from "./dots/index.js";
import * as go from "./go.js";
import { BOARDS } from "./index.js";
import * as kalah from "./kalah/index.js";
import * as kuhn from "./kuhn.js";
import * as matrix from "./matrix.js";
import * as nim from "./nim.js";
import * as othello from "./othello.js";
import * as pacman from "./pacman/index.js";
import * as pig from "./pig.js";
import * as text from "./text.js";
import * as tictactoe from "./tictactoe.js";
import * as twenty48 from "./twenty48.js";

Object.assign(BOARDS, {
  checkers,
  chess,
  coins,
  connect4,
  dots,
  go,
  kalah,
  kuhn,
  matrix,
  nim,
  othello,
  pacman,
  pig,
  text,
  tictactoe,
  twenty48,
});
