/**
 * The viewer of a run: below a cell of a notebook, or in a file of its own. It gets everything from the document that it
 * is in, and does nothing until somebody touches it.
 */

import { html, render } from "lit";
import { isFollowed, paceOf } from "../support/pace.js";
import { createPlayer } from "../support/player.js";
import { MOST_LISTED } from "../kinds/cut-title.js";
import { subjectOf } from "../kinds/notebook.js";
import { cursorOf, lastCursor, nodesEntered } from "../trace/cursor.js";
import { visibleOf } from "../trace/visible.js";
import { describeTree } from "../tree/describe.js";
import { cutsOf } from "./cuts.js";
import { KEYS_TEXT, actionOf } from "./keys.js";
import { linesOf } from "./listing.js";
import * as models from "./model.js";
import { readPayload } from "./payload.js";
import { createTree } from "./tree.js";
import { panelOf, sentenceOf, transportOf, zoomOf } from "./view.js";
import { remembered } from "../support/remember-last.js";

/** @param {HTMLElement} place @param {ArrayBuffer} data */
function mount(place, data) {
  const payload = readPayload(data);
  const { trace } = payload;
  const subject = subjectOf(payload);
  const cuts = cutsOf(trace, subject.why);
  const linesNow = remembered(linesOf);
  let model = models.beginning(trace, subject.step);

  render(
    html`<main class="plyscope">
      <h1 class="heard">The tree of ${payload.title}</h1>
      <div class="sentence"></div>
      <div class="tree"><canvas tabindex="0" role="img" aria-describedby="keys"></canvas><span class="chips"></span><div class="zoom" role="group" aria-label="Zoom"></div></div>
      <div class="panel" id="panel"></div>
      <div class="transport"></div>
      <p id="keys" hidden>${KEYS_TEXT}</p>
    </main>`,
    place,
  );
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(name));
  const [root, canvas] = [part(".plyscope"), /** @type {HTMLCanvasElement} */ (part("canvas"))];
  const tree = createTree(part(".tree"), canvas, goToRow);
  const player = createPlayer({
    speedNow: () => (model.playing ? { speed: model.speed, steps: models.stepAt(trace, model).steps } : null),
    advance: (count) => update(models.playedOn(trace, model, count)),
  });

  const on = {
    act,
    goToRow,
    goTo: (/** @type {number} */ cursor) => update(models.gone(model, cursor)),
    scrub: (/** @type {number} */ index) => update(models.scrubbed(trace, model, index)),
    change: (/** @type {Partial<models.Model>} */ change) => update({ ...model, ...change }),
  };

  /** @param {number} row  in the tree that is drawn */
  function goToRow(row) {
    update(models.gone(model, cursorOf(trace, visibleOf(trace, model.cursor).whole(row))));
  }

  /** @param {import("./keys.js").Action} action */
  function act(action) {
    if (action.type === "zoom") return tree.zoom(action.by);
    if (action.type === "fit") return tree.fit();
    if (action.type === "step") return update(models.stepped(trace, model, action.by));
    if (action.type === "play") return update(models.toggled(trace, model));
    update(models.gone(model, action.type === "start" ? 0 : lastCursor(trace)));
  }

  /** @param {models.Model} now */
  function update(now) {
    model = now;
    draw();
    player.wake();
  }

  function draw() {
    const { cursor } = model;
    const view = visibleOf(trace, cursor);
    const sentence = subject.sentence(cursor);
    const { source, file, line } = subject.source(cursor);
    root.classList.toggle("open", model.isOpen);
    const shown = {
      model,
      at: models.stepAt(trace, model),
      sentence,
      note: cursor === lastCursor(trace) ? subject.note : "",
      isDifferent: subject.marked >= 0,
      variables: subject.variables(cursor),
      lines: linesNow(source),
      file,
      line,
      cuts,
      moreCuts: Math.max(0, trace.cutNodes.length - MOST_LISTED),
      steps: subject.steps,
    };
    render(sentenceOf(shown, on), part(".sentence"));
    render(panelOf(shown, on), part(".panel"));
    render(zoomOf(on), part(".zoom"));
    render(transportOf(shown, on), part(".transport"));
    canvas.setAttribute("aria-label", describeTree(view.trace, nodesEntered(view.trace, view.cursor)));
    showLine(place);
    tree.show({
      trace: view.trace,
      cursor: view.cursor,
      drawBoard: subject.board(view),
      marked: subject.marked,
      named: sentence.flatMap(({ row }) => (row >= 0 ? [row] : [])),
      pace: paceOf(model),
      isFollowed: isFollowed(model),
    });
  }

  document.addEventListener("keydown", (event) => {
    const action = actionOf(event, /** @type {Element} */ (event.target).tagName);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  draw();
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

mount(document.body, /** @type {any} */ (globalThis).plyscopeTree);
