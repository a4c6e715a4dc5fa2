import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { outputProps } from "../../../static/js/kinds/program/views.js";
import { duelProps, plotsProps, scoresProps } from "../../../static/js/kinds/game/laboratory.js";
import { trialsProps } from "../../../static/js/kinds/game/trial-scores.js";
import { boardProps, movesProps } from "../../../static/js/kinds/game/board.js";
import { comparisonProps } from "../../../static/js/view-models/comparison.js";
import { examProps } from "../../../static/js/features/practice/worksheets-shown.js";
import { practiceProps } from "../../../static/js/features/practice/exercise-shown.js";
import { searchProps } from "../../../static/js/view-models/search.js";
import { effortProps } from "../../../static/js/kinds/problem/effort.js";
import { raceProps } from "../../../static/js/kinds/problem/race.js";
import { readingProps } from "../../../static/js/kinds/program/views.js";
import { countersProps } from "../../../static/js/kinds/game/counters.js";
import { TASKS, placeOfError } from "../../../static/js/kinds/tasks.js";
import { errorAt } from "../../../static/js/state/results.js";
import { pageAt } from "./page.js";
import { knowing } from "./knowing.js";

describe("An error in what a button asks for", () => {
  it("is shown at the button, whatever it is about", () => {
    assert.equal(placeOfError("scores", "position"), "scores");
    assert.equal(placeOfError("values", "depth"), "values");
    assert.equal(placeOfError("race", ""), "race");
  });

  it("is shown at a field beside the button, if it is about that field", () => {
    assert.equal(placeOfError("scores", "seconds"), "seconds");
    assert.equal(placeOfError("duel", "plies"), "plies");
  });

  it("is shown at its field if it comes from a search or a position", () => {
    assert.equal(placeOfError("search", "depth"), "depth");
    assert.equal(placeOfError("", "position"), "position");
  });

  it("is shown in one place only", () => {
    const page = pageAt("two left: look", "two left");
    const [state, known] = [page.state.get(), page.results.get()];
    for (const task of Object.keys(TASKS)) {
      const results = knowing({ error: { message: "Wrong.", field: task } }, known);
      const { work, forecast } = plotsProps(state, results).errors;
      const errors = {
        values: movesProps(state, results).error,
        count: countersProps(state, results).error,
        scores: scoresProps(state, results).error,
        work,
        forecast,
        duel: duelProps(state, results).error,
        trials: trialsProps(state, results).error,
        race: raceProps(state, results, []).error,
        solutions: effortProps(state, results).error,
        textbook: readingProps(state, results).error,
        board: boardProps(state, results).error,
        "random-tree": boardProps(state, results).random.wrong || null,
        install: outputProps(state, results).notInstalled,
        "second-run": comparisonProps(state, results).error,
        practice: practiceProps(state, results).error || null,
        exam: examProps(state, results).error || null,
        method: searchProps(state, results).error,
      };
      const said = Object.entries(errors).filter(([, error]) => error !== null);
      assert.deepEqual(
        said.map(([place]) => place),
        [TASKS[task].isOverTree ? "method" : task],
      );
      assert.equal(errorAt(results, task)?.message, "Wrong.");
    }
  });

  it("stays at the button after Python's rejection, until the button is pressed again", async () => {
    const page = pageAt("two left: look", "two left");
    const refusal = Object.assign(new Error("The engine plays no such position."), { field: "position", at: 3 });
    page.python.instead.scores = () => Promise.reject(refusal);
    await page.intend("score-moves");
    assert.deepEqual(page.results.get().error, { message: refusal.message, field: "scores", at: null });
    page.python.instead.values = () => ({ values: [] });
    await page.intend("value-moves");
    assert.equal(page.results.get().error, null);
  });
});
