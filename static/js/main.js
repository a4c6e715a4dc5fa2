/** Wires everything; the only file that knows all the others. */

import { createApi } from "./page/scripting.js";
import { createApp } from "./app/app.js";
import { contestants } from "./kinds/problem/contestants.js";
import { inPageWords } from "./python/asking.js";
import { createHold } from "./page/hold-while-pressed.js";
import { controlAt, intentOfKey } from "./page/keys.js";
import { makeUpForLesson, showLesson } from "./page/lesson.js";
import { createPlayer } from "./page/player.js";
import * as board from "./kinds/game/board.js";
import * as constraints from "./kinds/problem/picture.js";
import * as lab from "./kinds/game/laboratory.js";
import { raceProps } from "./kinds/problem/race.js";
import * as step from "./kinds/game/step.js";
import * as tree from "./present/tree.js";
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
  const room = constraints.isInRoom(known) ? "constraints" : "games";
  document.body.dataset.room = room;
  show("room", { room });
  show("panes", { pane: now.pane, room });
  show("help", { room });
  show("settings", {
    state: now,
    catalogue: known.catalogue,
    look: known.subject.look,
    choosing: known.doing.choosing,
    error: known.error,
  });
  const options = board.searchOptionsProps(now, known);
  show(
    "options",
    constraints.isInRoom(known) ? { ...options, options: constraints.withStartNames(options.options, known) } : options,
  );
  const { search, game } = lab.explainProps(now, known);
  show("explain-search", search);
  show("explain-game", game);
  if (constraints.isInRoom(known)) drawConstraints(now, known);
  else drawGames(now, known);
  show("search", board.searchProps(now, known));
  show("tree", tree.treeProps(now, known));
  show("transport", tree.transportProps(now, known));
}

/** The views of the room of games. @param {import("./state/state.js").State} now @param {import("./state/results.js").Results} known */
function drawGames(now, known) {
  showStages(lab.stagesProps(now, known));
  show("plots", lab.plotsProps(now, known));
  show("duel", lab.duelProps(now, known));
  show("weights", lab.weightsProps(now, known));
  show("scores", lab.scoresProps(now, known));
  show("board", board.boardProps(now, known));
  show("players", board.playersProps(now, known));
  show("moves", board.movesProps(now, known));
  show("counters", tree.countersProps(now, known));
  show("code", step.codeProps(now, known));
  show("variables", step.variablesProps(now, known));
  show("narration", { parts: step.narrationParts(now, known), quiet: now.playing });
}

/** The views of the constraint room. @param {import("./state/state.js").State} now @param {import("./state/results.js").Results} known */
function drawConstraints(now, known) {
  showStages(constraints.stagesProps(now));
  show("problem", constraints.problemProps(now, known));
  show("text", constraints.textProps(now, known));
  show("effort", constraints.effortProps(now, known));
  show("race", raceProps(now, known, contestants(now, known)));
  show("code", constraints.codeProps(now, known));
  show("variables", constraints.variablesProps(now, known));
  show("narration", { parts: constraints.narrationParts(now, known), quiet: now.playing });
}

/** @param {{stage: string, stages: readonly string[]}} stages */
function showStages(stages) {
  document.body.dataset.stage = stages.stage;
  show("stages", stages);
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
