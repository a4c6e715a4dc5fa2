/**
 * The table of all formats in which something leaves the page. Each makes a text or a Blob of what is wished; the page's
 * dialog and `plyscope.export` both read this table.
 *
 * @typedef {import("./picture-request.js").PictureRequest} PictureRequest
 * @typedef {import("./screen.js").Screen} Screen
 *
 * @typedef {object} Page  what a format may look at
 * @property {import("../state/state.js").State} state
 * @property {import("../state/results.js").Results} results
 * @property {Screen} screen  what the device has drawn, and can draw
 * @property {(request: any) => Promise<any>} ask  asks Python
 * @property {AbortSignal} [signal]
 * @property {(share: number) => void} [onProgress]  from 0 to 1
 *
 * @typedef {object} Format
 * @property {string} [name]  in the dialog; without one it stands somewhere else on the page
 * @property {string} extension
 * @property {string} type  its media type
 * @property {readonly string[]} fields  what a script may say about it
 * @property {readonly import("./picture-request.js").PictureSubject[]} [targets]  what it can show; only the tree if it is left out
 * @property {readonly import("./picture-request.js").LookName[]} [looks]
 * @property {Record<string, unknown>} [usual]  what is meant where a request says nothing, if that differs from other pictures
 * @property {boolean} [isOfSteps]  whether it shows a stretch of steps
 * @property {(request: any, page: Page) => string | Blob | Promise<string | Blob>} make
 */

import { EXAM_FORMATS } from "./exams.js";
import { MAKERS } from "./makers.js";
import { LOOKS, PICTURE_FIELDS, WHATS } from "./picture-request.js";

const TEX = "application/x-tex";
const fields = PICTURE_FIELDS;

/** @type {Readonly<Record<string, Format>>} */
export const FORMATS = Object.freeze({
  svg: {
    name: "SVG picture",
    extension: "svg",
    type: "image/svg+xml",
    fields,
    targets: WHATS,
    looks: LOOKS,
    make: MAKERS.svg,
  },
  png: {
    name: "PNG picture",
    extension: "png",
    type: "image/png",
    fields,
    targets: WHATS,
    looks: LOOKS,
    make: MAKERS.png,
  },
  gif: {
    name: "GIF film of steps",
    extension: "gif",
    type: "image/gif",
    fields,
    looks: ["light", "dark"],
    // A film is seen on slides and in chats, and each frame takes its time.
    usual: { scale: 1.5 },
    isOfSteps: true,
    make: MAKERS.gif,
  },
  tikz: { name: "TikZ for LaTeX", extension: "tex", type: TEX, fields, make: MAKERS.tikz },
  beamer: {
    name: "Beamer, a slide for each step",
    extension: "tex",
    type: TEX,
    fields,
    isOfSteps: true,
    make: MAKERS.beamer,
  },
  forest: { name: "forest for LaTeX, easy to edit", extension: "tex", type: TEX, fields, make: MAKERS.forest },
  dot: { name: "Graphviz DOT", extension: "dot", type: "text/vnd.graphviz", fields, make: MAKERS.dot },
  outline: { name: "Outline as text", extension: "txt", type: "text/plain", fields, make: MAKERS.outline },
  json: { name: "JSON of the whole search", extension: "json", type: "application/json", fields, make: MAKERS.json },
  ...EXAM_FORMATS,
});
