/**
 * Exams, made by Python one question after the other: what is asked, how far it is, and the files that come out.
 *
 * @typedef {object} Exam  what the teacher has chosen
 * @property {string} title
 * @property {string} level  the id of one
 * @property {number} versions
 * @property {number} seed
 * @property {Readonly<Record<string, number>>} counts  how many questions of each type
 *
 * @typedef {import("../python/messages.js").ExamRecipe} Recipe
 * @typedef {import("../python/messages.js").ExerciseShown} Exercise
 * @typedef {readonly (readonly Exercise[])[]} Questions  by question: each as every version asks it
 * @typedef {{name: string, type: string, content: string | Uint8Array<ArrayBuffer>, leftOut: readonly string[]}} ExamFile
 *
 * Asks Python.
 * @typedef {(request: any) => Promise<any>} AskPython
 * What the device does for an exam: it draws SVG into a PNG file, and has the page of a SCORM package.
 * @typedef {{draw: (svg: string) => Promise<Uint8Array>, scormPage: () => Promise<Readonly<Record<string, string>>>}} ExamTools
 */

/**
 * What the page hands in for a format, by name: pictures as PNG files, or the page of a package.
 * @type {Readonly<Record<string, (ask: AskPython, questions: Questions, hands: ExamTools) => Promise<Record<string, string>>>>}
 */
const HANDED_IN = { qti: drawn, "qti-brightspace": drawn, scorm: packagePage };
export const MOST_VERSIONS = 26;
export const MOST_QUESTIONS = 40;

/** @param {Exam} exam @param {readonly {id: string}[]} types  in the order of the questions @returns {Recipe} */
export const recipeOf = ({ counts, ...rest }, types) => ({
  ...rest,
  questions: types.filter(({ id }) => counts[id] > 0).map(({ id }) => ({ type: id, count: counts[id] })),
});

/** How many questions each version has. @param {Pick<Exam, "counts">} exam */
export const questionsIn = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Every question of an exam. Rejects with Python's sentence if there is no such exam.
 * @param {AskPython} ask @param {Recipe} recipe
 * @param {(done: number, total: number) => void} [onProgress]  says how many are made
 * @returns {Promise<Questions>}
 */
export async function makeQuestions(ask, recipe, onProgress = () => {}) {
  /** @type {Exercise[][]} */
  const made = [];
  let count = 1;
  while (made.length < count) {
    const reply = await ask({ op: "exam-question", recipe, index: made.length });
    count = reply.count;
    made.push(reply.exercises);
    onProgress(made.length, count);
  }
  return made;
}

/**
 * The exam as a file.
 * @param {AskPython} ask @param {string} format @param {string} title @param {Questions} questions @param {ExamTools} hands
 * @returns {Promise<ExamFile>}
 */
export async function makeFile(ask, format, title, questions, hands) {
  const files = (await HANDED_IN[format]?.(ask, questions, hands)) ?? {};
  const reply = await ask({ op: "exam-file", format, title, questions, files });
  const { name, type, text, base64, leftOut } = reply;
  return { name, type, content: base64 ? bytesOf(base64) : text, leftOut };
}

/** @param {AskPython} ask @param {Questions} questions @param {ExamTools} hands */
async function drawn(ask, questions, { draw }) {
  /** @type {Record<string, string>} */
  const files = {};
  const { pictures } = await ask({ op: "exam-pictures", questions });
  for (const [id, svg] of Object.entries(pictures)) files[id] = base64Of(await draw(svg));
  return files;
}

/** @param {AskPython} _ask @param {Questions} _questions @param {ExamTools} hands */
async function packagePage(_ask, _questions, { scormPage }) {
  const texts = Object.entries(await scormPage());
  return Object.fromEntries(texts.map(([name, text]) => [name, base64Of(new TextEncoder().encode(text))]));
}

/** @param {Uint8Array} bytes */
function base64Of(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** @param {string} text */
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
