import assert from "node:assert/strict";
import { describe, it } from "node:test";

import {
  placeHere,
  placeOf,
  programsIn,
  stateOfPlace,
  stateOfPlaceHere,
  WrongPlace,
} from "../../../static/js/app/place.js";
import { readCode, written, WrongLink } from "../../../static/js/files/link-code.js";
import { evaluationGiven } from "../../../static/js/kinds/game/requests.js";
import { CARRIED, CARRIED_HERE, INITIAL_STATE } from "../../../static/js/features/memory.js";
import { until } from "./answers.js";
import { pageAt } from "./page.js";

const there = Object.freeze({
  ...INITIAL_STATE,
  subject: "tictactoe",
  preset: "two-left",
  history: ["xo./.../...", "xox/.../..."],
  at: 1,
  method: "mtdf",
  cursor: 91,
  collapsed: [3, 8],
  stage: "plots",
  weights: { MAX: [1, "2,"], MIN: null, separate: true, minDepth: "" },
});

/** @param {object} state @param {readonly string[]} names */
const only = (state, names) => Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name)));

/** The sentence with which something is refused. @param {() => unknown} work */
function refusal(work) {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof WrongPlace);
    return error.message;
  }
  return "";
}

describe("A place", () => {
  it("is empty at the page's beginning, and has only what differs from it", () => {
    assert.deepEqual(placeOf(INITIAL_STATE), {});
    assert.deepEqual(placeOf({ ...INITIAL_STATE, depth: "3" }), { depth: "3" });
  });

  it("brings back all of the state that a link carries", () => {
    assert.deepEqual(stateOfPlace(placeOf(there)), only(there, Object.keys(CARRIED)));
  });

  it("of this device brings back the reader's theme and what Undo can reach too, and a link does not", () => {
    const state = { ...there, theme: /** @type {const} */ ("dark"), before: [{ ...there, subject: "nim" }] };
    const back = stateOfPlaceHere(
      placeHere(/** @type {any} */ ({ ...state, before: [only(there, ["subject", "history"])] })),
    );
    assert.equal(back.theme, "dark");
    assert.deepEqual(back.before, [only(there, ["subject", "history"])]);
    assert.ok(!("theme" in placeOf(state)) && !("before" in placeOf(state)));
  });

  it("has a shape for every field of the beginning that it carries", () => {
    for (const [name, shape] of Object.entries({ ...CARRIED, ...CARRIED_HERE })) {
      assert.ok(name in INITIAL_STATE, name);
      assert.ok(shape(/** @type {any} */ (INITIAL_STATE)[name]), name);
    }
  });

  it("that says something else is refused with a sentence that names the part", () => {
    assert.match(
      refusal(() => stateOfPlace([])),
      /does not say where/,
    );
    assert.match(
      refusal(() => stateOfPlace({ colour: 3 })),
      /does not know: “colour”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ cut: "=" })),
      /“cut”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ cursor: -1 })),
      /“cursor”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ theme: "dark" })),
      /“theme”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ history: [] })),
      /“history”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ history: ["a"], at: 1 })),
      /missing/,
    );
    assert.match(
      refusal(() => stateOfPlace(JSON.parse('{"__proto__": {"x": 1}}'))),
      /does not know/,
    );
  });
});

describe("An evaluation of the user's own", () => {
  const text = "def evaluate(state):\n    return 0\n";
  const used = { ...there, evaluation: "3f", evaluations: [{ id: "3f", name: "mine.py", text }] };

  it("is in a link with its text, under an id that no device has, and is a program that waits", () => {
    const place = placeOf(used);
    assert.equal(place.evaluation, "link");
    assert.deepEqual(place.brought, { id: "link", name: "mine.py", text });
    const state = /** @type {any} */ (stateOfPlace(place));
    assert.deepEqual(evaluationGiven({ ...INITIAL_STATE, ...state }, state.evaluation), { evaluation: text });
    assert.deepEqual(programsIn(state, null), [{ name: "mine.py", text }]);
    assert.deepEqual(placeOf({ ...INITIAL_STATE, ...state }), place, "the next link says the same");
  });

  it("is in no link if another is used, or if its program is gone", () => {
    for (const state of [
      { ...used, evaluation: "" },
      { ...used, evaluations: [] },
    ]) {
      assert.ok(!("brought" in placeOf(state)) && !("evaluation" in placeOf(state)));
    }
  });

  it("keeps its id on this device, with the text until its program has been read", () => {
    const back = /** @type {any} */ (stateOfPlaceHere(placeHere(used)));
    assert.equal(back.evaluation, "3f");
    assert.deepEqual(evaluationGiven({ ...INITIAL_STATE, ...back }, "3f"), { evaluation: text });
    const changed = { ...INITIAL_STATE, ...back, evaluations: [{ id: "3f", name: "mine.py", text: "other" }] };
    assert.deepEqual(evaluationGiven(changed, "3f"), { evaluation: "other" });
    assert.equal(/** @type {any} */ (stateOfPlaceHere({ evaluation: "3f" })).evaluation, "3f");
  });

  it("is refused in a link that does not say all of it, or too much", () => {
    const brought = { id: "link", name: "mine.py", text };
    for (const place of [
      { evaluation: "link" },
      { evaluation: "3f", brought },
      { brought },
      { evaluation: "link", brought: { ...brought, id: "3f" } },
    ]) {
      assert.match(
        refusal(() => stateOfPlace(place)),
        /evaluation that its search uses is missing/,
      );
    }
    for (const wrong of [
      { ...brought, text: "#".repeat(200_001) },
      { id: "link", text },
      { ...brought, more: 1 },
      [],
    ]) {
      assert.match(
        refusal(() => stateOfPlace({ evaluation: "link", brought: wrong })),
        /“brought”/,
      );
    }
  });

  it("may be any text: what a link says of it comes back, letter by letter", async () => {
    for (let round = 0; round < 50; round += 1) {
      const letters = Array.from({ length: round * 3 }, () =>
        String.fromCodePoint(32 + Math.floor(Math.random() * 800)),
      );
      const state = { ...used, evaluations: [{ id: "3f", name: `${round}.py`, text: letters.join("") }] };
      assert.deepEqual(await readCode(await written(placeOf(state))), placeOf(state));
      assert.deepEqual(stateOfPlace(placeOf(state)).brought?.text, letters.join(""));
    }
  });
});

