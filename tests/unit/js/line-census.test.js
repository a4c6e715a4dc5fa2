import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { lineFinds as inGames } from "../../../static/js/kinds/game/line-shapes.js";
import { lineFinds as inProblems } from "../../../static/js/kinds/problem/line-shapes.js";

/** The lines that are stepped, by kind; see make_lines.py. */
const STEPPED = JSON.parse(readFileSync(new URL("stepped-lines.json", import.meta.url), "utf8"));

/** All that a line could need is known, except what it came to. */
const IN_GAMES = {
  node: { text: "A", role: /** @type {const} */ ("MAX"), row: 0 },
  numbers: { get: () => 3 },
  following: "return v",
  isEnd: false,
  isLimit: false,
  move: "a₂",
  called: "a₂",
  held: false,
  found: () => NaN,
};
const IN_PROBLEMS = { held: true, assigned: "A = 1", undone: "A = 1", removed: "1 from A" };

const TOLD = {
  game: (/** @type {string} */ line) => inGames(line, /** @type {any} */ (IN_GAMES)),
  problem: (/** @type {string} */ line) => inProblems(line, IN_PROBLEMS),
};

describe("Of the lines that are stepped", () => {
  for (const kind of /** @type {const} */ (["game", "problem"])) {
    const words = (/** @type {string} */ line) => (TOLD[kind](line) ?? []).map(({ text }) => text).join("");
    /** @type {string[]} */
    const lines = [...STEPPED[kind], ...STEPPED["only in Pyodide"][kind]];

    it(`none is only repeated: ${kind}`, () => {
      const repeated = lines.filter((line) => words(line) === "" || (line.length > 8 && words(line).includes(line)));
      assert.deepEqual(repeated, []);
    });

    it(`a question repeats its condition only where two numbers are compared: ${kind}`, () => {
      const asked = lines.filter((line) => words(line).includes(" hold?"));
      assert.deepEqual(
        asked.filter((line) => !/^if \w+ [<>]=? \w+:$/.test(line)),
        [],
      );
    });
  }
});
