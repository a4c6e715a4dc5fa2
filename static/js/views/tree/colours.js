// What the colours of the tree say: the choice, and the chip that explains them.
import { html, nothing } from "lit";
import { sideNames } from "../../trace/names.js";
import { SHADES, scaleIn } from "../../tree/scale.js";

/** @typedef {import("../../trace/trace.js").Trace} Trace */
/** @typedef {import("../../tree/scale.js").ColourBy} ColourBy */

/** The choices: in the list, in front of the scale, and where there is none. @type {readonly {by: ColourBy, name: string, chip: string, none?: string}[]} */
const CHOICES = Object.freeze([
  { by: "value", name: "value", chip: "" },
  { by: "depth", name: "depth", chip: "depth" },
  { by: "time", name: "time of visit", chip: "visited" },
  { by: "window", name: "window, β − α", chip: "β − α", none: "this search has no windows" },
  { by: "times", name: "how often it occurs", chip: "occurs", none: "no position occurs twice" },
]);

/** The choice of the colours. @param {import("./state.js").TreeProps} props @param {import("./state.js").Apply} apply */
export function colourChoice({ id: tree, colourBy }, apply) {
  const id = `${tree}-colours`;
  return html`<div class="tree-colours">
    <label for=${id}>Colour by</label>
    <select id=${id} .value=${colourBy}
      @change=${(/** @type {Event} */ event) => apply(choose, /** @type {HTMLSelectElement} */ (event.target).value)}>
      ${CHOICES.map(({ by, name }) => html`<option value=${by} ?selected=${by === colourBy}>${name}</option>`)}
    </select>
  </div>`;
}

/** @type {import("./state.js").ChangeOf<[by: string]>} */
const choose = (_, __, by) => ({ intents: [{ type: "colour-by", by: /** @type {ColourBy} */ (by) }] });

/**
 * What the colours say, as a chip.
 * @param {Trace} trace @param {ColourBy} by @param {boolean} bands whether parts of the tree are drawn as bands
 */
export function coloursChip(trace, by, bands) {
  if (by === "value") return bands ? bandsChip(trace) : nothing;
  const scale = scaleIn(trace, by);
  const { chip, none } = CHOICES.find((choice) => choice.by === by) ?? CHOICES[0];
  if (!scale) return html`<li>${none}</li>`;
  const shades = Array.from({ length: SHADES }, (_, shade) => html`<i class="shade-${shade + 1}"></i>`);
  return html`<li class="scale">${chip} ${scale.low} <span class="hidden-text">to</span>${shades} ${scale.high}</li>`;
}

/** What the colours of the bands say. @param {Trace} trace */
function bandsChip(trace) {
  const { MAX, MIN } = sideNames(trace);
  return html`<li class="bands"><i class="max"></i>better for ${MAX} <i class="min"></i>for ${MIN} <i></i>even</li>`;
}