describe("The text of a link", () => {
  it("says the same data again, in a few hundred letters", async () => {
    const code = await written(placeOf(there));
    assert.match(code, /^1\.[\w-]+$/);
    assert.ok(code.length < 400, String(code.length));
    assert.deepEqual(await readCode(code), placeOf(there));
  });

  it("is refused with one sentence wherever it was cut, and whatever was changed", async () => {
    const code = await written(placeOf(there));
    for (let end = 0; end < code.length; end += 1) {
      await assert.rejects(readCode(code.slice(0, end)), WrongLink);
    }
    let known = 0;
    for (let at = 2; at < code.length; at += 1) {
      const changed = code.slice(0, at) + (code[at] === "A" ? "B" : "A") + code.slice(at + 1);
      const read = await readCode(changed).catch((error) => assert.ok(error instanceof WrongLink));
      // The last letter may have bits that do not count.
      if (read !== undefined) known += 1;
    }
    assert.ok(known <= 1);
  });

  it("of a newer version, or far too long, is refused", async () => {
    await assert.rejects(readCode("7.abc"), /newer Plyscope than this page \(version 7/);
    await assert.rejects(readCode(`1.${"A".repeat(1_000_000)}`), /too long/);
    await assert.rejects(readCode("hello"), /damaged/);
  });

  it("that would become endless data is given up", async () => {
    await assert.rejects(readCode(await written("0".repeat(5_000_000))), /too long/);
  });
});

describe("That a link cannot be opened", () => {
  const told = { type: "open-link", code: "1.damaged" };

  it("is said until something else is opened", async () => {
    const page = pageAt("lesson: look", "lesson");
    const again = [
      { type: "choose-subject", subject: "tree", preset: "aima" },
      { type: "open-lesson-text", name: "a.md", text: "title: A\n\nRead this." },
    ];
    for (const intent of again) {
      await page.intend("open-link", told);
      await until(() => /damaged/.test(page.state.get().notice?.message ?? ""));
      await page.intend(intent.type, intent);
      assert.equal(page.state.get().notice, null, intent.type);
    }
  });

  it("makes nothing else unsaid", async () => {
    const page = pageAt("lesson: look", "lesson");
    await page.intend("notice", { message: "Nothing is kept.", stays: true });
    await page.intend("choose-subject", { subject: "tree", preset: "aima" });
    assert.equal(page.state.get().notice?.message, "Nothing is kept.");
  });
});

describe("The way back to where the reader was", () => {
  const place = placeHere(/** @type {any} */ ({ ...there, before: [only(there, ["subject", "history"])] }));

  /** A page whose way back waits for Python, and is stopped. @param {boolean} arriving */
  async function stopped(arriving) {
    const page = pageAt("lesson: look", "lesson");
    page.python.holding = true;
    await page.intend("come-back", { place, arriving });
    await page.intend("stop");
    return page.state.get();
  }

  it("is offered once more when it is stopped as the page begins, and Undo reaches what it reached", async () => {
    const { subject, notice, before } = await stopped(true);
    assert.equal(subject, "tree");
    assert.match(notice?.message ?? "", /not gone back to where you were last time\. You can still go there\./);
    assert.equal(stateOfPlace(notice?.place).subject, "tictactoe");
    assert.deepEqual(before, [only(there, ["subject", "history"])]);
  });

  it("is forgotten when Back or Forward is stopped: their entries stay", async () => {
    assert.equal((await stopped(false)).notice, null);
  });
});
