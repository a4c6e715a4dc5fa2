/** The worker that runs Python: boots Pyodide, then passes questions to `plyscope.bridge`, and answers back. */

import "./import-scripts.js";
import * as Comlink from "comlink";
import { createAlarm } from "./alarm.js";
import { canWait, createWaiting, messagesReceived } from "./jspi.js";
import { installPackage, installWheels } from "./install.js";
import { FORGET_JAVASCRIPT, closeWaysOut } from "./lock.js";
import { startPython } from "./starting.js";
import { createSupplies } from "./supplies.js";
import { narrowed, sharedWhereAlike } from "./alike.js";
import { withTimes } from "./times.js";
import { explain } from "./trouble.js";

/** @typedef {import("./protocol.js").Assets} Assets */
/** @typedef {import("./protocol.js").Columns} Columns */

/**
 * How deep Python functions may call each other.
 *
 * Calls from Python to Python use no C stack, but calls through C do (`__eq__`, `key=`, `repr`), and the stack of a
 * browser's worker is small: with Python's usual limit of 1000, such a recursion kills the interpreter; with 300, it
 * raises a RecursionError that can be shown. Our deepest search has 60 plies, with one frame each.
 */
const RECURSION_LIMIT = 300;

/** Where a program can leave files. */
const FOLDERS = ["/home", "/tmp"];
/**
 * Python notes what belongs to it when it has had nothing to do for so many milliseconds, or at the latest when the
 * first program is about to run.
 */
const IDLE_MS = 1000;

/** @type {any} the module `plyscope.bridge`, once booted */
let bridge = null;
/** @type {any} what puts back what somebody's program has changed in Python */
let interpreter = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let idleTimer;
/** @type {import("pyodide").PyodideAPI | null} */
let python = null;
/** Gives Python its library, if it has none yet. */
let complete = async () => {};
/** Whether Python hears the page while it runs. */
const canReceive = canWait();
/** @type {any} what tells the page about a search, for Python */
let sink = sendBatch;
/** Ends a program that takes too long. */
const alarm = createAlarm();

/**
 * The requests for which Python may import what its image has not imported: those that bring somebody's program, and
 * those about exercises. The others need no library; tests/unit/test_imported.py checks this.
 */
const MAY_IMPORT = /"(source|files|evaluation|text)":|"kind":"program"|"op":"(exercise|grade|solution|exam)/;

/** What Python starts from. */
const { files, supply } = createSupplies();

/**
 * Sets the alarm, and tells the page, which alone can end Python if it does not hear it.
 * @param {number} seconds @param {string} [otherwise]  a refusal as JSON: what the page then says
 */
function setAlarm(seconds, otherwise) {
  alarm.set(seconds);
  postMessage({ alarm: seconds, otherwise });
}

/** Whether the search that runs is to end. */
let isHalted = false;

/** Ends the search that runs, when it next tells something. */
function halt() {
  isHalted = true;
}

/** Tells the page what a search has done so far. @param {any} held  a Python dict of columns */
function sendBatch(held) {
  const batch = held.toJs({ dict_converter: Object.fromEntries });
  const buffers = Object.values(batch).map((column) => /** @type {ArrayBuffer} */ (column.buffer));
  postMessage({ batch, canHalt: canReceive }, { transfer: buffers });
}

/** The same, and waits for what the page says to it. @param {any} held @returns {Promise<boolean>} whether to end */
async function sendAndReceive(held) {
  sendBatch(held);
  await messagesReceived();
  return isHalted;
}

/**
 * @param {Assets} assets
 * @param {(stage: string, fraction: number) => void} onStage
 * @param {() => Promise<import("./protocol.js").Others>} getOthers
 * @returns {Promise<import("./protocol.js").CompiledPython>}
 */
async function boot({ rest, wheels }, onStage, getOthers) {
  try {
    const { made, ...started } = await startPython(files, getOthers, rest, onStage);
    python = started.pyodide;
    complete = started.complete;
    if (wheels.length > 0) await complete();
    await installWheels(python, wheels);
    bridge = python.pyimport("plyscope.bridge");
    interpreter = bridge.this_interpreter(...FOLDERS);
    if (canReceive) sink = createWaiting(python)(sendAndReceive);
    python.setInterruptBuffer(/** @type {any} */ (alarm.buffer));
    const sys = python.pyimport("sys");
    sys.setrecursionlimit(RECURSION_LIMIT);
    sys.destroy();
    // Whoever needs the library sees the failure.
    setTimeout(() => complete().catch(() => {}));
    return Comlink.transfer(made, made.image ? [made.image.buffer] : []);
  } catch (error) {
    throw new Error(explain(error));
  }
}

