/**
 * What the page remembers of programs alone: how the user wants them to run, and which are kept on the device.
 *
 * @typedef {object} ProgramState
 * @property {string} ownFile  the id of the user's program with the game or problem that is on the page
 * @property {string} file  the id of the user's program that is open; "" for an example
 * @property {string} start  the expression that begins the search; "" lets Plyscope choose
 * @property {string} watched  the function to watch; "" for all that call themselves
 * @property {Readonly<Record<string, string>>} reads  where the user says that a role is read, by the role
 * @property {Readonly<Record<string, string>>} beside  the other files of the program, which it can import, by name
 * @property {string} input  what `input()` answers, a line for each
 * @property {import("../../files/intents.js").FilesShown} filesShown  which part of the list of files is shown
 * @property {boolean} bookShown  whether the textbook's tree stands beside the program's
 * @property {boolean} changesShown  whether the editor shows what is different from the original
 *
 * About its run.
 * @typedef {object} ProgramRun
 * @property {import("../../python/messages.js").OutcomeReport | null} outcome  what came of comparing it with the textbook
 * @property {{sentence: string, row: number, kind?: string, line?: number} | null} differs  the first difference from it, its row, and its line
 *   where the text alone tells it
 *
 * On this device.
 * @typedef {object} ProgramDevice
 * @property {import("../../files/library.js").Files} files
 * @property {readonly string[]} skipped  what could not be taken of the files that were dropped last
 */

import { NO_FILES } from "../../files/no-files.js";
import { PROGRAM } from "../../state/carried.js";
import { flag, id, record, text } from "../../support/shapes.js";

/** @type {Readonly<ProgramState>} */
const STATE = Object.freeze({
  ownFile: "",
  file: "",
  start: "",
  watched: "",
  reads: {},
  beside: {},
  input: "",
  filesShown: "",
  bookShown: false,
  changesShown: false,
});

/** @type {readonly (keyof ProgramState)[]} */
const KEPT = Object.freeze(["file", "start", "watched", "reads", "input"]);

/** @type {Readonly<ProgramRun>} */
const RUN = Object.freeze({ outcome: null, differs: null });

/** @type {Readonly<ProgramDevice>} */
const DEVICE = Object.freeze({ files: NO_FILES, skipped: [] });

/** How another program begins. */
export const ANEW = Object.freeze({ file: "", start: "", watched: "", reads: {}, beside: {}, input: "" });

const EXPRESSION = text(2000);

const CARRIED = Object.freeze({
  start: EXPRESSION,
  watched: text(200),
  reads: record(EXPRESSION, 20),
  beside: record(PROGRAM, 50),
  input: text(20_000),
  bookShown: flag,
});

/** The files are on this device. */
const CARRIED_HERE = Object.freeze({ file: id, ownFile: id, changesShown: flag });

/** @type {NonNullable<import("../kind.js").Kind["memory"]>} */
export const MEMORY = Object.freeze({
  state: STATE,
  carried: CARRIED,
  carriedHere: CARRIED_HERE,
  kept: KEPT,
  subject: {},
  run: RUN,
  lab: {},
  device: DEVICE,
});
