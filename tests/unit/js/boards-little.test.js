import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import "../../../static/js/boards/whole.js";
import { BOARDS } from "../../../static/js/boards/index.js";
import { littleBoards } from "../../../static/js/boards/little.js";
import { traceOf } from "./answers.js";

/** @typedef {Required<import("../../../static/js/boards/index.js").SceneBoard>} SceneBoard */

/** @type {{game: string, picture: any, moves: {move: string, picture: any}[]}[]} */
const GAMES = JSON.parse(readFileSync(new URL("pictures.json", import.meta.url), "utf8"));
const SCENES = [...new Set(GAMES.map(({ game }) => game))].filter((game) => BOARDS[game].kind === "scene");
const boardOf = (/** @type {string} */ game) => /** @type {SceneBoard} */ (BOARDS[game]);

const THEME = /** @type {any} */ ({
  font: "sans-serif",
  mono: "monospace",
  colour: new Proxy({}, { get: (_, name) => `the colour ${String(name)}` }),
});

/**
 * A pen that records the texts that it writes, and the area that it uses.
 */
function recorder() {
  /** @type {{texts: {text: string, size: number}[], styles: Set<unknown>, box: number[], marks: number}} */
  const seen = { texts: [], styles: new Set(), box: [Infinity, Infinity, -Infinity, -Infinity], marks: 0 };
  const reach = (/** @type {number} */ x, /** @type {number} */ y) => {
    assert.ok(Number.isFinite(x) && Number.isFinite(y));
    seen.box = [Math.min(seen.box[0], x), Math.min(seen.box[1], y), Math.max(seen.box[2], x), Math.max(seen.box[3], y)];
  };
  /** @type {any} */
  const pen = {
    font: "",
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 1,
    textAlign: "start",
    textBaseline: "middle",
    beginPath() {},
    setLineDash() {},
    moveTo: reach,
    lineTo: reach,
    arc(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius) {
      reach(x - radius, y - radius);
      reach(x + radius, y + radius);
    },
    rect(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width, /** @type {number} */ height) {
      reach(x, y);
      reach(x + width, y + height);
    },
    fillRect(
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ width,
      /** @type {number} */ height,
    ) {
      pen.rect(x, y, width, height);
      pen.fill();
    },
    fill() {
      seen.styles.add(pen.fillStyle);
      seen.marks += 1;
    },
    stroke() {
      seen.styles.add(pen.strokeStyle);
      seen.marks += 1;
    },
    fillText(/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) {
      if (text === "") return;
      const size = Number(/(\d+(\.\d+)?)px/.exec(pen.font)?.[1]);
      const width = size * 0.62 * text.length;
      const left = pen.textAlign === "center" ? x - width / 2 : x;
      reach(left, y - size / 2);
      reach(left + width, y + size / 2);
      seen.texts.push({ text, size });
      seen.styles.add(pen.fillStyle);
    },
  };
  return { pen, seen };
}

test("every scene with little pictures is tested", () => {
  const painted = Object.keys(BOARDS).filter((game) => {
    const board = BOARDS[game];
    return board.kind === "scene" && board.paint !== undefined;
  });
  assert.deepEqual(SCENES.toSorted(), painted.toSorted());
});

for (const game of SCENES) {
  test(`a move in a picture of ${game} makes the picture that Python makes`, () => {
    for (const { picture, moves } of GAMES.filter((each) => each.game === game)) {
      let now = picture;
      for (const { move, picture: expected } of moves) {
        const before = structuredClone(now);
        const next = boardOf(game).after(now, move);
        assert.deepEqual(next, expected, `${JSON.stringify(before)} ${move}`);
        assert.deepEqual(now, before, "the picture before it is left alone");
        now = next;
      }
    }
  });

  test(`a little picture of ${game} stays in its box and writes nothing that is too small to be read`, () => {
    for (const { picture, moves } of GAMES.filter((each) => each.game === game)) {
      for (const size of [48, 100, 180]) {
        for (const shown of [picture, ...moves.map((move) => move.picture)]) {
          const { pen, seen } = recorder();
          boardOf(game).paint(pen, shown, picture, 30, 70, size, THEME);
          assert.ok(seen.marks > 0);
          assert.ok(seen.texts.every((text) => text.size >= 9));
          const [left, top, right, bottom] = seen.box;
          const spare = size * 0.04;
          assert.ok(left >= 30 - spare && top >= 70 - spare, `${JSON.stringify(shown)} ${seen.box}`);
          assert.ok(right <= 30 + size + spare && bottom <= 70 + size + spare, `${JSON.stringify(shown)} ${seen.box}`);
        }
      }
    }
  });
}

/** The texts of a little picture. @param {string} game @param {object} picture @param {number} size */
function written(game, picture, size) {
  const { pen, seen } = recorder();
  boardOf(game).paint(pen, picture, picture, 0, 0, size, THEME);
  return seen.texts.map(({ text }) => text).filter((text) => text !== "");
}

const names = { MAX: "MAX", MIN: "MIN" };

