/**
 * Exams for scripts: a function for each format of `plyscope.export`.
 *
 * @typedef {{recipe?: import("../exercises/exam.js").Recipe, questions?: import("../exercises/exam.js").Questions,
 *   title?: string, platform?: "canvas" | "brightspace"}} ExamExport  `questions`, in the place of a recipe, are
 *   exercises that are there already: by question, each as every version asks it
 * @typedef {(given: ExamExport, how?: {signal?: AbortSignal}) => Promise<string | Blob>} Exports
 */

import { makeFile, makeQuestions } from "../exercises/exam.js";
import { PlyscopeError } from "../python/errors.js";

const FORMATS = ["sheet", "key", "moodle", "qti", "gift"];
const ZIP = "application/zip";
const NEEDED =
  'An exam is made from a recipe, such as { questions: [{ type: "cuts", count: 2 }], versions: 3, seed: 7 }.';

/**
 * By format: texts, and a Blob for the zip file of QTI.
 * @param {import("../python/asking.js").Ask} ask @param {import("../exercises/exam.js").Draw} draw
 * @returns {Readonly<Record<string, Exports>>}
 */
export function examExports(ask, draw) {
  /** @param {string} format @returns {Exports} */
  const exporting = (format) => async (given, how) => {
    const { recipe, questions, title = recipe?.title, platform } = given;
    if (!recipe && !questions) throw new PlyscopeError({ message: NEEDED, field: "recipe" });
    /** @param {any} question */
    const asking = (question) => ask(question, how);
    const every = questions ?? (await makeQuestions(asking, /** @type {any} */ (recipe)));
    const kind = format === "qti" && platform === "brightspace" ? "qti-brightspace" : format;
    const { content } = await makeFile(asking, kind, title || "Exercises", every, draw);
    return typeof content === "string" ? content : new Blob([content], { type: ZIP });
  };
  return Object.freeze(Object.fromEntries(FORMATS.map((format) => [format, exporting(format)])));
}
