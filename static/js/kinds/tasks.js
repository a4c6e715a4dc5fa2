/** What Python does beside a run when a button is pressed, of whatever kind, and where its errors are told. */

import { KINDS } from "./index.js";

/** By name. @type {Readonly<Record<string, import("./kind.js").TaskWords>>} */
export const TASKS = Object.freeze(Object.assign({}, ...KINDS.map(({ tasks }) => tasks)));

/** Fields beside the buttons of those tasks; what is wrong with them is told there as well. */
const THEIR_FIELDS = Object.values(TASKS).flatMap(({ fields = [] }) => fields);

/** Fields whose errors are shown by a view of one kind. */
export const OWN_FIELDS = [...KINDS.flatMap(({ fields }) => fields), ...THEIR_FIELDS, ...Object.keys(TASKS)];

/** Where an error is told that came up in a task. @param {string} task @param {string} field  that it is about */
export const placeOfError = (task, field) => (task in TASKS && !THEIR_FIELDS.includes(field) ? task : field);
