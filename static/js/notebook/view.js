// What stands around the tree: the sentence, the source, the variables, the cuts and the steps. Templates of what is shown.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { SPEEDS as ALL_SPEEDS, USUAL_SPEED } from "../support/pace.js";
import { formatCount } from "../words/format.js";
import { ICONS } from "../views/step-icons.js";
import { fitIcon, zoomInIcon, zoomOutIcon } from "../views/tree/icons.js";
import { ZOOM_STEP } from "./keys.js";
import { tokensOf } from "./listing.js";
import { visitedAt } from "./runs.js";

/** In a small picture, nobody goes slower than usual, nor as fast as the screen can show. */
const SPEEDS = ALL_SPEEDS.filter(({ speed }) => speed >= USUAL_SPEED);

/** @typedef {import("./model.js").Model} Model @typedef {import("./keys.js").Action} Action */
/**
 * @typedef {object} Shown
 * @property {Model} model
 * @property {{step: number, steps: number}} at
 * @property {ReturnType<import("./runs.js").Runs["sentence"]>} sentence
 * @property {string} note  what else is to be known, "" if nothing
 * @property {boolean} isDifferent  whether the run differs from the textbook's
 * @property {ReturnType<import("../kinds/notebook-run.js").Subject["variables"]>} variables
 * @property {import("lit").TemplateResult | undefined} picture
 * @property {readonly import("./listing.js").Line[]} lines
 * @property {string} code  what the source is called
 * @property {string} file
 * @property {number} line
 * @property {readonly import("./cuts.js").Cut[]} cuts
 * @property {number} moreCuts
 * @property {readonly import("../kinds/kind.js").Step[]} steps
 *
 * @typedef {object} On
 * @property {(action: Action) => void} act
 * @property {(which: import("./runs.js").RunId, row: number) => void} goToRow  a row of the tree that is drawn
 * @property {(which: import("./runs.js").RunId, cursor: number) => void} goTo
 * @property {(index: number) => void} scrub
 * @property {(change: Partial<Model>) => void} change
 */

/** @param {Shown["sentence"][number]} part @param {On} on */
function partOf({ text, role, row, which = "main" }, on) {
  if (row >= 0)
    return html`<button class="node ${role.toLowerCase()}" @click=${() => on.goToRow(which, row)}>${text}</button>`;
  if (role === "code") return html`<code>${text}</code>`;
  return role === "cut" ? html`<strong class="cut">${text}</strong>` : html`<span>${text}</span>`;
}

/** @param {Shown} shown @param {On} on */
export const sentenceOf = ({ sentence, note, model, isDifferent }, on) => html`
  <p class="narration ${isDifferent ? "different" : ""}" role="status" aria-live=${model.playing ? "off" : "polite"}
    >${sentence.map((part) => partOf(part, on))}${note ? html` <span class="note">${note}</span>` : nothing}</p>`;

/** What stands over one of two trees. @param {import("./runs.js").Run} run @param {number} cursor @param {boolean} waits */
export const captionOf = (run, cursor, waits) => html`
  <p class="caption"><b>${run.title}</b> ${formatCount(visitedAt(run, cursor))} of ${formatCount(run.nodes)} nodes${waits ? html` <i>waits</i>` : nothing}</p>`;

/** @param {On} on */
export const zoomOf = (on) => html`
  <button aria-label="Zoom out (−)" title="Zoom out (−)" @click=${() => on.act({ type: "zoom", by: 1 / ZOOM_STEP })}>${zoomOutIcon}</button>
  <button aria-label="Show the whole tree (0)" title="Show the whole tree (0)" @click=${() => on.act({ type: "fit" })}>${fitIcon}</button>
  <button aria-label="Zoom in (+)" title="Zoom in (+)" @click=${() => on.act({ type: "zoom", by: ZOOM_STEP })}>${zoomInIcon}</button>`;

/** @param {Shown} shown @param {On} on */
export function panelOf(shown, on) {
  const { model, picture, code, cuts, moreCuts } = shown;
  const count = cuts.length + moreCuts;
  const tabs = [
    ...(picture ? [{ id: /** @type {const} */ ("picture"), name: "Problem" }] : []),
    { id: /** @type {const} */ ("code"), name: code },
    ...(count > 0
      ? [{ id: /** @type {const} */ ("cuts"), name: count === 1 ? "1 cut" : `${formatCount(count)} cuts` }]
      : []),
  ];
  const tab = tabs.some(({ id }) => id === model.tab) ? model.tab : "code";
  return html`
    <div class="tabs" role="group" aria-label="Beside the tree">
      ${tabs.map(
        ({ id, name }) =>
          html`<button aria-pressed=${tab === id} @click=${() => on.change({ tab: id })}>${name}</button>`,
      )}
    </div>
    ${tab === "picture" ? picture : [tab === "cuts" ? cutList(shown, on) : listing(shown), variablesOf(shown)]}`;
}

