/** The kinds whose runs the viewer of notebooks shows: a file in the folder of each, and a line here. */

import { ID as GAME } from "./game/id.js";
import * as game from "./game/notebook.js";
import { ID as PROBLEM } from "./problem/id.js";
import * as problem from "./problem/notebook.js";
import { ID as PROGRAM } from "./program/id.js";
import * as program from "./program/notebook.js";

/** @type {Readonly<Record<string, (payload: import("./notebook-run.js").Payload) => import("./notebook-run.js").Subject>>} */
const KINDS = Object.freeze({ [GAME]: game.subjectOf, [PROBLEM]: problem.subjectOf, [PROGRAM]: program.subjectOf });

/** @param {import("./notebook-run.js").Payload} payload */
export const subjectOf = (payload) => KINDS[payload.told.kind](payload);
