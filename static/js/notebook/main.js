/**
 * The viewer of a run, or of two in step: below a cell of a notebook, or in a file of its own. It gets everything from the document that it
 * is in, and does nothing until somebody touches it.
 */

import { html, render } from "lit";
import { isFollowed, paceOf } from "../support/pace.js";
import { createPlayer } from "../support/player.js";
import { cursorOf, nodesEntered } from "../trace/cursor.js";
import { visibleOf } from "../trace/visible.js";
import { describeTree } from "../tree/describe.js";
import { cutsLeftOut, cutsOf } from "./cuts.js";
import { KEYS_TEXT, actionOf } from "./keys.js";
import { linesOf } from "./listing.js";
import * as models from "./model.js";
import { readPayload } from "./payload.js";
import { runsOf } from "./runs.js";
import { createTree } from "./tree.js";
import { captionOf, panelOf, sentenceOf, transportOf, zoomOf } from "./view.js";
import { remembered } from "../support/remember-last.js";

/** What is around a picture in the panel, and what it has at least, in CSS pixels. */
const TABS = 34;
const MARGIN = 20;
const LEAST = 160;

/** @param {HTMLElement} place @param {readonly ArrayBuffer[]} data */
function mount(place, data) {
  const runs = runsOf(data.map(readPayload));
  const cuts = cutsOf(runs.all);
  const moreCuts = cutsLeftOut(runs.all);
  const linesNow = remembered(linesOf);
  const clockNow = remembered(runs.clock);
  const titles = runs.all.map(({ title }) => title).join(" and ");
  const isAlone = runs.all.length === 1;
  let model = models.beginning(runs);

  render(
    html`<main class="plyscope">
      <h1 class="heard">${isAlone ? "The tree" : "The trees"} of ${titles}</h1>
      <div class="sentence"></div>
      <div class="trees">
        ${runs.all.map(() => html`<div class="tree"><canvas tabindex="0" role="img" aria-describedby="keys"></canvas><span class="chips"></span></div>`)}
        <div class="zoom" role="group" aria-label="Zoom"></div>
      </div>
      <div class="panel" id="panel"></div>
      <div class="transport"></div>
      <p id="keys" hidden>${KEYS_TEXT}</p>
    </main>`,
    place,
  );
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(name));
  const root = part(".plyscope");
  const shownTrees = [...place.querySelectorAll(".tree")].map((element, at) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element.querySelector("canvas"));
    const chips = /** @type {HTMLElement} */ (element.querySelector(".chips"));
    const run = runs.all[at];
    const over = { chips, zoom: part(".zoom") };
    const tree = createTree(/** @type {HTMLElement} */ (element), canvas, over, (row) => goToRow(run.which, row));
    return { run, canvas, chips, tree };
  });
  const clock = () => clockNow(model.granularity);
  const player = createPlayer({
    speedNow: () => (model.playing ? { speed: model.speed, steps: models.stepAt(clock(), model).steps } : null),
    advance: (count) => update(models.playedOn(clock(), model, count)),
  });

  const on = {
    act,
    goToRow,
    goTo: (/** @type {import("./runs.js").RunId} */ which, /** @type {number} */ cursor) =>
      update(models.movedToCursor(runs.clock("node"), model, which, cursor)),
    scrub: (/** @type {number} */ index) => update(models.scrubbed(clock(), model, index)),
    change: (/** @type {Partial<models.Model>} */ change) => update({ ...model, ...change }),
  };

  /** @param {import("./runs.js").RunId} which @param {number} row  in the tree that is drawn */
  function goToRow(which, row) {
    const { trace } = runs.all[which === "main" ? 0 : 1];
    on.goTo(which, cursorOf(trace, visibleOf(trace, model.point[which]).whole(row)));
  }

  /** @param {import("./keys.js").Action} action */
  function act(action) {
    if (action.type === "zoom") return shownTrees.forEach(({ tree }) => tree.zoom(action.by));
    if (action.type === "fit") return shownTrees.forEach(({ tree }) => tree.fit());
    if (action.type === "step") return update(models.stepped(clock(), model, action.by));
    if (action.type === "play") return update(models.toggled(clock(), model));
    update(models.scrubbed(clock(), model, action.type === "start" ? 0 : Number.POSITIVE_INFINITY));
  }

  /** @param {models.Model} now */
  function update(now) {
    model = now;
    draw();
    player.wake();
  }

  function draw() {
    const { point, granularity } = model;
    const moved = runs.moved(point, granularity);
    // What stands beside the trees is of the run that the step is about.
    const { which, title, subject } = runs.all[moved === "second" ? 1 : 0];
    const sentence = runs.sentence(point, granularity);
    const { source, file, line } = subject.source(point[which]);
    root.classList.toggle("open", model.isOpen);
    const shown = {
      model,
      at: models.stepAt(clock(), model),
      sentence,
      note: runs.note(point),
      isDifferent: runs.all.some(({ subject: { marked } }) => marked >= 0),
      variables: subject.variables(point[which]),
      picture: subject.picture?.(point[which], granularity, pictureWidth(part(".panel"))),
      lines: linesNow(source),
      code: isAlone ? "Python" : title,
      file,
      line,
      cuts,
      moreCuts,
      steps: runs.steps,
    };
    render(sentenceOf(shown, on), part(".sentence"));
    render(panelOf(shown, on), part(".panel"));
    render(zoomOf(on), part(".zoom"));
    render(transportOf(shown, on), part(".transport"));
    showLine(place);
    for (const { run, canvas, chips, tree } of shownTrees) {
      const view = visibleOf(run.trace, point[run.which]);
      const description = describeTree(view.trace, nodesEntered(view.trace, view.cursor));
      canvas.setAttribute("aria-label", isAlone ? description : `${run.title}: ${description}`);
      if (!isAlone) render(captionOf(run, point[run.which], moved !== "both" && moved !== run.which), chips);
      tree.show({
        trace: view.trace,
        cursor: view.cursor,
        drawBoard: run.subject.board(view),
        marked: run.subject.marked,
        named: sentence.flatMap(({ row, which: whose = "main" }) => (row >= 0 && whose === run.which ? [row] : [])),
        pace: paceOf(model),
        isFollowed: isFollowed(model),
      });
    }
  }

  document.addEventListener("keydown", (event) => {
    const action = actionOf(event, /** @type {Element} */ (event.target).tagName);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  draw();
  new ResizeObserver(draw).observe(part(".panel"));
  // As if somebody had chosen the node, so that it is in sight in a large tree too.
  for (const { which, trace, opens } of runs.all) if (opens) on.goTo(which, cursorOf(trace, opens.row));
}

/** How wide a drawing is in the panel, in CSS pixels: as wide as it fits. @param {HTMLElement} panel */
function pictureWidth(panel) {
  const drawn = /** @type {SVGSVGElement | null} */ (panel.querySelector("svg.drawing"))?.viewBox.baseVal;
  const shape = drawn ? drawn.width / drawn.height : 1;
  return Math.max(LEAST, Math.min(panel.clientWidth - MARGIN, (panel.clientHeight - TABS - MARGIN) * shape));
}

/** Scrolls the listing, and nothing around it, to the line that is lit. @param {HTMLElement} place */
function showLine(place) {
  const listing = /** @type {HTMLElement | null} */ (place.querySelector(".listing"));
  const lit = /** @type {HTMLElement | null} */ (listing?.querySelector(".lit") ?? null);
  if (!listing || !lit) return;
  const { offsetTop: top, offsetHeight: height } = lit;
  const { scrollTop, clientHeight } = listing;
  if (top < scrollTop || top + height > scrollTop + clientHeight) listing.scrollTop = top - clientHeight / 2;
}

// The scripts of the kinds stand behind this one in the same element.
queueMicrotask(() => mount(document.body, /** @type {any} */ (globalThis).plyscopeTrees));
