/**
 * What a line of a constraint method finds, told from the shape of its text and from what happened next. A line whose
 * shape is not known has no sentence here.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 *
 * @typedef {object} AtLine
 * @property {boolean | null} held  whether the condition of the line held; null if that is not known
 * @property {Part | string} assigned  what this line assigns, "WA = red"; "" if it is not known
 * @property {Part | string} undone  what this line takes back; "" if it is not known
 * @property {string} removed  the value that this line removes, and from what, "red from WA"; "" if it is not known
 */

import { deedOfLine } from "../../words/line-deeds.js";
import { outcomeOfLine, yesOrNo } from "../../words/line-words.js";
import { sentence } from "../../words/sentence.js";
import { lineDoes } from "./line-deeds.js";

/**
 * A question, and the answer for a condition that says it, or says its opposite; no answer where the line calls what finds it.
 * @param {string} question @param {boolean} [isOpposite]
 */
const asks =
  (question, isOpposite = false) =>
  (/** @type {AtLine} */ { held }) =>
    held === null ? sentence`${question}` : sentence`${question} ${yesOrNo(held !== isOpposite)}`;

/** @param {string} text */
const says = (text) => () => sentence`${text}`;

/** @type {readonly (readonly [RegExp, (at: AtLine) => Part[] | null])[]} */
const SHAPES = [
  [/^if csp\.allows\(\w+, \w+\):$/, asks("Does the constraint allow these values?")],
  [/^if not csp\.allows\(\w+, \w+\):$/, asks("Does the constraint allow these values?", true)],
  [/^if all\(csp\.allows\(.*\):$/, asks("Do all the constraints allow this value?")],
  [/^if not csp\.conflict\(\w+, \w+, assignment\):$/, asks("Does this value conflict with the assigned ones?", true)],
  [/^\w+ = csp\.conflict\(.*\)$/, says("Which constraint does this value break, if any?")],
  [/^if ac3\(.*\):$/, asks("Does propagation leave every variable a value?")],
  [/^if not ac3\(.*\):$/, asks("Does propagation leave every variable a value?", true)],
  [/^if last not in colours:$/, asks("Does the turn begin with the first colour?")],
  [/^if broken:$/, asks("Does the value break a constraint?")],
  [/^if len\(assignment\) == len\(csp\.variables\):$/, asks("Has every variable a value?")],
  [/^if not domains\[.+\]:$/, asks("Has the variable no value left?")],
  [/^if len\(domains\[variable\]\) == 1:$/, asks("Has the variable only one value left?")],
  [/^if len\(others\) != 1:$/, asks("Is the constraint on two variables?", true)],
  [/^if len\(ahead\) == 1:$/, asks("Is only one variable of the constraint left without a value?")],
  [/^while queue:$/, asks("Is something left in the queue?")],
  [/^if result is not None:$/, asks("Was a solution found?")],
  [/^if below is None:$/, asks("Was a solution found?")],
  [/^if variable not in below:$/, asks("Is this variable in the conflict set from below?", true)],
  [/^if not conflicted:$/, asks("Is any variable in conflict?", true)],
  [/^if not nodes:$/, asks("Is a node left?", true)],
  [/^if neighbour not in reached:$/, asks("Was this neighbour reached before?", true)],
  [/^if is_other and len\(domains\[arc\[0\]\]\) > 1:$/, asks("Must this arc be checked again?")],
  [/^if other != variable and other not in assignment:$/, asks("Is it another variable, without a value?")],
  [/^if revise\(.*\):$/, says("Revise this arc: does a value lose its support?")],
  [/^if infer\(.*\):$/, says("What does this assignment rule out?")],
  [/^domains\.remove\(\w+, \w+\)$/, ({ removed }) => (removed ? sentence`Remove ${removed}.` : null)],
  [/^assignment\[\w+\] = .+$/, ({ assigned }) => (assigned ? sentence`Assign: ${assigned}.` : null)],
  [/^del assignment\[\w+\]$/, ({ undone }) => (undone ? sentence`Undo ${undone}.` : null)],
  [/^values\[\w+\] = \w+$/, says("Put this value among those to check.")],
  [/^values = \{\*\*assignment, variable: value\}$/, says("Take the assigned values, and this one.")],
  [/^pair = \{\*\*values, neighbour: choice\}$/, says("Take these values, and one of the neighbour.")],
  [/^values = dict\(zip\(others, choices, strict=True\)\)$/, says("Take this combination of values.")],
  [
    /^others = \[v for v in constraint\.scope if v != variable\]$/,
    says("Which other variables does the constraint have?"),
  ],
  [
    /^ahead = \[v for v in constraint\.scope if v not in values\]$/,
    says("Which variables of the constraint have no value yet?"),
  ],
  [/^is_other = arc\[1\] is not constraint$/, says("Is this arc of another constraint?")],
  [/^\(variable, constraint\), _ = queue\.popitem\(last=False\)$/, says("Take the first arc from the queue.")],
  [/^node = queue\.popleft\(\)$/, says("Take the first node from the queue.")],
  [/^queue\[arc\] = None$/, says("Put this arc into the queue.")],
  [/^queue\.append\(neighbour\)$/, says("Put this neighbour into the queue.")],
  [/^queue = .+$/, says("Fill the queue.")],
  [/^reached\.add\(\w+\)$/, says("Remember that this node is reached.")],
  [/^order\.append\(node\)$/, says("This node is next in the order.")],
  [/^legal\.append\(value\)$/, says("This value is still legal.")],
  [/^lost\.add\(.*\)$/, says("This value of the neighbour would be lost.")],
  [/^count \+= 1$/, says("Count one more.")],
  [/^return count$/, says("Return the count.")],
  [/^return len\(lost\)$/, says("Return how many values would be lost.")],
  [/^return legal$/, says("Return the values that are still legal.")],
  [/^return revised$/, says("Return whether a value was removed.")],
  [/^return result$/, says("Return what was found.")],
  [/^return assignment$/, says("Return the assignment.")],
  [/^return below$/, says("Jump back: return the conflict set from below.")],
  [/^return conflict_set - \{variable\}$/, says("No value is left: return the conflict set, without this variable.")],
  [/^conflict_set\.update\(broken\.scope\)$/, says("Add the variables of that constraint to the conflict set.")],
  [/^conflict_set \|= below$/, says("Add what conflicted below to the conflict set.")],
  [/^variable = select\(csp, assignment, domains\)$/, says("Choose the next variable.")],
  [/^return unassigned\(csp, assignment\)\[0\]$/, says("Return the first variable without a value.")],
  [/^return \[v for v in csp\.variables if v not in assignment\]$/, says("Return the variables without a value.")],
  [/^return domains\[variable\]$/, says("Return the values that are left, in the order given.")],
  [/^mark = domains\.mark\(\)$/, says("Remember the domains as they are now.")],
  [/^domains\.undo\(mark\)$/, says("Put back the values that were removed since.")],
  [/^(?:result|below) = (?:backtrack|backjump)\(assignment\)$/, says("Go on with the next variable.")],
  [/^result = colour_all\(others, colour\)$/, says("Go on with the next node.")],
  [/^node, others = nodes\[0\], nodes\[1:\]$/, says("Take the first node; the others come later.")],
  [/^domains\.keep_only\(variable, assignment\[variable\]\)$/, says("Keep only the assigned value of the variable.")],
  [/^neighbour = ahead\[0\]$/, says("Take the variable that is left.")],
  [/^\(other,\) = others$/, says("Take the other variable of the constraint.")],
  [/^known = \{variable, \*assignment\}$/, says("Take the variables that have a value, and this one.")],
  [/^constraints = csp\.constraints_on\(variable\)$/, says("Take the constraints on this variable.")],
  [/^(?:\w+) = csp\.arcs_to\(variable\)$/, says("Take the arcs that lead to this variable.")],
  [/^smallest = min\(sizes\.values\(\)\)$/, says("What is the smallest number of values left?")],
  [/^conflicted = conflicted_variables\(\)$/, says("Which variables are in conflict?")],
  [/^variable = random\.choice\(conflicted\)$/, says("Pick one of the variables in conflict at random.")],
  [/^fewest = min\(conflicts\)$/, says("What is the smallest number of conflicts?")],
];

/**
 * What a line finds; null if that is not known.
 * @param {string} text  the line, without the space around it @param {AtLine} at @returns {Part[] | null}
 */
export function lineFinds(text, at) {
  for (const [shape, describe] of SHAPES) {
    const parts = shape.test(text) ? describe(at) : null;
    if (parts) return parts;
  }
  return outcomeOfLine(text, { held: at.held, found: () => NaN }) ?? lineDoes(text) ?? deedOfLine(text);
}
