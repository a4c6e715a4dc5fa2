// Which answer to a question a click in the picture of a problem means.

/**
 * An answer that can be clicked: a variable, or one of its values.
 * @typedef {{id: string, variable: string, value: string | null, isPicked: boolean}} Answer
 */

/** A finger or a mouse may miss what it means by this many CSS pixels. */
const REACH = 22;

/**
 * The id of the answer at a point of the screen: what is drawn there, or else the nearest.
 * @param {ParentNode} frame @param {{clientX: number, clientY: number}} point @param {readonly Answer[]} answers
 */
export function answerAt(frame, { clientX, clientY }, answers) {
  const places = answers.flatMap((answer) =>
    elementsOf(frame, answer).map((element) => ({ id: answer.id, element, box: element.getBoundingClientRect() })),
  );
  const under = document.elementsFromPoint(clientX, clientY);
  // A region of a map is not as large as its box.
  const direct = places.find(({ element }) => under.some((each) => element.contains(each)));
  const [nearest] = places
    .map(({ id, box }) => ({ id, ...distances(box, clientX, clientY) }))
    .sort((one, other) => one.outside - other.outside || one.middle - other.middle);
  return direct?.id ?? (nearest && nearest.outside <= REACH ? nearest.id : null);
}

/** @param {ParentNode} frame @param {Answer} answer */
function elementsOf(frame, { variable, value }) {
  const all = [...frame.querySelectorAll("[data-variable]")].filter(
    (each) => each.getAttribute("data-variable") === variable,
  );
  if (value === null) return all;
  return all
    .flatMap((each) => [...each.querySelectorAll("[data-value]")])
    .filter((each) => each.getAttribute("data-value") === value);
}

/** How far a point is from a box, and from its middle. @param {DOMRect} box @param {number} x @param {number} y */
function distances({ left, right, top, bottom }, x, y) {
  return {
    outside: Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
    middle: Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y),
  };
}
