/**
 * What the lines do that are run once, before or after the search itself, and those that keep what was found.
 *
 * @typedef {import("../line-shapes.js").Shape} Shape
 */

import { sentence } from "../../../words/sentence.js";

/** @param {string} text @returns {Shape[1]} */
const says = (text) => () => sentence`${text}`;

/** @type {readonly Shape[]} */
export const DEEDS = [
  [/^v, best_move = worth, action$/, says("This move is the best so far: remember it with its value.")],
  [/^return v, best_move$/, says("Return the value and the best move.")],
  [/^(?:v|value) = game\.utility\(\w+\)$/, says("The rules say what this end of the game is worth.")],
  [/^value = game\.evaluate\(\w+\)$/, says("The evaluation function estimates what this position is worth.")],
  [/^v = lower = upper = game\.utility\(state\)$/, says("The rules say it exactly: both bounds are the value.")],
  [/^first_(alpha|beta) = (?:alpha|beta)$/, says("Remember this end of the window as it was at first.")],
  [/^lower, upper = -inf, inf$/, says("Nothing is known yet: the value is between −∞ and +∞.")],
  [/^upper = \w+$/, says("The value is at most this.")],
  [/^lower = \w+$/, says("The value is at least this.")],
  [/^beta = max\(g, nextafter\(lower, inf\)\)$/, says("The next window is as narrow as possible, at the guess.")],
  [/^g = f$/, says("The guess for the first window is f.")],
  [/^v = worth$/, says("This move is the best so far: v is what it is worth.")],
  [/^limit \+= 1$/, says("The next iteration goes one ply deeper.")],
  [/^budget = Budget\(/, says("How many nodes, and how many seconds, may the search take?")],
  [/^budget\.binding = True$/, says("From the second iteration on, the budget can end the search.")],
  [/^try:$/, says("Search on, as long as the budget lasts.")],
  [/^ended: Ended = /, says("Why did the search end: at the depth, or because all was searched?")],
  [/^return LimitedAnswer\(/, says("Return the value, the best move and why the search ended.")],
  // SSS*
  [/^root = Node\(state\)$/, says("The tree begins with its root.")],
  [/^opened = \[Entry\(root, LIVE, inf\)\]$/, says("OPEN begins with the root: live, with merit +∞.")],
  [/^actions = game\.actions\(node\.state\)$/, says("The rules say which moves there are.")],
  [/^merit = min\(merit, game\.utility\(node\.state\)\)$/, says("The merit cannot be more than this leaf is worth.")],
  [/^parent, place = node\.parent, .*$/, says("Take the parent, and the place of the next sibling.")],
  [/^sibling = child\(parent, .*\)$/, says("Take the next sibling.")],
  // Chance
  [/^v = 0\.0$/, says("The average begins at 0.")],
  [/^v \+= probability \* w$/, says("Add this outcome's share to the average.")],
  [/^for index, \(action, probability\) in enumerate\(.*$/, says("Take the next outcome, with its probability.")],
  [/^(high|low) = \((?:beta|alpha) - rest\) \/ probability$/, says("Beyond this, the average leaves the window.")],
  [/^start, end = max\(\w+, least\), min\(\w+, greatest\)$/, says("No value lies beyond the bounds of the game.")],
  [/^rest = average_without\($/, says("What do all the other outcomes make of the average?")],
  [/^index, chances, upper$/, says("All the others count as much as they can.")],
  [/^child = game\.result\(state, game\.actions\(state\)\[0\]\)$/, says("Take the position after the first move.")],
  [/^mover = game\.to_move\(child\)$/, says("Who moves there? The rules say.")],
  [/^outcomes$/, says("Go through the outcomes.")],
  [/^lower\[index\] = upper\[index\] = outcome$/, says("This outcome is known: both of its bounds are its value.")],
  [/^upper\[index\] = min\(greatest, most\)$/, says("After the probe, this outcome is worth at most that.")],
  // Rounds
  [/^random = Random\(seed\)$/, says("Chance begins with the seed: the same seed plays the same rounds.")],
  [/^least, greatest = game\.bounds$/, says("What is the least, and what the greatest value in this game?")],
  [/^width = exploration \* .*$/, says("How much does a rarely tried move count?")],
  [/^root: Node\[A\] = Node\(\)$/, says("The tree begins with its root, which has no visits yet.")],
  [/^visit\(state, root\)$/, says("One round: go down from the root, and bring a result back.")],
  [/^action = drawn\(game, state, random\)$/, says("Draw a move or an outcome at random.")],
  [/^actions = root\.children$/, says("Which moves did the root try?")],
  [/^action = max\($/, says("Choose the move with the most visits.")],
  [/^actions,$/, says("Choose among all moves.")],
  [/^default=None,$/, says("Without any move, there is none to choose.")],
  [/^key=lambda each: actions\[each\]\.visits,$/, says("The number of visits decides.")],
  [/^return Answer\(root\.total \/ root\.visits, action\)$/, says("Return the mean of all rounds, and that move.")],
  // Regrets
  [/^check_begins\(game, state\)$/, says("Is this the beginning of the game? Only from there can it be learnt.")],
  [/^rows = game\.payoffs$/, says("Take the table of payoffs, row by row.")],
  [/^columns = list\(zip\(\*rows, strict=True\)\)$/, says("The same table, column by column.")],
  [/^regrets = \{$/, says("Nobody regrets anything yet.")],
  [/^(MAX|MIN): Regrets\(len\(\w+\)\),$/, (_, [side]) => sentence`${side} begins with no regrets.`],
  [/^place = random\.choices\(.*\[$/, says("Draw a move by the strategy.")],
  [/^0$/, says("Take the one that was drawn.")],
  [/^worth = play\(state\)$/, says("Play one round: worth is what MAX gets.")],
  [/^answered = game\.result\(state, game\.actions\(state\)\[0\]\)$/, says("Take a position in which MIN is to move.")],
  [/^strategies = \{$/, says("The average strategies of all rounds are the answer.")],
  [
    /^spot\(game, \w+\): regrets\[(MAX|MIN)\]\.average\(\),$/,
    (_, [side]) => sentence`Take the average strategy of ${side}.`,
  ],
  [/^v = expected_value\(game, state, strategies\)$/, says("What is the game worth, if both play these strategies?")],
  [/^return Equilibrium\(v, strategies\)$/, says("Return the value and the strategies.")],
  [
    /^child, reach(?:_m..)?, reach(?:_m..)?, reach(?:_chance)?$/,
    says("Go on with the probabilities of getting there."),
  ],
  [/^reach = reach_chance \* probability$/, says("How likely does chance go this way?")],
  [/^reach = reach_m.. \* probability$/, says("How likely does the player go this way?")],
  [/^others = reach_m.. \* reach_chance$/, says("How likely do chance and the other player lead here?")],
  [/^actions, strategy, strict=True$/, says("Go through the moves with their probabilities.")],
  [/^cfr_value\(state, 1\.0, 1\.0, 1\.0\)$/, says("One round: go through the whole game from its root.")],
  [/^tables\[where\] = Regrets\(len\(actions\)\)$/, says("The first time here: no move is regretted yet.")],
  [/^for where, table in tables\.items\(\)$/, says("Go through all information sets.")],
];
