/** The little boards: of each board of the page what paints it, without what a person plays on it. */

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
import * as pig from "./pig.js";
import * as tictactoe from "./tictactoe.js";
import * as twenty48 from "./twenty48.js";

/** @typedef {any} Painted */

/** Brings them: from then on, the registry of boards has them. */
export const bringBoards = () =>
  Object.assign(
    BOARDS,
    /** @type {Record<string, Painted>} */ ({
      tictactoe: { kind: "grid", plays: "square", paint: tictactoe.paint },
      connect4: { kind: "grid", plays: "column", paint: connect4.paint },
      othello: { kind: "grid", plays: "square", paint: othello.paint, put: othello.put },
      go: { kind: "grid", plays: "point", paint: go.paint, put: go.put },
      chess: { kind: "scene", paint: chess.paint, after: chess.after },
      checkers: { kind: "scene", paint: checkers.paint, after: checkers.after },
      nim: { kind: "scene", paint: nim.paint, after: nim.after },
      coins: { kind: "scene", paint: coins.paint, after: coins.after, chanceWords: coins.chanceWords },
      pig: { kind: "scene", paint: pig.paint, after: pig.after, chanceWords: pig.chanceWords },
      kalah: { kind: "scene", paint: kalah.paint, after: kalah.after },
      dots: { kind: "scene", paint: dots.paint, after: dots.after },
      matrix: { kind: "scene", paint: matrix.paint, after: matrix.after },
      twenty48: { kind: "scene", paint: twenty48.paint, after: twenty48.after, chanceWords: twenty48.chanceWords },
      kuhn: { kind: "scene", paint: kuhn.paint, after: kuhn.after, chanceWords: kuhn.chanceWords },
    }),
  );
