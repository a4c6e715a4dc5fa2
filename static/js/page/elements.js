/** The elements of the views. Those of features and of kinds are made here; those of a kind are shown only with that kind. */

import { FEATURES } from "../features/index.js";
import { KINDS } from "../kinds/index.js";
import { idOf } from "../kinds/shows.js";

/** The views in the middle of the page; each has the id of its stage. */
const STAGE = "stage";

/** @param {string} id */
const elementOf = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Puts the views of every kind in their places, marked by templates in the page. */
export function placeViews() {
  for (const { elements } of KINDS)
    for (const [place, tags] of Object.entries(elements)) for (const tag of tags) put(tag, place).hidden = true;
}

/**
 * Puts the views of every feature in their places, with the buttons that are there before them.
 * @param {(feature: import("../features/feature.js").Feature, element: HTMLElement, wants?: import("../state/intents.js").Intent) => void} press
 */
export function placeFeatures(press) {
  for (const feature of FEATURES) {
    placeStyles(feature.id);
    for (const [tag, { place, attributes = {}, button }] of Object.entries(feature.views)) {
      const element = put(tag, place);
      element.dataset.feature = "";
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (button) element.append(buttonOf(button, () => press(feature, element, button.wants)));
    }
  }
}

/** Where the style sheet of a part will stand: in the order of the features, before the last of the page. @param {string} name */
function placeStyles(name) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
  link.dataset.styles = `parts/${name}.css`;
  document.getElementById("last-styles")?.before(link);
}

/** @param {import("../features/feature.js").Button} about @param {() => void} press */
function buttonOf({ name, title = "", wants }, press) {
  const button = Object.assign(document.createElement("button"), { textContent: name, title });
  if (!wants) button.setAttribute("aria-haspopup", "dialog");
  button.addEventListener("click", press);
  return button;
}

/** Makes the element of a view, and puts it in its place, unless it stands in the page already. @param {string} tag @param {string} place */
function put(tag, place) {
  const id = idOf(tag);
  const there = document.getElementById(id);
  const element = there ?? Object.assign(document.createElement(tag), { id });
  element.dataset.placed = place;
  if (!there) document.querySelector(`template[data-place="${place}"]`)?.before(element);
  return element;
}

/**
 * Shows the views of this kind, but in the middle only the chosen one, and its own view of the code if it has one.
 * @param {import("../kinds/kind.js").Kind} shown @param {string} stage
 */
export function showViewsOf(shown, stage) {
  for (const kind of KINDS)
    for (const [place, tags] of Object.entries(kind.elements))
      for (const tag of tags) elementOf(idOf(tag)).hidden = kind !== shown || (place === STAGE && idOf(tag) !== stage);
  for (const id of ["trees", "tree", "duo", "comparison"]) elementOf(id).hidden = stage !== "tree";
  elementOf("pairs").hidden = stage !== "pairs";
  elementOf("code").hidden = shown.elements.code !== undefined;
}

/** Puts a tree beside the main one, or takes it away. @param {boolean} shown */
export function showSecondTree(shown) {
  const second = document.getElementById("second-tree");
  if (!shown) second?.remove();
  else if (!second)
    elementOf("trees").append(Object.assign(document.createElement("tree-view"), { id: "second-tree" }));
}

/** Sets data attributes, or takes them away. @param {HTMLElement} element @param {import("../features/feature.js").Marks} marks */
export function mark({ dataset }, marks) {
  for (const [name, value] of Object.entries(marks)) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}

/** What views will show whose part is still on its way. @type {WeakMap<HTMLElement, object>} */
const awaited = new WeakMap();

/**
 * Gives a view what it shows, as soon as its element is defined: Lit takes what an element was given before that for newer
 * than what it was given later, if it is first drawn after both.
 * @param {import("../kinds/shows.js").Showing} showing
 */
export function give({ id, properties }) {
  const element = elementOf(id);
  if (element.matches(":defined")) return Object.assign(element, properties);
  if (!awaited.has(element))
    customElements.whenDefined(element.localName).then(() => Object.assign(element, awaited.get(element)));
  return awaited.set(element, properties);
}