test("Pig's little picture has both scores, the turn's points and a die in the air, even at its smallest", () => {
  const picture = {
    kind: "pig",
    goal: 10,
    scores: [4, 7],
    player: "MIN",
    turn: 2,
    rolling: true,
    faces: 6,
    left: 9,
    names,
  };
  assert.deepEqual(written("pig", picture, 48), ["▲4", "▼7", "▼+2", "?"]);
  assert.deepEqual(written("pig", { ...picture, scores: [4, 11], turn: 0, rolling: false }, 48), ["▲4", "▼11"]);
});

test("Pig's scores are beside their bars, however many digits they have", () => {
  for (const goal of [9, 10, 100]) {
    const picture = {
      kind: "pig",
      goal,
      scores: [goal, 0],
      player: "MAX",
      turn: 0,
      rolling: false,
      faces: 6,
      left: 9,
      names,
    };
    for (const size of [48, 180]) {
      const { pen } = recorder();
      let end = 0;
      pen.fillText = (/** @type {string} */ text, /** @type {number} */ x) => {
        end = Math.max(end, x + 0.62 * (text.length + 0.3) * Number(/(\d+(\.\d+)?)px/.exec(pen.font)?.[1]));
      };
      let left = Infinity;
      pen.fillRect = (/** @type {number} */ x) => {
        left = Math.min(left, x);
      };
      boardOf("pig").paint(pen, picture, picture, 0, 0, size, THEME);
      assert.ok(end <= left + 1, `${goal} at ${size}: ${end} beyond ${left}`);
    }
  }
});

test("the coins' little picture says which coin each side has picked and what it shows", () => {
  const picture = {
    kind: "coins",
    coins: [
      { name: "A", heads: 0.5 },
      { name: "B", heads: 0.5 },
    ],
    chosen: [0, 1],
    faces: ["H", null],
    prize: 10,
    names,
  };
  assert.deepEqual(written("coins", picture, 48), ["H", "▲A", "?", "▼B"]);
  assert.deepEqual(written("coins", { ...picture, chosen: [null, null], faces: [null, null] }, 48), ["▲", "▼"]);
});

test("Kuhn poker's little picture has both cards and the betting", () => {
  const picture = { kind: "kuhn", cards: ["K", "J"], history: "pb", pot: [1, 2], names };
  assert.deepEqual(written("kuhn", picture, 48), ["K", "J", "p", "b"]);
  assert.deepEqual(written("kuhn", { ...picture, cards: [null, null], history: "" }, 48), []);
});

test("a matrix's little picture has its payoffs, large enough to read", () => {
  const picture = {
    kind: "matrix",
    rows: ["a", "b"],
    columns: ["c", "d"],
    payoffs: [
      [1, -1],
      [-1, 1],
    ],
    chosen: [0, null],
    names,
  };
  assert.deepEqual(written("matrix", picture, 100), ["1", "−1", "−1", "1"]);
  const wide = { ...picture, payoffs: Array(6).fill([100, -100, 100, 0, 0, 0]) };
  assert.deepEqual(written("matrix", wide, 48), []);
});

test("Nim's little picture has a dot for each token left and a ring for each that was taken", () => {
  /** @type {number[]} */
  const radii = [];
  const { pen } = recorder();
  const arc = pen.arc;
  pen.arc = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius) => {
    radii.push(radius);
    arc(x, y, radius);
  };
  const picture = { kind: "nim", heaps: [3, 0, 1], misere: false, nimSum: 2, names };
  boardOf("nim").paint(pen, picture, { ...picture, heaps: [3, 2, 4] }, 0, 0, 100, THEME);
  const largest = Math.max(...radii);
  assert.equal(radii.filter((radius) => radius === largest).length, 4);
  assert.equal(radii.filter((radius) => radius < largest).length, 5);
});

test("each node of a tree has the little picture of its own position", () => {
  const trace = traceOf("mixture");
  const draw = littleBoards(trace);
  assert.ok(draw);
  const litCells = (/** @type {number} */ row) => {
    const { pen, seen } = recorder();
    let lit = 0;
    pen.fill = () => {
      if (pen.fillStyle === "the colour now-soft") lit += 1;
    };
    draw(pen, row, 0, 0, 100, THEME);
    assert.equal(seen.texts.length, 4);
    return lit;
  };
  const rows = Array.from({ length: trace.visited }, (_, row) => row).filter((row) => trace.action[row] >= 0);
  const byPly = (/** @type {number} */ row) => {
    let choices = 0;
    for (let at = row; at > 0; at = trace.parent[at]) if (trace.action[at] >= 0) choices += 1;
    return choices;
  };
  assert.ok(rows.length > 0);
  for (const row of rows) assert.equal(litCells(row), [0, 2, 3][byPly(row)], `row ${row}`);
});

test("a typed tree has no little pictures, and without a search there are none", () => {
  assert.equal(littleBoards(traceOf("lesson")), null);
  assert.equal(littleBoards(null), null);
});
