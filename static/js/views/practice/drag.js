// A node of an exercise's tree is dragged among its siblings; what is below goes with it.
import { below } from "../../exercises/tree.js";
import { sendIntent } from "../intent.js";

/** Less than this, in CSS pixels, is a press and not a drag. */
const LEAST = 6;

/** Where the last pointer went down. */
let start = { x: 0, y: 0 };

/** A finger that goes sideways drags the node; one that goes up or down scrolls the page, as anywhere. */
export const KEEPS_SIDEWAYS = {
  passive: false,
  handleEvent(/** @type {TouchEvent} */ event) {
    const { clientX, clientY } = event.touches[0];
    if (event.cancelable && Math.abs(clientX - start.x) >= Math.abs(clientY - start.y)) event.preventDefault();
  },
};

/**
 * Follows the pointer from where it went down on a node.
 * @param {HTMLElement} view @param {PointerEvent} down @param {import("../../exercises/tree.js").DrawnTree} tree @param {string} name
 * @param {number} across  units of the drawing from one leaf to the next
 */
export function drag(view, down, tree, name, across) {
  const group = /** @type {SVGGElement} */ (down.currentTarget);
  const sheet = /** @type {SVGSVGElement} */ (group.ownerSVGElement);
  if (down.button !== 0) return;
  start = { x: down.clientX, y: down.clientY };
  const scale = sheet.getBoundingClientRect().width / (tree.width * across);
  const names = new Set(below(tree, name));
  const moving = [...sheet.querySelectorAll("[data-name]")].filter((each) =>
    names.has(each.getAttribute("data-name") ?? ""),
  );
  let by = 0;
  group.setPointerCapture(down.pointerId);

  const follow = (/** @type {PointerEvent} */ event) => {
    by = (event.clientX - down.clientX) / scale;
    if (Math.abs(by * scale) >= LEAST) for (const each of moving) each.setAttribute("transform", `translate(${by} 0)`);
  };
  const end = (/** @type {PointerEvent} */ event) => {
    for (const each of moving) each.removeAttribute("transform");
    group.removeEventListener("pointermove", follow);
    group.removeEventListener("pointerup", end);
    group.removeEventListener("pointercancel", end);
    if (event.type === "pointercancel" || Math.abs(by * scale) < LEAST) return;
    dropNextClick(group);
    sendIntent(view, { type: "move-in-exercise", name, to: placeAt(tree, name, by / across) });
  };
  group.addEventListener("pointermove", follow);
  group.addEventListener("pointerup", end);
  group.addEventListener("pointercancel", end);
}

/** The click that follows a drag is no press. @param {Element} group */
function dropNextClick(group) {
  const drop = (/** @type {Event} */ event) => event.stopImmediatePropagation();
  group.addEventListener("click", drop, { capture: true, once: true });
  setTimeout(() => group.removeEventListener("click", drop, { capture: true }));
}

/** The place among its siblings of a node that is dropped so far from where it was. @param {import("../../exercises/tree.js").DrawnTree} tree @param {string} name @param {number} by */
export function placeAt({ spots }, name, by) {
  const spot = spots.find((each) => each.name === name);
  if (!spot) return 0;
  return spots.filter((each) => each.parent === spot.parent && each.name !== name && each.x < spot.x + by).length;
}
