import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../static/js/kinds/whole.js";
import { createFeatures } from "../../../static/js/app/features.js";
import { FEATURES } from "../../../static/js/features/index.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { createStore } from "../../../static/js/state/state.js";

/** What a feature is given, as far as it is asked for at once. */
const doing = /** @type {any} */ ({ state: createStore(INITIAL_STATE) });

test("a feature does what it says that a person can want of it, and nothing else", async () => {
  for (const { id, intents = [], part } of FEATURES) {
    const { PART } = await part();
    assert.deepEqual(Object.keys(PART.intents?.(doing) ?? {}).sort(), [...intents].sort(), id);
  }
});

test("an intent waits for the part of its feature; if that does not come, this is said, and the next one tries again", async () => {
  /** @type {string[]} */
  const said = [];
  const feature = /** @type {typeof FEATURES[number]} */ (FEATURES.find(({ id }) => id === "lessons"));
  const { part } = feature;
  const features = createFeatures({ say: (message) => void said.push(message) });
  features.serve(doing);
  const wanted = { type: "leave-lesson" };
  /** @type {any[]} */
  const done = [];
  const PART = { intents: () => ({ "leave-lesson": (/** @type {any} */ intent) => void done.push(intent) }) };
  let isThere = false;
  feature.part = async () => {
    if (!isThere) throw new Error("It could not be loaded.");
    return { PART };
  };
  try {
    await features.intents["leave-lesson"](wanted);
    assert.deepEqual([said, done, features.there()], [["It could not be loaded."], [], []]);
    isThere = true;
    await features.intents["leave-lesson"](wanted);
    assert.deepEqual([said.length, done, features.there().length], [1, [wanted], 1]);
  } finally {
    feature.part = part;
  }
});
