import assert from "node:assert/strict";
import { it } from "node:test";

import { shows } from "../../../static/js/kinds/shows.js";

it("The properties of a view go to its element", () => {
  const properties = { pane: /** @type {const} */ ("tree"), board: "Board" };
  assert.deepEqual(shows("panes-view", properties), { id: "panes", properties });
  assert.equal(shows("explain-view", {}, "explain-subject").id, "explain-subject");
});

// The type checker tests these: if it did not find one of the mistakes, it would report an error.
it("The types find a presenter that gives a view a property that it does not have", () => {
  const more = { pane: /** @type {const} */ ("tree"), board: "Board", colour: "red" };
  // @ts-expect-error: the view has no colour
  shows("panes-view", more);
  // @ts-expect-error: a view's own state is not for others to set
  shows("explain-view", { text: "" });
  // @ts-expect-error: the name of a pane is text
  shows("panes-view", { board: 3 });
  // @ts-expect-error: there is no such view
  shows("colour-view", {});
});
