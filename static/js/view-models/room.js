/** The rooms of the page. A pure function of Python's answers. */

import { kindOf } from "../kinds/index.js";

/**
 * The room of the subject that is being chosen, or else of the one on the board: while Python is still starting, the
 * pressed room is marked, although its subject comes later. "" if nothing is known yet.
 * @param {import("../state/results.js").Results} results
 */
export function roomAhead({ doing, subject, catalogue }) {
  const id = doing.choosing.split("/")[0];
  const ahead = catalogue?.subjects.find((entry) => entry.id === id) ?? subject.look;
  return ahead ? kindOf(ahead).room.id : "";
}