/**
 * Installs a package and what it needs; the page fetches what is asked for. Only before the first question: after it,
 * this worker is closed.
 *
 * @param {string} name
 * @param {Uint8Array} installer
 * @param {import("./packages.js").FetchFile} get
 */
async function install(name, installer, get) {
  globalThis.fetch = async (address, options) => {
    const { url, headers } = address instanceof Request ? address : new Request(address, options);
    const { status, type, bytes } = await get(url, headers.get("accept") ?? "");
    return new Response(bytes, { status, headers: { "content-type": type } });
  };
  try {
    await complete();
    await installPackage(/** @type {import("pyodide").PyodideAPI} */ (python), installer, name);
  } catch (error) {
    const lines = explain(error).trim().split("\n");
    // Advice for those who write Python may stand below the error.
    throw new Error(lines.findLast((line) => /^[\w.]+(Error|Exception): /.test(line)) ?? lines.at(-1));
  }
}

let isClosed = false;

/** Takes from this worker all that a program could use against the user. */
function close() {
  if (isClosed) return;
  isClosed = true;
  python?.runPython(FORGET_JAVASCRIPT);
  closeWaysOut();
}

/**
 * @param {string} text a request as JSON
 * @returns {Promise<import("./protocol.js").RawAnswer>}
 */
async function answer(text) {
  if (MAY_IMPORT.test(text)) await complete();
  try {
    clearTimeout(idleTimer);
    // A program may have kept Python from turning it off.
    alarm.set(0);
    close();
    isHalted = false;
    const given = [text, setAlarm, sink, interpreter];
    const answered = canReceive ? await bridge.answer.callPromising(...given) : bridge.answer(...given);
    const { reply, columns } = readReply(answered);
    const buffers = new Set(Object.values(columns).map((column) => /** @type {ArrayBuffer} */ (column.buffer)));
    idleTimer = setTimeout(() => interpreter.record(), IDLE_MS);
    const isClean = interpreter.is_clean;
    return Comlink.transfer({ text: reply, columns, memory: memoryOf(python), isClean }, [...buffers]);
  } catch (error) {
    return ended(error);
  }
}

/** What answers when a class is judged, as soon as it has been asked. @type {any} */
let checker = null;

/**
 * Judges a class, or runs a submission. This worker answers nothing else then.
 *
 * @param {import("./protocol.js").CheckRole} role
 * @param {string} text
 * @param {readonly Uint8Array[]} data
 * @returns {Promise<import("./protocol.js").CheckReply>}
 */
async function check(role, text, data) {
  await complete();
  alarm.set(0);
  try {
    const { pyimport, toPy } = /** @type {import("pyodide").PyodideAPI} */ (python);
    checker ??=
      role === "judge" ? pyimport("plyscope.check.class_requests").ClassRequests() : pyimport("plyscope.check.trying");
    close();
    const answered = checker.answer(text, toPy(data), setAlarm);
    const [reply, sent] = answered.toJs();
    answered.destroy();
    return Comlink.transfer(
      { text: reply, data: sent, memory: memoryOf(python) },
      sent.map((/** @type {Uint8Array} */ { buffer }) => buffer),
    );
  } catch (error) {
    return ended(error);
  }
}

/**
 * Copies a Python `Reply` out of Python's memory and releases it.
 *
 * @param {any} proxy
 * @returns {{reply: string, columns: Columns}}
 */
function readReply(proxy) {
  const held = proxy.columns;
  try {
    const columns = held.toJs({ dict_converter: Object.fromEntries });
    return { reply: proxy.text, columns: columns.event ? narrowed(sharedWhereAlike(withTimes(columns))) : columns };
  } finally {
    held.destroy();
    proxy.destroy();
  }
}

/** How large Python's memory is, in bytes; it never shrinks. @param {any} pyodide @returns {number} */
const memoryOf = (pyodide) => pyodide._module.HEAPU8.length;

/**
 * After an error in a Python program, Python can still answer, so the error is passed on to the caller. Any other
 * kind of error has broken the interpreter itself.
 *
 * @param {unknown} error
 * @returns {{died: string}}
 */
function ended(error) {
  if (!(error instanceof Error)) return { died: explain(error) };
  if (error.constructor.name !== "PythonError" && error.name !== "PythonError") {
    return { died: explain(error) };
  }
  console.error(error.message);
  throw new Error(error.message.trim().split("\n").at(-1));
}

Comlink.expose({ boot, supply, install, answer, check, halt });
// Tells the page that this script is loaded.
postMessage("");
