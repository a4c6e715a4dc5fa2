/** What the page remembers, at the start: the page's own things, and those of each kind; without those of features. */

import { NO_PAGE_RUN, NO_PAGE_SUBJECT, NOTHING_DOING } from "../state/results.js";
import { DEVICE_SHAPES, SUBJECT_SHAPES, VIEW_SHAPES } from "../state/carried.js";
import { PAGE_STATE } from "../state/state.js";
import { KINDS } from "./index.js";

/** @typedef {import("../state/results.js").Results} Results */

/** What all kinds have in one part of their memory. @param {"state" | "subject" | "run" | "lab" | "device" | "carried" | "carriedHere"} part @returns {any} */
const ofKinds = (part) => Object.assign({}, ...KINDS.map(({ memory }) => memory?.[part]));

/** The parts of the state of each kind that come back together with a subject. */
export const KEPT_OF_KINDS = Object.freeze(KINDS.flatMap(({ memory }) => memory?.kept ?? []));

/** @type {Readonly<import("../state/state.js").PageState & import("../state/kinds.js").KindState>} */
export const INITIAL_STATE = Object.freeze({ ...PAGE_STATE, ...ofKinds("state") });

/** The fields of the state that a link carries. @type {Readonly<Record<string, import("../support/shapes.js").Shape>>} */
export const CARRIED = Object.freeze({ ...SUBJECT_SHAPES, ...VIEW_SHAPES, ...ofKinds("carried") });

/** The fields that this device brings back besides. @type {typeof CARRIED} */
export const CARRIED_HERE = Object.freeze({ ...DEVICE_SHAPES, ...ofKinds("carriedHere") });

/** The state as it is written down: into a link, or on this device. @param {import("../state/state.js").State} state @param {boolean} isLink */
export const asWritten = (state, isLink) => ({
  ...state,
  ...Object.assign({}, ...KINDS.map(({ memory }) => memory?.written?.(state, isLink))),
});

/** What is missing in what a link says, as one sentence; "" if nothing is. @param {import("../state/state.js").State} state */
export const lackIn = (state) => KINDS.map(({ memory }) => memory?.lack?.(state) ?? "").find(Boolean) ?? "";

/** The programs in a link, besides that of the subject. @param {Partial<import("../state/state.js").State>} state */
export const programsOfKinds = (state) => KINDS.flatMap(({ memory }) => memory?.programs?.(state) ?? []);

/** @type {Results["subject"]} */
export const NO_SUBJECT = Object.freeze({ ...NO_PAGE_SUBJECT, ...ofKinds("subject") });

/** @type {Results["run"]} */
export const NO_RUN = Object.freeze({ ...NO_PAGE_RUN, ...ofKinds("run") });

/** @type {Results["lab"]} */
export const NO_LABORATORY = Object.freeze(ofKinds("lab"));

/** @type {Readonly<import("../state/results.js").PageResults>} */
export const NO_RESULTS = {
  status: { phase: "booting", stage: "Fetching Python", fraction: 0 },
  catalogue: null,
  subject: NO_SUBJECT,
  run: NO_RUN,
  lab: NO_LABORATORY,
  device: Object.freeze(ofKinds("device")),
  doing: NOTHING_DOING,
  occupied: false,
  error: null,
};
