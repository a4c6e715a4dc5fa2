import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { foldsOf } from "../../../static/js/views/code/folds.js";

/** @param {string} source */
function folded(source) {
  let [shown, end] = ["", 0];
  for (const { from, to, text } of foldsOf(source)) {
    shown += source.slice(end, from) + text;
    end = to;
  }
  return shown + source.slice(end);
}

/** @param {string} id */
const search = (id) => readFileSync(new URL(`../../../py/plyscope/search/${id}.py`, import.meta.url), "utf8");

describe("What is folded at first in a file", () => {
  it("is everything in a signature except the parameters, and the rest of the docstring", () => {
    const shown = folded(search("alphabeta"));
    assert.match(shown, /^def alphabeta\(game, state, depth, alpha, beta\):$/m);
    assert.match(shown, /^ {4}"""The value of `state` for MAX within \[alpha, beta\]\. …"""$/m);
    assert.match(shown, /^ {4}def max_value\(state, alpha, beta, depth\):$/m);
  });

  it("leaves alpha-beta, from its signature to its last return, no more than 36 lines", () => {
    const shown = folded(search("alphabeta"));
    assert.ok(shown.slice(shown.indexOf("def alphabeta(")).trimEnd().split("\n").length <= 36);
  });

  it("leaves out the last parameters of a signature that is too long for one line", () => {
    const [first] = folded(search("alphabeta_ordered")).match(/^def .*$/m) ?? [""];
    assert.equal(first, "def alphabeta_ordered(game, state, depth, alpha, beta, …):");
    assert.ok(first.length <= 64);
  });

  it("does not mistake a type in brackets for a parameter", () => {
    const source =
      "def f(\n    game: Game[S, A],\n    table: dict[str, list[int]] = {},\n) -> tuple[int, int]:\n    return 1\n";
    assert.equal(folded(source).split("\n")[0], "def f(game, table):");
  });

  it("is nothing if the signature and the docstring have one line", () => {
    const source = 'def f(game, state):\n    """The value."""\n    return 1\n';
    assert.deepEqual(foldsOf(source), []);
  });
});
