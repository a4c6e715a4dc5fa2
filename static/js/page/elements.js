/** The elements of the views: those that only one kind of subject has are made here, and shown with it alone. */

import { KINDS } from "../kinds/index.js";
import { idOf } from "../kinds/shows.js";

/** The views that can stand in the middle; they are called as the stages are. */
const STAGE = "stage";

/** @param {string} id */
const elementOf = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Puts the views of every kind in their places, which the page marks with templates. */
export function placeViews() {
  for (const { elements } of KINDS)
    for (const [place, tags] of Object.entries(elements)) {
      const mark = document.querySelector(`template[data-place="${place}"]`);
      for (const tag of tags) mark?.before(Object.assign(document.createElement(tag), { id: idOf(tag), hidden: true }));
    }
}

/**
 * Shows the views of this kind, and of those in the middle only the one that is chosen.
 * @param {import("../kinds/kind.js").Kind} shown @param {string} stage
 */
export function showViewsOf(shown, stage) {
  for (const kind of KINDS)
    for (const [place, tags] of Object.entries(kind.elements))
      for (const tag of tags) elementOf(idOf(tag)).hidden = kind !== shown || (place === STAGE && idOf(tag) !== stage);
  elementOf("tree").hidden = stage !== "tree";
}

/** Gives a view what it shows. @param {import("../kinds/shows.js").Showing} showing */
export const give = ({ id, properties }) => Object.assign(elementOf(id), properties);
