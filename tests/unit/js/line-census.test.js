import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { lineFinds as inGames } from "../../../static/js/kinds/game/line-shapes.js";
import { lineFinds as inProblems } from "../../../static/js/kinds/problem/line-shapes.js";

/** How often each line is stepped, by kind and method; see make_lines.py. @type {Record<"game" | "problem", Record<string, Record<string, number>>>} */
const STEPPED = JSON.parse(readFileSync(new URL("stepped-lines.json", import.meta.url), "utf8"));

/** All that a line could need is known. */
const IN_GAMES = {
  node: { text: "A", role: /** @type {const} */ ("MAX"), row: 0 },
  numbers: { get: () => 3 },
  following: "return v",
  isEnd: false,
  isLimit: false,
  move: "a₂",
  called: "a₂",
  held: false,
  found: () => 3,
};
const IN_PROBLEMS = { held: true, assigned: "A = 1", undone: "A = 1", removed: "1 from A" };

const TOLD = {
  game: (/** @type {string} */ line) => inGames(line, /** @type {any} */ (IN_GAMES)),
  problem: (/** @type {string} */ line) => inProblems(line, IN_PROBLEMS),
};

/**
 * The lines that are only repeated: parts of a long line, and what is done once or says it all itself. A line that is
 * new here needs a sentence instead, unless there is nothing to find in it.
 */
const REPEATED = {
  game: [
    "0",
    "MAX: Regrets(len(rows)),",
    "MIN: Regrets(len(columns)),",
    "actions,",
    "actions, strategy, strict=True",
    "budget.binding = True",
    "cfr_value(state, 1.0, 1.0, 1.0)",
    "check_begins(game, state)",
    "child, reach, reach_min, reach_chance",
    "child, reach_max, reach, reach_chance",
    "default=None,",
    'ended: Ended = "depth" if stopped_short else "end"',
    "for index, (action, probability) in enumerate(",
    "for index, (action, probability) in enumerate(outcomes):",
    "for where, table in tables.items()",
    "index, chances, upper",
    "key=lambda each: actions[each].visits,",
    "least, greatest = game.bounds",
    "lower, upper = -inf, inf",
    "outcomes",
    "parent, place = node.parent, node.path[-1] + 1",
    "return Answer(root.total / root.visits, action)",
    "return Equilibrium(v, strategies)",
    "return LimitedAnswer(v, best_action, ended)",
    "return v, best_move",
    "return value(child, alpha, beta, depth - 1)",
    "spot(game, answered): regrets[MIN].average(),",
    "spot(game, state): regrets[MAX].average(),",
    "tables[where] = Regrets(len(actions))",
    "try:",
    "upper[index] = min(greatest, most)",
    "v, best_move = worth, action",
    "visit(state, root)",
  ],
  problem: [
    "(v for v in sizes if sizes[v] == smallest), key=ahead",
    "ahead = [",
    "all_assigned = len(assignment) == len(csp.variables)",
    "arcs = [arc for arc in arcs if arc[0] not in assignment]",
    "assignment,",
    "best_values(variable)",
    "binding = [",
    "broken = [",
    "conflict_set = backjump(assignment)",
    "conflicts = [",
    "count = 0",
    "count_conflicts(variable, value) for value in values",
    "csp,",
    "csp, assignment, domains, start, always_the_first",
    "csp, assignment, domains, start, next_in_turn",
    "csp, domains, variable, others, constraint",
    "csp, variable, value, assignment, domains",
    "domains,",
    "for constraint in csp.constraints",
    "for constraint in csp.constraints_on(variable)",
    "for other in csp.neighbours(variable)",
    "for variable in unassigned(csp, assignment)",
    "infer=forward_checking,",
    "infer=mac,",
    "key=lambda variable: len(domains[variable]),",
    "left = {",
    "not csp.allows(each, values) for each in constraints",
    "order,",
    "pairs = zip(values, conflicts, strict=True)",
    "place = colours.index(last) + 1",
    "random = Random(seed)",
    "result = backtracking_search(",
    "return (*colours[place:], *colours[:place])",
    "return [",
    "return ac3(csp, domains, arcs)",
    "return assignment if all_assigned else None",
    "return assignment if conflict_set is None else None",
    "return backtrack(assignment)",
    "return backtracking_search(",
    "return colour_all(breadth_first(csp, start), None)",
    "return colour_once(",
    "return colour_or_go_back(",
    "return colours",
    "return constraints_ahead(csp, variable, assignment)",
    "return list(dict.fromkeys(variables))",
    "return max(",
    "return min(",
    "return most_constraints_of_smallest(csp, assignment, sizes)",
    "return order",
    "return revise_many(",
    "return ruled_out(",
    "return ruled_out(csp, variable, value, assignment, left)",
    "return sorted(domains[variable], key=lost)",
    "return sum(",
    "revise(csp, domains, ahead[0], constraint)",
    "select,",
    "sizes = {",
    "unassigned(csp, assignment),",
    "v for v in constraint.scope if v not in assignment",
    "value for value, count in pairs if count == fewest",
    "values = domains[variable]",
    "variables = [v for each in broken for v in each.scope]",
  ],
};

describe("Of the lines that are stepped", () => {
  for (const kind of /** @type {const} */ (["game", "problem"])) {
    const lines = Object.values(STEPPED[kind]).flatMap((counts) => Object.entries(counts));
    const repeated = lines.filter(([line]) => TOLD[kind](line) === null);

    it(`only a few that are known have no sentence of their own: ${kind}`, () => {
      assert.deepEqual([...new Set(repeated.map(([line]) => line))].sort(), [...REPEATED[kind]].sort());
    });

    it(`a question repeats its condition only where two numbers are compared: ${kind}`, () => {
      const words = (/** @type {string} */ line) => (TOLD[kind](line) ?? []).map(({ text }) => text).join("");
      const asked = lines.map(([line]) => line).filter((line) => words(line).includes(" hold?"));
      assert.deepEqual(
        [...new Set(asked)].filter((line) => !/^if \w+ [<>]=? \w+:$/.test(line)),
        [],
      );
    });

    it(`not one step in twenty repeats its line: ${kind}`, () => {
      const steps = (/** @type {[string, number][]} */ some) => some.reduce((sum, [, count]) => sum + count, 0);
      assert.ok(steps(repeated) * 20 < steps(lines), `${steps(repeated)} of ${steps(lines)}`);
    });
  }
});
