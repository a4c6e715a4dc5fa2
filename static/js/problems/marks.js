// What is known about one variable at a moment of the search, and how a picture shows it.
import { nothing, svg } from "lit";

/**
 * What is known about a variable at a moment. Values are texts, such as "5" or "red".
 * @typedef {object} Mark
 * @property {readonly string[]} domain all its values, in order
 * @property {readonly string[]} open   the values that are still possible
 * @property {string | null} value      the value that it is assigned, or null
 * @property {boolean} given            whether the problem gives its value
 * @property {boolean} active           whether it was assigned last
 * @property {string | null} refused    a value that is being tried and is not consistent with the others
 * @property {boolean} blamed           whether its value is the reason for a refusal, or violates a constraint
 * @property {boolean} emptied          whether it has no value left
 * @property {boolean} lit              whether the arc that is being checked begins or ends at it
 * @property {readonly string[]} lost   values that it loses in this step
 * @property {readonly number[]} lostAt  when each of them is lost: its place among all that are lost in this step
 * @property {readonly string[]} back   values that come back in this step
 * @property {boolean | string} [chosen]  whether it, or which of its values, is marked as the answer to a question
 */
/** @typedef {readonly [string, string]} Pair two variables, by their ids */
/** @typedef {"open" | "lost" | "gone"} SlotState */
/**
 * Everything a picture of a problem needs to be drawn; `P` is the problem as Python made it.
 * @template P
 * @typedef {object} PictureProps
 * @property {P} picture
 * @property {(id: string) => Mark | null} mark  of a variable; null if nothing is known about it yet
 * @property {readonly Pair[]} arcs  the arcs that are being checked, from the first variable to the second
 * @property {number} width  of the drawing on the screen, in CSS pixels
 * @property {string} uid  prefix of the ids in the drawing, which must be unique in the page
 */

/** @type {Readonly<Mark>} */
export const UNKNOWN = Object.freeze({
  domain: [],
  open: [],
  value: null,
  given: false,
  active: false,
  refused: null,
  blamed: false,
  emptied: false,
  lit: false,
  lost: [],
  lostAt: [],
  back: [],
});

/** No text of a picture is smaller on the screen, in CSS pixels: it could not be read. */
export const LEAST_TEXT = 11;

/**
 * A size of text that can be read.
 * @param {number} size in units of the drawing @param {number} scale CSS pixels per unit
 */
export const readable = (size, scale) => Math.max(size, LEAST_TEXT / scale);

/** The value that is drawn large: the assigned one, or the one being tried. @param {Mark} mark */
export const largeValue = (mark) => mark.refused ?? mark.value;

/**
 * A value that is shown as a small mark: its state; its classes, which also say whether it has just come back; and a
 * style that says for how many milliseconds it waits before it vanishes, so that marks vanish in the order of
 * propagation.
 * @typedef {{value: string, state: SlotState, looks: string, wait: string}} Slot
 */

/** Between two marks that vanish; with many, they vanish sooner after one another. */
const BETWEEN_MARKS = 45;
const LONGEST_WAIT = 700;
/** A mark that vanishes is nearly gone after this. */
const NEARLY_FADED = 250;

/**
 * The state of each value of a domain that is shown as small marks. Every value keeps its place, so that nothing
 * moves when one disappears.
 * @param {Mark} mark
 * @returns {Slot[]}
 */
export function slots(mark) {
  return mark.domain.map((value) => {
    const state = slotState(mark, value);
    const order = mark.lostAt[mark.lost.indexOf(value)] ?? 0;
    return {
      value,
      state,
      looks: `${state === "open" && mark.back.includes(value) ? "open back" : state}${mark.chosen === value ? " chosen" : ""}`,
      wait: `--wait: ${waitOf(order)}ms`,
    };
  });
}

/** How long the mark at this place waits: never longer than the last may. @param {number} order */
const waitOf = (order) => Math.round(LONGEST_WAIT * (1 - Math.exp((-order * BETWEEN_MARKS) / LONGEST_WAIT)));

/**
 * When a variable is seen to have no value left, in milliseconds from the step: once its last mark is nearly gone. 0 if
 * no variable has lost its last one.
 * @param {readonly (Mark | null)[]} marks
 */
export function deadEndWait(marks) {
  const last = marks.flatMap((mark) => (mark?.emptied ? mark.lostAt : []));
  return last.length > 0 ? waitOf(Math.max(...last)) + NEARLY_FADED : 0;
}

/**
 * What is known of a variable after a step back: the values come back that it lost in the step that is taken back.
 * @param {Mark} mark @param {Mark | null} later  what was known before the step back @returns {Mark}
 */
export const afterStepBack = (mark, later) => ({
  ...mark,
  back: later ? mark.open.filter((value) => !later.open.includes(value)) : [],
});

/** @param {Mark} mark @param {string} value @returns {SlotState} */
function slotState(mark, value) {
  if (mark.lost.includes(value)) return "lost";
  return mark.open.includes(value) ? "open" : "gone";
}

/** The states of a variable, as classes of its drawing. @param {Mark} mark */
export function stateClasses(mark) {
  return [
    mark.refused !== null ? "refused" : mark.value !== null ? "taken" : "",
    mark.given ? "given" : "",
    mark.active ? "active" : "",
    mark.blamed ? "blamed" : "",
    mark.emptied ? "emptied" : "",
    mark.lit ? "lit" : "",
    mark.chosen === true ? "chosen" : "",
  ]
    .filter((name) => name !== "")
    .join(" ");
}

/** The outlines for a variable's states; later ones are drawn on top. @param {Mark} mark */
export function rings(mark) {
  return [
    ...(mark.active ? ["active"] : []),
    ...(mark.refused !== null || mark.emptied ? ["wrong"] : []),
    ...(mark.blamed ? ["blamed"] : []),
    ...(mark.lit ? ["lit"] : []),
    ...(mark.chosen === true ? ["chosen"] : []),
  ];
}

/**
 * A cross through something, as large as the square around it.
 * @param {number} x of its middle @param {number} y @param {number} size
 */
export function cross(x, y, size) {
  const r = size / 2;
  return svg`<path class="cross" d="M${x - r},${y - r}L${x + r},${y + r}M${x + r},${y - r}L${x - r},${y + r}"></path>`;
}

/** A line through a value that was removed in this step. @param {number} x @param {number} y @param {number} size */
export function strike(x, y, size) {
  const r = size / 2;
  return svg`<path class="strike" d="M${x - r},${y + r * 0.7}L${x + r},${y - r * 0.7}"></path>`;
}

/** The sign that no value is left. @param {number} x of its middle @param {number} y @param {number} size */
export function alarm(x, y, size) {
  return svg`<g class="alarm"><circle cx=${x} cy=${y} r=${size / 2}></circle
    ><text x=${x} y=${y} font-size=${size * 0.8}>!</text></g>`;
}

/** The hatching of a variable without values. @param {string} id @param {number} step in units of the drawing */
export function hatching(id, step) {
  return svg`<pattern id=${id} width=${step} height=${step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)"
    ><rect class="hatch-ground" width=${step} height=${step}></rect
    ><rect class="hatch-line" width=${step * 0.3} height=${step}></rect></pattern>`;
}

/** @template T @param {boolean} condition @param {() => T} make */
export const when = (condition, make) => (condition ? make() : nothing);
