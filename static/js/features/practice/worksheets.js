/** A teacher's worksheets: exams in several versions, as sheets and as files for platforms, and results that are handed in. */

import { makeFile, makeQuestions, questionsIn, recipeOf } from "../../exercises/exam.js";
import { printPaper } from "../../files/paper.js";
import { handsOn } from "../../export/exams.js";
import { csvOf, readResultList } from "../../exercises/result-list.js";

/** The task, and the place of its errors. */
const EXAM = "exam";
const UNTITLED = "Exercises";

/** @param {import("../feature.js").FeatureContext} on */
export function createWorksheets({ state, results, ask, beside, device, screen }) {
  /** The questions that were made last, and from what. */
  let kept = { recipe: "", questions: /** @type {import("../../exercises/exam.js").Questions} */ ([]) };

  const exam = () => state.get().exam;

  /** @param {Partial<import("../feature.js").Results["exam"]>} change */
  const updateExam = (change) => results.update({ exam: Object.freeze({ ...results.get().exam, ...change }) });

  /** What can be chosen, asked for once. @param {AbortSignal} signal */
  async function choices(signal) {
    const known = results.get().exam.choices ?? (await ask({ op: "exam-choices" }, signal));
    updateExam({ choices: known });
    return known;
  }

  /** The first question of the first version as it will be printed. */
  function preview() {
    return beside(EXAM, async ({ signal }) => {
      const { types } = await choices(signal);
      const recipe = recipeOf({ ...exam(), versions: 1 }, types);
      if (recipe.questions.length === 0) return updateExam({ preview: "", message: "", leftOut: [] });
      const { exercises } = await ask({ op: "exam-question", recipe, index: 0 }, signal);
      const title = recipe.title || UNTITLED;
      const sheet = await ask({ op: "exam-file", format: "sheet", title, questions: [exercises] }, signal);
      updateExam({ preview: sheet.text, message: "", leftOut: [] });
    });
  }

  /**
   * Makes the exam and writes it, and does something with the file.
   * @param {string} format @param {(file: import("../../exercises/exam.js").ExamFile) => unknown} use
   */
  function make(format, use) {
    return beside(EXAM, async ({ signal }) => {
      const { types } = await choices(signal);
      const recipe = recipeOf(exam(), types);
      /** @param {any} question */
      const asking = (question) => ask(question, signal);
      updateExam({ message: "", leftOut: [], made: { done: 0, total: questionsIn(exam()) } });
      try {
        const key = JSON.stringify(recipe);
        if (kept.recipe !== key) {
          const questions = await makeQuestions(asking, recipe, (done, total) => updateExam({ made: { done, total } }));
          kept = { recipe: key, questions };
        }
        const file = await makeFile(asking, format, recipe.title || UNTITLED, kept.questions, handsOn(screen));
        signal.throwIfAborted();
        updateExam({ leftOut: file.leftOut });
        await use(file);
      } finally {
        updateExam({ made: null });
      }
    });
  }

  return /** @type {import("../feature.js").Handling} */ ({
    "prepare-exam": () => {
      state.update({ worksheets: "exam" });
      updateExam({ message: "", leftOut: [] });
      return preview();
    },
    "collect-results": () => state.update({ worksheets: "results" }),
    "leave-worksheets": () => state.update({ worksheets: "" }),
    "change-exam": ({ change }) => {
      state.update({ exam: { ...exam(), ...change } });
      return preview();
    },
    "save-exam": ({ format }) =>
      make(format, ({ name, content }) => {
        device.download(name, content);
        updateExam({ message: `Saved as ${name}.` });
      }),
    "print-exam": ({ format }) => make(format, ({ content }) => printPaper(String(content))),
    "save-results": ({ text }) => device.download("results.csv", csvOf(readResultList(text))),
  });
}
