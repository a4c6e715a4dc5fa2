/**
 * What the lines do that are run once, or that only gather something. A table for `line-shapes.js`.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { sentence } from "../../words/sentence.js";

/** @type {readonly (readonly [RegExp, string])[]} */
const TEXTS = [
  [/^random = Random\(seed\)$/, "Chance begins with the seed: the same seed makes the same choices."],
  [/^all_assigned = /, "Has every variable a value? Remember the answer."],
  [/^return assignment if all_assigned else None$/, "Return the assignment, if every variable has a value."],
  [/^return assignment if conflict_set is None else None$/, "Return the assignment, if there is no conflict left."],
  [/^conflict_set = backjump\(assignment\)$/, "Begin with the first variable."],
  [/^return backtrack\(assignment\)$/, "Begin with the first variable, and return what comes of it."],
  [/^(?:return|result =) backtracking_search\($/, "Search by backtracking, with these choices:"],
  [/^return colour_once\($/, "Colour the nodes one after the other, with these choices:"],
  [/^return colour_or_go_back\($/, "Colour the nodes, and go back from dead ends, with these choices:"],
  [/^return colour_all\(breadth_first\(csp, start\), None\)$/, "Colour all nodes, breadth-first from the start."],
  [/^infer=(?:forward_checking|mac),$/, "What comes after each assignment: a look ahead."],
  [/^select,$/, "This function chooses the next variable."],
  [/^order,$/, "This function puts its values in order."],
  [/^return ac3\(csp, domains, arcs\)$/, "Propagate along these arcs."],
  [/^arcs = \[arc for arc in arcs if arc\[0\] not in assignment\]$/, "Only arcs of variables without a value matter."],
  [/^return revise_many\($/, "The constraint is on more than two variables: check all combinations."],
  [/^revise\(csp, domains, ahead\[0\], constraint\)$/, "Check the values of the one variable that is left."],
  [/^values = domains\[variable\]$/, "Which values has the variable left?"],
  [/^sizes = \{$/, "How many values has each variable left?"],
  [/^return \[$/, "Return those that fit."],
  [/^return min\($/, "Return the one for which something is least."],
  [/^return max\($/, "Return the one for which something is greatest."],
  [/^key=lambda variable: len\(domains\[variable\]\),$/, "The number of values that are left decides."],
  [
    /^\(v for v in sizes if sizes\[v\] == smallest\), key=ahead$/,
    "Among those with the fewest values, the most constraints decide.",
  ],
  [
    /^return most_constraints_of_smallest\(/,
    "Among those with the fewest values, take the one with the most constraints.",
  ],
  [/^return constraints_ahead\(/, "Count its constraints on variables without a value."],
  [
    /^return sorted\(domains\[variable\], key=lost\)$/,
    "First come the values that take the fewest from the neighbours.",
  ],
  [/^return ruled_out\(/, "Count what this value would take from the neighbours."],
  [/^count = 0$/, "Nothing is counted yet."],
  [/^return sum\($/, "Return how many there are."],
  [/^for constraint in csp\.constraints(?:_on\(variable\))?$/, "Go through the constraints."],
  [/^for other in csp\.neighbours\(variable\)$/, "Go through the neighbours."],
  [/^for variable in unassigned\(csp, assignment\)$/, "Go through the variables without a value."],
  [/^unassigned\(csp, assignment\),$/, "Go through the variables without a value."],
  [/^v for v in constraint\.scope if v not in assignment$/, "Those of its variables that have no value."],
  [/^ahead = \[$/, "Which variables of the constraint have no value yet?"],
  [/^left = \{$/, "Which values are left to each neighbour?"],
  [/^binding = \[$/, "Which constraints have only variables with a value?"],
  [/^broken = \[$/, "Which constraints are broken now?"],
  [/^conflicts = \[$/, "How many conflicts does each value make?"],
  [/^pairs = zip\(values, conflicts, strict=True\)$/, "Put each value beside its number of conflicts."],
  [
    /^variables = \[v for each in broken for v in each\.scope\]$/,
    "Which variables stand in a constraint that is broken?",
  ],
  [/^return list\(dict\.fromkeys\(variables\)\)$/, "Return each of them once."],
  [/^count_conflicts\(variable, value\) for value in values$/, "How many conflicts would each value make?"],
  [/^constraint$/, "Take this one, if what follows holds."],
  [/^if not csp\.allows\(constraint, assignment\)$/, "Keep it if it is broken."],
  [/^if known\.issuperset\(constraint\.scope\)$/, "Keep it if all its variables have a value."],
  [/^if other not in assignment$/, "Only those without a value."],
  [/^variable: len\($/, "Count the values that are left to each variable."],
  [/^variable: len\(domains\[variable\]\)$/, "Count the values that are left to each variable."],
  [/^legal_values\(csp, variable, assignment, domains\)$/, "Which of them are still legal?"],
  [/^other: legal_values\(csp, other, assignment, domains\)$/, "Which values are still legal for this neighbour?"],
  [/^not csp\.allows\(each, values\) for each in constraints$/, "Count the constraints that do not allow it."],
  [/^value for value, count in pairs if count == fewest$/, "Take the values with the fewest conflicts."],
  [/^best_values\(variable\)$/, "Which values make the fewest conflicts?"],
  [/^place = colours\.index\(last\) \+ 1$/, "The turn goes on after the colour that was used last."],
  [/^return \(\*colours\[place:\], \*colours\[:place\]\)$/, "Return the colours, beginning there."],
  [/^return colours$/, "Return the colours in the order given."],
  [/^return order$/, "Return the nodes in this order."],
  [/^csp, variable, value, assignment, domains$/, "Here for this value of the variable."],
  [/^csp, domains, variable, others, constraint$/, "Here for the variables of this constraint."],
  [/^csp, assignment, domains, start, always_the_first$/, "Each node gets the first colour that fits."],
  [/^csp, assignment, domains, start, next_in_turn$/, "Each node gets the next colour in turn that fits."],
];

/** @param {string} text  the line, without the space around it @returns {Part[] | null} */
export function lineDoes(text) {
  const [, phrase] = TEXTS.find(([shape]) => shape.test(text)) ?? [];
  return phrase === undefined ? null : sentence`${phrase}`;
}
