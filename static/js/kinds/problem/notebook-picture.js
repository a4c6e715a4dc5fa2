// The picture of a constraint problem beside its tree in the viewer of notebooks. What the viewer has no styles for is a table
// of the variables with the values that are left.
import { html } from "lit";
import * as graph from "../../problems/graph.js";
import * as map from "../../problems/map.js";
import * as queens from "../../problems/queens.js";
import * as rows from "../../problems/rows.js";
import * as sudoku from "../../problems/sudoku.js";
import { markWords } from "../../problems/words.js";
import { pictureAt } from "./problem-props.js";

/** @type {Readonly<Record<string, import("../../problems/index.js").ProblemPicture>>} */
const PICTURES = Object.freeze({ graph, map, queens, sudoku });

/** So many letters of the longest name have room in a table, each so wide, in rem. */
const MOST_LETTERS = 16;
const LETTER = 0.5;
/** Longer values stand upright above their columns. */
const MOST_ABOVE = 3;

/** @param {import("../../trace/trace.js").ConstraintTrace} trace @returns {import("../notebook-run.js").Picture} */
export function pictureOf(trace) {
  const { root, variables, values } = trace.text;
  const own = /** @type {{picture: any}} */ (root).picture;
  const [drawn, picture] = PICTURES[own.kind]
    ? [PICTURES[own.kind], own]
    : [rows, { kind: "rows", variables, values: values.map(String) }];
  const { valueName, initial } = /** @type {import("../../problems/index.js").ProblemPicture} */ (drawn);
  const named = drawn.variables(picture);
  const longest = Math.min(MOST_LETTERS, Math.max(...named.map(({ name }) => name.length)));
  const isLong = values.some((value) => String(value).length > MOST_ABOVE);
  return (cursor, granularity, width) => {
    const { marks: mark, arcs } = pictureAt(trace, cursor, granularity);
    // The element has the name by which the page's styles know it; nothing defines it here.
    return html`<problem-view tabindex="0" role="region" aria-label="Problem">
      <div class="picture ${isLong ? "long" : ""}" .style="--who: ${longest * LETTER + 1}rem">${drawn.view({ picture, mark, arcs, width, uid: "problem" })}</div>
      <ul class="heard" aria-label="What the picture shows">${named.map(
        ({ id, name }) => html`<li>${name}: ${markWords(mark(id) ?? initial?.(picture, id) ?? null, valueName)}</li>`,
      )}</ul>
    </problem-view>`;
  };
}
