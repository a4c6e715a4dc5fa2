/** What the page remembers, at the start: its own things, those of each kind of subject, and those of each feature. */

import { DEVICE_SHAPES } from "../state/carried.js";
import * as ofKinds from "../kinds/memory.js";
import { FEATURES } from "./index.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/results.js").Results} Results */
/** @typedef {import("../state/features.js").FeatureState} FeatureState */
/** @typedef {Readonly<Record<string, import("../support/shapes.js").Shape>>} Shapes */

/** @param {"state" | "results" | "carried" | "carriedHere"} part @returns {any} */
const ofFeatures = (part) => Object.assign({}, ...FEATURES.map((feature) => feature[part]));

/** @type {Readonly<State>} */
export const INITIAL_STATE = Object.freeze({ ...ofKinds.INITIAL_STATE, ...ofFeatures("state") });

/** The fields of the state that a link carries. @type {Shapes} */
export const CARRIED = Object.freeze({ ...ofKinds.CARRIED, ...ofFeatures("carried") });

const READERS_SHAPES = Object.freeze({ ...DEVICE_SHAPES, ...ofFeatures("carriedHere") });

/** What is about the reader, and not about what is shown: no link carries it. */
export const READERS = /** @type {(keyof typeof DEVICE_SHAPES | keyof FeatureState)[]} */ (Object.keys(READERS_SHAPES));

/** The fields that this device brings back besides. @type {Shapes} */
export const CARRIED_HERE = Object.freeze({ ...ofKinds.CARRIED_HERE, ...READERS_SHAPES });

/** What is about the reader, as it comes back even if a link leads elsewhere. @param {State} there @returns {Partial<State>} */
export const readersOf = (there) =>
  Object.assign({ theme: there.theme }, ...FEATURES.map(({ comesBack }) => comesBack?.(there)));

/** @type {Readonly<Results>} */
export const NO_RESULTS = Object.freeze({ ...ofKinds.NO_RESULTS, ...ofFeatures("results") });
