/**
 * The kinds whose runs the viewer of notebooks shows, by their ids. Each adds itself in the file `notebook.js` of its folder;
 * the build makes a script of each, and Python brings those that a document needs.
 * @type {Record<string, (payload: import("./notebook-run.js").Payload) => import("./notebook-run.js").Subject>}
 */
export const KINDS = {};

/** @param {import("./notebook-run.js").Payload} payload */
export const subjectOf = (payload) => KINDS[payload.reply.kind](payload);
