// The graph of an exercise: each variable in a box, with a button for each of its values.
import { html, nothing, svg } from "lit";
import { asPair, valueName } from "../../exercises/graph.js";
import { paintOf } from "../../problems/colours.js";
import { letterOf } from "../../words/colours.js";
import { sendIntent } from "../intent.js";
import { rem } from "./parts.js";

/** @typedef {import("../../exercises/answer-form.js").Look} Look */
/** @typedef {import("../../exercises/graph.js").GraphDrawn} GraphDrawn */

/** @param {HTMLElement} view @param {{look: Look, graph: GraphDrawn, wrong: ReadonlySet<string>}} shown */
export function graphPicture(view, { look, graph, wrong }) {
  const { width, height, boxes, edges, box } = graph;
  const places = new Map(boxes.map((each) => [each.name, each]));
  return html`<div class="tree" tabindex="0" role="region" aria-label="The graph of the exercise">
    <div class="sheet graph-sheet" .style="width: ${rem(width)}; height: ${rem(height)}">
      <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${edges.map(([one, other]) => {
        const [from, to] = [places.get(one), places.get(other)];
        return from && to ? svg`<path class="edge" d="M${from.x} ${from.y}L${to.x} ${to.y}" />` : nothing;
      })}</svg>
      ${boxes.map(
        ({
          name,
          x,
          y,
        }) => html`<div class="variable ${wrong.has(name) ? "wrong" : ""}" role="group" aria-label=${groupName(name, look, edges)}
          .style="left: ${rem(x - box.width / 2)}; top: ${rem(y - box.height / 2)}; width: ${rem(box.width)}; height: ${rem(box.height)}">
          <span class="variable-name" aria-hidden="true">${name}</span>
          <div class="values-of">${graph.colours.map((value) => square(view, name, value, look))}</div>
        </div>`,
      )}
    </div>
  </div>`;
}

/** @param {string} name @param {Look} look @param {GraphDrawn["edges"]} edges */
function groupName(name, { fixed = {} }, edges) {
  const neighbours = edges.filter((pair) => pair.includes(name)).map(([one, other]) => (one === name ? other : one));
  const value = fixed[name] ? `, ${fixed[name]}` : "";
  return `Variable ${name}${value}, joined to ${neighbours.join(", ")}`;
}

/** @param {HTMLElement} view @param {string} variable @param {string} value @param {Look} look */
function square(view, variable, value, { pressable, chosen, crossed, badges, fixed = {} }) {
  const name = valueName(variable, value);
  const paint = `background: ${paintOf(value)}`;
  if (fixed[variable]) {
    return fixed[variable] === value
      ? html`<span class="square given" .style=${paint}>${letterOf(value)}</span>`
      : nothing;
  }
  const called = pressable?.get(name);
  if (!called) return nothing;
  const badge = badges?.get(name);
  // One value of a variable has been chosen: the others step back.
  const isBehind = badges && !badge && [...badges.keys()].some((each) => asPair(each)[0] === variable);
  return html`<button class="square ${crossed?.has(name) ? "out" : ""} ${isBehind ? "behind" : ""}" aria-label=${called}
    aria-pressed=${chosen?.has(name) ?? false} .style=${paint}
    @click=${() => sendIntent(view, { type: "press-in-exercise", name })}>${letterOf(value)}${
      badge ? html`<span class="number">${badge}</span>` : nothing
    }</button>`;
}
