/** Wires everything; the only file that knows all the others. */

import { createApi } from "./page/scripting.js";
import { createApp } from "./app/app.js";
import { inPageWords } from "./python/asking.js";
import { createHold } from "./page/hold-while-pressed.js";
import { controlAt, intentOfKey } from "./page/keys.js";
import { makeUpForLesson, showLesson } from "./page/lesson.js";
import { KINDS, kindOf } from "./kinds/index.js";
import * as search from "./present/search.js";
import * as tree from "./present/tree.js";
import { createPlayer } from "./page/player.js";
import { createPython } from "./python/client.js";
import { NO_RESULTS, isBusy } from "./state/results.js";
import { INITIAL_STATE, createStore } from "./state/state.js";
import "./views/board-view.js";
import "./views/boot-view.js";
import "./views/code-view.js";
import "./views/coin-map-view.js";
import "./views/counters-view.js";
import "./views/duel-view.js";
import "./views/effort-view.js";
import "./views/explain-view.js";
import "./views/help-view.js";
import "./views/moves-view.js";
import "./views/narration-view.js";
import "./views/pane-divider.js";
import "./views/panes-view.js";
import "./views/players-view.js";
import "./views/plot-view.js";
import "./views/plots-view.js";
import "./views/problem-text-view.js";
import "./views/problem-view.js";
import "./views/race-view.js";
import "./views/room-view.js";
import "./views/scores-view.js";
import "./views/search-options-view.js";
import "./views/search-view.js";
import "./views/settings-view.js";
import "./views/stages-view.js";
import "./views/theme-view.js";
import "./views/transport-view.js";
import "./views/tree-view.js";
import "./views/variables-view.js";
import "./views/weights-view.js";

const root = document.documentElement;
const state = createStore(INITIAL_STATE);
const results = createStore(NO_RESULTS);

const { promise: ready, resolve: isReady, reject: hasFailed } = withResolvers();
// Whoever awaits it hears of a failed boot; that nobody does is no fault of the page.
ready.catch(() => {});

const python = createPython({
  timeoutMs: Number(root.dataset.bootTimeout) || undefined,
  memoryLimit: Number(root.dataset.memoryLimit) || undefined,
  onStatus(status) {
    results.update({ status });
    if (status.phase === "ready") makeUpForLesson(results, python, app).then(() => isReady(undefined), hasFailed);
    if (status.phase === "failed") hasFailed(new Error(status.message));
  },
  onBusy: (occupied) => results.update({ occupied }),
});
/** Python, asked in the page's words. */
const ask = inPageWords(
  (request, how) => python.ask(request, how),
  () => results.get().catalogue,
);
const app = createApp({
  state,
  results,
  python: { ask, stop: () => python.stop(), restart: () => python.restart() },
});

/** @param {string} id @param {object} props */
function show(id, props) {
  Object.assign(/** @type {HTMLElement} */ (document.getElementById(id)), props);
}

/** Tells whoever asks the page from outside how far Python is. */
function tell() {
  const known = results.get();
  root.dataset.python = known.status.phase;
  root.dataset.busy = String(isBusy(known));
}

/** Gives every view what it shows now. */
function draw() {
  const now = state.get();
  const known = results.get();
  root.dataset.theme = now.theme || "system";
  document.body.dataset.pane = now.pane;
  show("boot", { status: known.status });
  show("theme", { theme: now.theme });
  const kind = kindOf(known.subject.look);
  document.body.dataset.room = kind.room.id;
  show("room", { room: kind.room.id, rooms: KINDS.map(({ room }) => room) });
  show("panes", { pane: now.pane, board: kind.boardPane });
  show("help", { signs: kind.signs });
  show("settings", {
    state: now,
    catalogue: known.catalogue,
    look: known.subject.look,
    choosing: known.doing.choosing,
    error: known.error,
  });
  show("options", search.searchOptionsProps(now, known));
  const { method, subject } = search.explainProps(now, known);
  show("explain-search", method);
  show("explain-game", subject);
  const views = kind.views(now, known);
  document.body.dataset.stage = /** @type {{stage: string}} */ (views.stages).stage;
  for (const [id, props] of Object.entries(views)) show(id, props);
  show("search", search.searchProps(now, known));
  show("tree", tree.treeProps(now, known));
  show("transport", tree.transportProps(now, known));
}

const player = createPlayer({
  speedNow() {
    const { playing, speed } = state.get();
    return playing ? { speed, steps: tree.transportProps(state.get(), results.get()).steps } : null;
  },
  advance: (count) => app.playOn(count),
});

const whenNothingIsPressed = createHold(document);

/** Many changes in a row are drawn once. */
let drawing = false;
function changed() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    tell();
    whenNothingIsPressed(() => {
      draw();
      player.wake();
    });
  });
}

/** @returns {{promise: Promise<void>, resolve: (value: undefined) => void, reject: (error: Error) => void}} */
function withResolvers() {
  /** @type {any} */
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

state.subscribe(changed);
results.subscribe(changed);
document.addEventListener("intent", (event) => app.handle(/** @type {CustomEvent} */ (event).detail));
/** The control that the pointer was used on last; null once another is gone to by Tab. @type {Element | null} */
let pointed = null;
document.addEventListener(
  "pointerdown",
  ({ target }) => {
    pointed = controlAt(/** @type {Element} */ (target));
  },
  { capture: true },
);
document.addEventListener("keydown", (event) => {
  if (event.key === "Tab") pointed = null;
  const intent = intentOfKey(event, document.activeElement, pointed);
  if (!intent) return;
  event.preventDefault();
  app.handle(intent);
});

showLesson(state, results, app);
tell();
draw();
document.getElementById("unstarted")?.remove();

/** @type {any} */ (globalThis).plyscope = createApi({
  ready,
  catalogue: () => results.get().catalogue,
  ask,
  state: () => state.get(),
});
