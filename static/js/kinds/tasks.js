/** What Python can do beside a run when a button is pressed, for all kinds, and where errors are shown. */

import { KINDS } from "./index.js";

/** What is not done for one kind alone. @type {import("./kind.js").Kind["tasks"]} */
const OF_EVERY_KIND = {
  practice: {
    goesOn: "Python is checking the exercise…",
    stopped: "The exercise was stopped.",
    fields: ["practice", "wishes"],
  },
  exam: {
    goesOn: "Python is making the questions…",
    stopped: "Making questions was stopped.",
    fields: ["exam"],
  },
  "second-run": {
    goesOn: "The second run is searching…",
    stopped: "The second run was stopped.",
    fields: ["second-run"],
  },
};

/** By name. @type {Readonly<Record<string, import("./kind.js").TaskWords>>} */
export const TASKS = Object.freeze(Object.assign({}, OF_EVERY_KIND, ...KINDS.map(({ tasks }) => tasks)));

/** Fields beside the buttons of those tasks; their errors are shown there too. */
const THEIR_FIELDS = Object.values(TASKS).flatMap(({ fields = [] }) => fields);

/** The tasks whose errors are not shown over the tree, but beside their buttons. */
const BESIDE_BUTTONS = Object.keys(TASKS).filter((name) => !TASKS[name].isOverTree);

/** Fields with errors that are shown by a view of one kind. */
export const OWN_FIELDS = [...KINDS.flatMap(({ fields }) => fields), ...THEIR_FIELDS, ...BESIDE_BUTTONS];

/**
 * The field beside which the error of a task is shown.
 * @param {string} task @param {string} field  the field that is wrong
 */
export const placeOfError = (task, field) => (task in TASKS && !THEIR_FIELDS.includes(field) ? task : field);
