import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { lineFinds as inGames } from "../../../static/js/kinds/game/line-shapes.js";
import { lineFinds as inProblems } from "../../../static/js/kinds/problem/line-shapes.js";

/**
 * How often each line is stepped, by kind and method, by the Python of this machine and by the page's; see make_lines.py.
 * @type {Record<"game" | "problem", Record<string, Record<string, number>>>[]}
 */
const STEPPED = ["stepped-lines.json", "stepped-lines-in-pyodide.json"].map((file) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")),
);

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
    const lines = STEPPED.flatMap((stepped) => Object.values(stepped[kind])).flatMap((counts) =>
      Object.entries(counts),
    );

    it(`none is only repeated: ${kind}`, () => {
      const words = (/** @type {string} */ line) => (TOLD[kind](line) ?? []).map(({ text }) => text).join("");
      const repeated = lines.filter(([line]) => words(line) === "" || (line.length > 8 && words(line).includes(line)));
      assert.deepEqual([...new Set(repeated.map(([line]) => line))], []);
    });

    it(`a question repeats its condition only where two numbers are compared: ${kind}`, () => {
      const words = (/** @type {string} */ line) => (TOLD[kind](line) ?? []).map(({ text }) => text).join("");
      const asked = lines.map(([line]) => line).filter((line) => words(line).includes(" hold?"));
      assert.deepEqual(
        [...new Set(asked)].filter((line) => !/^if \w+ [<>]=? \w+:$/.test(line)),
        [],
      );
    });
  }
});
