/**
 * Exams as formats of `plyscope.export`. On the page they stand in a dialog of their own.
 *
 * @typedef {{recipe?: import("../exercises/exam.js").Recipe, questions?: import("../exercises/exam.js").Questions,
 *   title?: string, platform?: "canvas" | "brightspace"}} ExamExport  `questions`, in the place of a recipe, are
 *   exercises that are there already: by question, each as every version asks it
 */

import { makeFile, makeQuestions } from "../exercises/exam.js";
import { scormPage } from "../files/scorm-page.js";
import { WrongPicture } from "./wrong.js";

const FIELDS = Object.freeze(["recipe", "questions", "title", "platform"]);
const HTML = "text/html";
const XML = "application/xml";
const TEXT = "text/plain";
const ZIP = "application/zip";
const NEEDED =
  'An exam is made from a recipe, such as { questions: [{ type: "cuts", count: 2 }], versions: 3, seed: 7 }.';
/** Dots for each unit, so that a picture is sharp on screens of today. */
const SCALE = 2;

/** @param {Pick<import("./screen.js").Screen, "pngOfSvg">} screen @returns {import("../exercises/exam.js").ExamTools} */
export const handsOn = (screen) => ({
  async draw(svg) {
    const blob = await screen.pngOfSvg(svg, SCALE);
    return new Uint8Array(await blob.arrayBuffer());
  },
  scormPage,
});

/** @param {string} kind @param {string} extension @param {string} type @returns {import("./formats.js").Format} */
const format = (kind, extension, type) => ({
  extension,
  type,
  fields: FIELDS,
  async make({ recipe, questions, title = recipe?.title, platform }, { ask, signal, screen }) {
    if (!recipe && !questions) throw new WrongPicture(NEEDED);
    /** @param {any} question */
    const asking = (question) => /** @type {any} */ (ask)(question, { signal });
    const every = questions ?? (await makeQuestions(asking, recipe));
    const file = kind === "qti" && platform === "brightspace" ? "qti-brightspace" : kind;
    const { content } = await makeFile(asking, file, title || "Exercises", every, handsOn(screen));
    return typeof content === "string" ? content : new Blob([content], { type: ZIP });
  },
});

/** @type {Readonly<Record<string, import("./formats.js").Format>>} */
export const EXAM_FORMATS = Object.freeze({
  sheet: format("sheet", "html", HTML),
  key: format("key", "html", HTML),
  moodle: format("moodle", "xml", XML),
  qti: format("qti", "zip", ZIP),
  gift: format("gift", "txt", TEXT),
  scorm: format("scorm", "zip", ZIP),
});