/** @param {Shown} shown */
const listing = ({ lines, line, file }) => html`
  <div class="listing" tabindex="0" role="region" aria-label=${file ? `Python, ${file}` : "Python"}>
    ${
      lines.length === 0
        ? html`<p class="nothing">The source is not known.</p>`
        : html`<ol>${lines.map((each) => lineOf(each, line))}</ol>`
    }
  </div>`;

/** @param {import("./listing.js").Line} line @param {number} lit */
function lineOf({ number, text }, lit) {
  if (number === 0) return html`<li class="gap" aria-hidden="true">⋯</li>`;
  const isLit = number === lit;
  return html`<li class=${isLit ? "lit" : ""} aria-current=${isLit ? "step" : nothing}
    ><span class="number" aria-hidden="true">${number}</span><code>${tokensOf(text).map(({ text: piece, kind }) =>
      kind ? html`<span class=${kind}>${piece}</span>` : piece,
    )}</code></li>`;
}

/** @param {Shown} shown @param {On} on */
const cutList = ({ cuts, moreCuts, model }, on) => html`
  <div class="cuts" tabindex="0" role="region" aria-label="Cuts">
    <ol>${cuts.map(
      ({ number, which, cursor, what, why }) => html`<li>
        <button class="cut-entry" aria-current=${model.point[which] === cursor ? "step" : nothing} @click=${() => on.goTo(which, cursor)}>
          <span class="cut-number">${number}</span><span class="cut-what">${what}</span>
          ${why ? html`<span class="cut-why">${why}</span>` : nothing}
        </button></li>`,
    )}</ol>
    ${moreCuts > 0 ? html`<p class="nothing">And ${formatCount(moreCuts)} more: step by cut to see them.</p>` : nothing}
  </div>`;

/** @param {Shown} shown */
const variablesOf = ({ variables: { node, variables } }) => html`
  <section class="variables" tabindex="0" aria-label=${node ? `Variables in ${node}` : "Variables"}>
    ${
      variables.length === 0
        ? html`<p class="nothing">${node ? "No variables here." : "No call is running."}</p>`
        : html`<dl>${variables.map(
            ({ name, value, role, changed }) =>
              html`<div class=${changed ? "changed" : ""}><dt>${name}</dt><dd class=${role}>${value}</dd></div>`,
          )}</dl>`
    }
  </section>`;

/** @param {Shown} shown @param {On} on */
export function transportOf({ model, at, steps }, on) {
  const { playing, granularity, speed, isOpen } = model;
  const [isStart, isEnd] = [model.point.main + model.point.second === 0, at.step >= at.steps];
  const count = `${formatCount(at.step)} of ${formatCount(at.steps)}`;
  return html`
    <div class="buttons" role="group" aria-label="Steps">
      ${button("To the start (Home)", ICONS.start, isStart, () => on.act({ type: "start" }))}
      ${button("Previous step (←)", ICONS.back, isStart, () => on.act({ type: "step", by: -1 }))}
      ${button(playing ? "Pause (space)" : "Play (space)", playing ? ICONS.pause : ICONS.play, false, () => on.act({ type: "play" }), "main")}
      ${button("Next step (→)", ICONS.forward, isEnd, () => on.act({ type: "step", by: 1 }))}
      ${button("To the end (End)", ICONS.end, isEnd, () => on.act({ type: "end" }))}
    </div>
    <input type="range" aria-label="Step" aria-valuetext="step ${count}" min="0" max=${at.steps} .value=${live(String(at.step))}
      .style="--done: ${at.steps > 0 ? (at.step / at.steps) * 100 : 0}%"
      @input=${(/** @type {Event} */ event) => on.scrub(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    <span class="count" aria-hidden="true">${count}</span>
    <select aria-label="How far a step goes" .value=${live(granularity)}
      @change=${(/** @type {Event} */ event) => on.change({ granularity: /** @type {any} */ (event.target).value })}>
      ${steps.map(({ id, name }) => html`<option value=${id} ?selected=${id === granularity}>by ${name}</option>`)}
    </select>
    <select class="speed" aria-label="Speed" .value=${live(String(speed))}
      @change=${(/** @type {Event} */ event) => on.change({ speed: Number(/** @type {any} */ (event.target).value) })}>
      ${SPEEDS.map((each) => html`<option value=${each.speed} ?selected=${each.speed === speed}>${each.name}</option>`)}
    </select>
    <button class="panel-toggle" aria-expanded=${isOpen} aria-controls="panel" @click=${() => on.change({ isOpen: !isOpen })}>Code</button>`;
}

/** @param {string} label @param {unknown} icon @param {boolean} isOff @param {() => void} press @param {string} [kind] */
const button = (label, icon, isOff, press, kind = "") => html`
  <button class=${kind} aria-label=${label} title=${label} aria-disabled=${isOff} @click=${() => !isOff && press()}>${icon}</button>`;
