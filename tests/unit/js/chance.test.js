import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { narrationParts } from "../../../static/js/kinds/game/step.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { reply } from "./answers.js";
import { pageOf } from "./page.js";
import { knowing } from "./knowing.js";

/** A position of a made-up game of dice. @param {string} position @param {string} toMove @param {object} [more] */
const at = (position, toMove, more = {}) =>
  /** @type {any} */ ({
    kind: "game",
    subject: "pig",
    options: {},
    notation: "",
    position,
    toMove,
    mover: toMove,
    methods: ["expectiminimax"],
    features: [],
    orders: [],
    terminal: false,
    utility: null,
    verdict: "",
    warnings: [],
    actions:
      toMove === "CHANCE" ? [{ id: "1", name: "1", cell: -1, chance: 1 }] : [{ id: "roll", name: "roll", cell: -1 }],
    picture: { kind: "pig", names: { MAX: "MAX", MIN: "MIN" } },
    ...more,
  });
const FACE = { drawn: { id: "3", name: "3", cell: -1 } };

/** A search in which rolling is best. @param {any} root */
function found(root) {
  const { text, ...rest } = reply("lesson");
  return { ...rest, best: "roll", bestName: "roll", value: 0.5, text: { ...text, root } };
}

/**
 * The page with a position on the board. The outcome of each roll and draw is given.
 * @param {any} look @param {any[]} draws @param {"" | "MAX" | "MIN"} python
 */
function playing(look, draws, python = "") {
  /** @type {number[]} */
  const pauses = [];
  const during = { pause: async () => {} };
  const page = pageOf({
    state: { subject: "pig", python, history: [look.position] },
    results: { look },
    async pause(ms) {
      pauses.push(ms);
      await during.pause();
    },
  });
  /** @type {any} */
  let now = look;
  const is = (/** @type {any} */ next) => (now = next);
  Object.assign(page.python.instead, {
    look: (/** @type {any} */ { position }) =>
      at(position, position.includes("air") ? "CHANCE" : position.includes("MIN") ? "MIN" : "MAX"),
    play: () => is(at(`${now.position} air`, "CHANCE")),
    draw: () => is(draws.shift()),
    estimate: () => ({ nodes: 10, minimaxNodes: 1e9, maxNodes: 1e6, suggestedDepth: 2 }),
    search: (/** @type {any} */ { position }) => found(at(position, now.toMove)),
    exact: () => ({ value: 0.25, best: [{ id: "roll", name: "roll" }], proviso: "" }),
  });
  return {
    ...page,
    pauses,
    /** What happens while the drawn outcome is visible. */
    during,
    said: () =>
      narrationParts(page.state.get(), page.results.get())
        .map(({ text }) => text)
        .join(""),
    draws: () => page.python.asked.filter(({ op }) => op === "draw"),
  };
}

describe("Letting chance decide", () => {
  it("asks Python for an outcome with a new seed, and puts it on the board", async () => {
    const page = playing(at("MAX air", "CHANCE"), [at("MAX 3", "MAX", FACE)]);
    await page.intend("let-chance");
    const [{ seed, position, subject }] = page.draws();
    assert.deepEqual([position, subject], ["MAX air", "pig"]);
    assert.ok(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31);
    assert.deepEqual(page.state.get().history, ["MAX air", "MAX 3"]);
    assert.equal(page.results.get().subject.look?.drawn?.name, "3");
  });

  it("rolls once if the button is pressed twice", async () => {
    const page = playing(at("MAX air", "CHANCE"), [at("MAX 3", "MAX", FACE), at("MAX 9", "MAX", FACE)]);
    page.app.handle({ type: "let-chance" });
    await page.intend("let-chance");
    assert.equal(page.draws().length, 1);
  });

  it("uses different seeds each time", async () => {
    const seeds = [];
    for (let time = 0; time < 5; time += 1) {
      const page = playing(at("MAX air", "CHANCE"), [at("MAX 3", "MAX", FACE)]);
      await page.intend("let-chance");
      seeds.push(page.draws()[0].seed);
    }
    assert.equal(new Set(seeds).size, 5);
  });
});

describe("Against Python", () => {
  it("the die is rolled for Python without a click, again and again until its turn is over", async () => {
    const draws = [at("MIN 3", "MIN", FACE), at("MIN 6", "MIN", FACE), at("MAX over", "MAX", FACE)];
    const page = playing(at("MIN", "MIN"), draws, "MIN");
    await page.intend("python-plays", { side: "MIN" });
    assert.equal(page.draws().length, 3);
    assert.deepEqual(page.state.get().history, [
      "MIN",
      "MIN air",
      "MIN 3",
      "MIN 3 air",
      "MIN 6",
      "MIN 6 air",
      "MAX over",
    ]);
    assert.equal(page.pauses.length, 2, "what is rolled stays in sight before Python goes on");
    assert.equal(page.results.get().doing.task, "");
  });

  it("the person is offered no die while Python is rolling", async () => {
    const page = playing(at("MIN", "MIN"), [at("MAX over", "MAX", FACE)], "MIN");
    /** @type {string[]} */
    const seen = [];
    page.results.subscribe(() => queueMicrotask(() => seen.push(page.results.get().subject.look?.toMove ?? "")));
    await page.intend("python-plays", { side: "MIN" });
    assert.deepEqual([seen.includes("CHANCE"), seen.at(-1)], [false, "MAX"]);
  });

  it("its move and the roll after it are announced together", async () => {
    const page = playing(at("MIN", "MIN"), [at("MAX over", "MAX", FACE)], "MIN");
    await page.intend("python-plays", { side: "MIN" });
    assert.equal(page.state.get().cursor, lastCursor(page.trace()));
    assert.match(
      page.said(),
      /^Python \(MIN\) plays roll \(value 0\.5\)\. The die shows 3\. It visited \d+ nodes in \S+ m?s.* Step back to see it think\.$/,
    );
  });

  it("a person's own die waits for the person", async () => {
    const page = playing(at("MAX", "MAX"), [at("MAX 3", "MAX", FACE)], "MIN");
    await page.intend("play", { action: "roll" });
    assert.deepEqual([page.draws().length, page.results.get().subject.look?.toMove], [0, "CHANCE"]);
    await page.intend("let-chance");
    assert.equal(page.results.get().subject.look?.position, "MAX 3");
  });

  it("an action that begins while the die is visible replaces it", async () => {
    const page = playing(at("MIN", "MIN"), [at("MIN 3", "MIN", FACE), at("MIN 6", "MIN", FACE)], "MIN");
    page.during.pause = () => page.intend("python-plays", { side: "" });
    await page.intend("python-plays", { side: "MIN" });
    assert.deepEqual([page.draws().length, page.results.get().subject.look?.position], [1, "MIN 3"]);
  });

  it("undo goes back to the person's own move, past all moves by chance and Python", async () => {
    const page = playing(at("MAX over", "MAX"), [], "MIN");
    page.state.update({ history: ["MAX", "MAX air", "MIN", "MIN air", "MIN 3", "MIN 3 air", "MAX over"], at: 6 });
    await page.intend("undo");
    assert.equal(page.state.get().at, 0);
    await page.intend("redo");
    assert.equal(page.state.get().at, 6);
  });
});

describe("A search to a depth limit in a game of chance", () => {
  it("is compared with the exact values, like any search that estimates", async () => {
    const page = playing(at("MAX", "MAX"), []);
    page.python.instead.search = () => {
      const { text, ...rest } = found(at("MAX", "MAX"));
      return { ...rest, text: { ...text, depth: 2 } };
    };
    await page.intend("search");
    assert.equal(page.results.get().run.truth?.value, 0.25);
    await page.intend("goto-end");
    assert.match(page.said(), / That is the best move\. The exact value is 0\.25, by roll\.$/);
    page.results.update(
      knowing(
        { truth: { value: 0.25, best: [{ id: "hold", name: "hold" }], proviso: "if the rolls had no limit" } },
        page.results.get(),
      ),
    );
    assert.match(
      page.said(),
      / That is not a best move\. The exact value \(if the rolls had no limit\) is 0\.25, by hold\.$/,
    );
    page.results.update(knowing({ truth: { value: 0.25, best: [], proviso: "" } }, page.results.get()));
    assert.match(page.said(), /The search is done\. The exact value is 0\.25\.$/);
  });

  it("that reaches the end of the game is exact itself, and asks for nothing more", async () => {
    const page = playing(at("MAX", "MAX"), []);
    await page.intend("search");
    assert.deepEqual(
      page.python.asked.filter(({ op }) => op === "exact"),
      [],
    );
  });
});

describe("With hidden moves", () => {
  it("Python picks its first move at random from the mixture that its search found, and keeps it secret", async () => {
    const asked = reply("mixture");
    const look = asked.text.root;
    const page = pageOf({
      state: { subject: look.subject, options: look.options, history: [look.position], python: "MAX" },
      results: { look },
    });
    Object.assign(page.python.instead, {
      estimate: () => ({ nodes: 10, minimaxNodes: 10, maxNodes: 1e6, suggestedDepth: 2 }),
      search: () => asked,
      approach: () => ({ points: [], strategies: [] }),
      compare: () => ({ minimaxNodes: 1, minimaxLeaves: 1, fewestLeaves: 1 }),
      "mixed-move": () => ({ best: "Heads", mix: [] }),
      play: () => ({
        ...look,
        toMove: "MIN",
        mover: "MIN",
        position: `${look.position} > Heads`,
        picture: { ...look.picture, chosen: [0, null] },
      }),
    });
    await page.intend("python-plays", { side: "MAX" });
    assert.deepEqual(page.state.get().history.slice(1), [`${look.position} > Heads`]);
    assert.equal(
      page.results.get().subject.engineMove,
      "Python has made its move, which you cannot see yet. It was chosen at random by its average strategy.",
    );
  });

  it("Python answers a hidden move by its strategy, though nothing was searched before", async () => {
    const { text } = reply("mixture");
    const look = { ...text.root, start: text.root.position };
    const page = pageOf({
      state: { subject: look.subject, options: look.options, history: [look.position], python: "MIN" },
      results: { look },
    });
    const mix = [
      { name: "Heads", probability: 0.004 },
      { name: "Tails", probability: 0.996 },
    ];
    Object.assign(page.python.instead, {
      "mixed-move": () => ({ best: "Tails", mix }),
      play: (/** @type {any} */ { position, action }) => ({
        ...look,
        ...(position === look.start ? { toMove: "MIN", mover: "MIN" } : { terminal: true }),
        position: `${position} > ${action}`,
      }),
    });
    await page.intend("play", { action: "Heads" });
    assert.deepEqual(page.ops(), ["play", "mixed-move", "play"]);
    assert.equal(
      page.results.get().subject.engineMove,
      "Python plays Tails, chosen at random by its average strategy: Heads under 1 %, Tails over 99 %.",
    );
    assert.equal(page.results.get().error, null);
  });
});
