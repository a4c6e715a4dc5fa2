/**
 * What the page says about the steps of real searches: the situation, and the whole sentence. If the wording changes,
 * only this file changes, and no other test.
 *
 * `trace` names a fixture. `from` is a step, counted by node from 0 (before the first); `says` are the sentences of
 * it and of those after it. `at` is a moment: "enter B" and "after B" are a call and its return, "after B #2" is
 * the second node of that name; "end" is the last step.
 * @typedef {{about: string, trace: string, from: number, says: string[]}} Steps
 * @typedef {{about: string, trace: string, at: string, says: string}} Moment
 */

/** @type {(Steps | Moment)[]} */
export const OF_GAMES = [
  {
    about: "The first lesson, by alpha-beta",
    trace: "lesson",
    from: 0,
    says: [
      "Press → or Play to start. MAX is to move.",
      "Visit A with α = −∞, β = +∞. MAX looks for the largest value.",
      "Visit B with α = −∞, β = +∞. MIN looks for the smallest value.",
      "b₁ is worth 3. Best so far for MIN at B: 3.",
      "b₂ is worth 12. 12 > 3, so MIN keeps 3 at B.",
      "b₃ is worth 8. 8 > 3, so MIN keeps 3 at B.",
      "All moves tried at B. Best for MIN: 3, from b₁. Best so far for MAX at A: 3.",
      "Visit C with α = 3, β = +∞. MIN looks for the smallest value.",
      "c₁ is worth 2. Best so far for MIN at C: 2.",
      "At C, MIN can get 2. At A, MAX already has 3 from B, so MAX will never choose C: cut c₂ and c₃.",
      "Visit D with α = 3, β = +∞. MIN looks for the smallest value.",
      "d₁ is worth 14. Best so far for MIN at D: 14.",
      "d₂ is worth 5. MIN's best at D falls from 14 to 5.",
      "d₃ is worth 2. MIN's best at D falls from 5 to 2.",
      "All moves tried at D. Best for MIN: 2, from d₃. v ≤ α, but nothing is left to skip. 2 < 3, so MAX keeps 3 at A.",
      "All moves tried at A. Best for MAX: 3, by a₁ to B.",
    ],
  },
  { about: "A leaf is entered", trace: "lesson", at: "enter b₁", says: "The game ends at b₁." },
  {
    about: "A search without a window",
    trace: "lesson by minimax",
    at: "enter A",
    says: "Visit A. MAX looks for the largest value.",
  },
  {
    about: "A node at the depth limit is entered",
    trace: "lesson, one ply",
    at: "enter B",
    says: "B is at the depth limit, so the evaluation function estimates it.",
  },
  {
    about: "A node at the depth limit has its value",
    trace: "lesson, one ply",
    at: "after B",
    says: "The evaluation function gives B ≈ 7.667. Best so far for MAX at A: 7.667.",
  },
  {
    about: "A leaf above the depth limit is exact",
    trace: "uneven, two plies",
    at: "after a₂",
    says: "a₂ is worth 4. 4 > 0.5, so MIN keeps 0.5 at A.",
  },
  {
    about: "A β-cut",
    trace: "binary",
    at: "after E",
    says: "At E, MAX can get 5. At B, MIN already has 4 from D, so MIN will never choose E: cut e₂.",
  },
  {
    about: "An α-cut of a whole subtree",
    trace: "binary",
    at: "after C",
    says: "At C, MIN can get 1. At A, MAX already has 4 from B, so MAX will never choose C: cut G.",
  },
  {
    about: "A cut because of a node further up",
    trace: "tested above",
    at: "after F",
    says: "At F, MIN can get 0. At A, MAX already has 1 from B, so MAX will never let the game reach F: cut f₂.",
  },
  {
    about: "Cutting only on >, when the values have crossed",
    trace: "lecture, cut on >",
    at: "after C",
    says: "At C, MIN can get 0. At A, MAX already has 1 from B, so MAX will never choose C: cut c₃.",
  },
  {
    about: "MIN begins",
    trace: "uneven",
    at: "end",
    says: "All moves tried at A. Best for MIN: 0, by a₃ to C.",
  },
  {
    about: "A fail-hard search cuts",
    trace: "binary, fail-hard",
    at: "after E",
    says:
      "At E, MAX can get 5. At B, MIN already has 4 from D, so MIN will never choose E: cut e₂; " +
      "fail-hard returns β = 4.",
  },
  {
    about: "A fail-hard search finds less than α",
    trace: "binary, fail-hard",
    at: "after F",
    says:
      "All moves tried at F. Best for MAX: 1, from f₂; fail-hard returns α = 4. " +
      "Best so far for MIN at C: at most 4.",
  },
  {
    about: "A board, with nodes named after their moves",
    trace: "two left",
    from: 1,
    says: [
      "Visit the root with α = −∞, β = +∞. O (MIN) looks for the smallest value.",
      "Visit O 2 with α = −∞, β = +∞. X (MAX) looks for the largest value.",
      "O 2, X 9 is worth 1. Best so far for X at O 2: 1.",
      "All moves tried at O 2. Best for X: 1, by square 9. Best so far for O at the root: 1.",
      "Visit O 9 with α = −∞, β = 1. X (MAX) looks for the largest value.",
      "O 9, X 2 is worth 0. Best so far for X at O 9: 0.",
      "All moves tried at O 9. Best for X: 0, by square 2. O's best at the root falls from 1 to 0.",
      "All moves tried at the root. Best for O: 0, by square 9.",
    ],
  },
  {
    about: "A value that is not better because it is the same",
    trace: "four left",
    at: "after O 6",
    says: "At O 6, X can get 0. At the root, O already has 0 by square 4, so O will never choose O 6: cut square 7 and square 9.",
  },
  {
    about: "A tie",
    trace: "connect4",
    at: "after X 1, O 2, X 2",
    says: "The evaluation function gives X 1, O 2, X 2 ≈ 0.375. 0.375 again, so X keeps its earlier choice at X 1, O 2.",
  },
  {
    about: "A move of several words",
    trace: "heaps",
    at: "end",
    says: "All moves tried at 1-1-2. Best for MAX: 1, by 2 from heap 3, to 1-1-0.",
  },
  {
    about: "Several searches of one position",
    trace: "mtdf",
    from: 1,
    says: [
      "MTD(f) starts. It will search the same position several times.",
      "Visit A with the null window α = 0⁻, β = 0. This is a test: is A worth at least 0? MAX looks for the largest value.",
      "Visit B with the null window α = 0⁻, β = 0, for the same test. MIN looks for the smallest value.",
    ],
  },
  {
    about: "The answer of several searches",
    trace: "mtdf",
    at: "end",
    says: "MTD(f) is done: the value is 3, by a₁ to B.",
  },
  {
    about: "A null window asks for more than a number",
    trace: "mtdf",
    at: "enter A #2",
    says: "Visit A with the null window α = 3, β = 3⁺. This is a test: is A worth more than 3? MAX looks for the largest value.",
  },
  {
    about: "A test that is answered before all moves are tried",
    trace: "mtdf",
    at: "after A",
    says:
      "At A, MAX can get 3, by a₁ to B. A is worth at least 0, so the search can stop: cut C and D. " +
      "The test says yes: A is worth at least 3.",
  },
  {
    about: "A test that is answered at the end",
    trace: "mtdf",
    at: "after A #2",
    says: "All moves tried at A. Best for MAX: at most 3, by a₁ to B. The test says no: A is worth at most 3.",
  },
  {
    about: "A cut in a null window that belongs to no node above",
    trace: "mtdf",
    at: "after B #2",
    says: "At B, MIN can get 3. B is worth at most 3, whatever the other moves are worth: cut b₂ and b₃.",
  },
  {
    about: "A value after one that is only a bound",
    trace: "mtdf",
    at: "after D",
    says: "All moves tried at D. Best for MIN: 2, from d₃. 2 < 3, so A (MAX) stays ≤ 3.",
  },
  { about: "Looking up the table", trace: "mtdf", at: "enter b₁ #2", says: "Look up b₁ in the table." },
  {
    about: "A table hit from the same node",
    trace: "mtdf",
    at: "after b₁ #2",
    says: "The table already has b₁: it is worth 3. Best so far for MIN at B: 3.",
  },
  {
    about: "A table hit from the same position, reached in another way",
    trace: "table",
    at: "after … X 7, O 9, X 6",
    says:
      "… X 7, O 9, X 6 is the same position as … X 6, O 9, X 7. The table says that it is worth 0. " +
      "Best so far for X at O 4, X 7, O 9: 0.",
  },
  {
    about: "A table hit from a mirror image of the position",
    trace: "table and images",
    at: "after O 6",
    says:
      "O 6 counts as the same position as O 4. The table says that it is worth 0. " +
      "0 again, so O keeps its earlier choice at the root.",
  },
  {
    about: "A table hit from a node with the same name",
    trace: "heaps",
    at: "after 0-0-1 #2",
    says: "0-0-1 is the same position as an earlier 0-0-1. The table says that it is worth −1. Best so far for MAX at 0-1-1: −1.",
  },
  {
    about: "A move is tested",
    trace: "searched again",
    at: "enter C",
    says:
      "Visit C with the null window α = 1, β = 1⁺. This is a test: is C better than 1 for MAX at A? " +
      "MIN looks for the smallest value.",
  },
  {
    about: "The test is passed",
    trace: "searched again",
    at: "after C",
    says:
      "All moves tried at C. Best for MIN: 5, from c₁. The test says yes: C is better than 1 for MAX at A, " +
      "so search it again to find its value.",
  },
  {
    about: "The move is searched again",
    trace: "searched again",
    at: "enter C #2",
    says:
      "The test says that C is better than 1 for MAX at A. Search it again with α = 5, β = +∞ to find its value. " +
      "MIN looks for the smallest value.",
  },
  {
    about: "The second search can only confirm the test",
    trace: "searched again",
    at: "after C #2",
    says: "At C, MIN can get 5. The test showed that C is worth at least 5, so C is worth exactly 5: cut c₂.",
  },
  {
    about: "The test is failed",
    trace: "searched again",
    at: "after D",
    says:
      "At D, MIN can get 3. At A, MAX already has 5 from C, so MAX will never choose D: cut d₂. " +
      "The test says no: D is not better than 5 for MAX at A.",
  },
  {
    about: "A leaf passes a test",
    trace: "tested by both",
    at: "after d₂",
    says: "d₂ is worth 4. The test says yes: d₂ is better than 3 for MAX at D, so look at it again.",
  },
  {
    about: "A leaf is visited again",
    trace: "tested by both",
    at: "after d₂ #2",
    says: "Second look: d₂ is worth 4. MAX's best at D rises from 3 to 4.",
  },
  {
    about: "A node below a test",
    trace: "tested by both",
    at: "enter F",
    says: "Visit F with the null window α = 4, β = 4⁺, for the same test. MAX looks for the largest value.",
  },
  {
    about: "A shallow search of the same position",
    trace: "looked at first",
    at: "enter C #2",
    says:
      "Search a few moves deep from C with the null window α = 3.925, β = 3.925⁺. This is a test: is C worth more than " +
      "3.925? MIN looks for the smallest value.",
  },
  {
    about: "What the shallow search says",
    trace: "looked at first",
    at: "after C #2",
    says:
      "At C, MIN can get 0.5. C is worth at most 3.925, so the search can stop: cut G. " +
      "The shallow search says that C is worth at most 3.925.",
  },
  {
    about: "The shallow search was enough",
    trace: "looked at first",
    at: "after C",
    says: "C returns 4: the shallow search was enough. 4 again, so MAX keeps its earlier choice at A.",
  },
  {
    about: "A search that was stopped",
    trace: "deepening, broken off",
    at: "end",
    says:
      "Iterative deepening is done: the value is 3.5, by a₁ to B. The budget of 12 nodes ran out at depth 3, so the " +
      "answer is from depth 2.",
  },
  {
    about: "Iterative deepening has searched everything",
    trace: "deepening",
    at: "end",
    says: "Iterative deepening is done: the value is 4, by a₁ to B. A search deeper than 3 would find nothing new.",
  },
  {
    about: "A chance node is entered",
    trace: "chance",
    at: "enter B",
    says: "Visit B. Chance moves here, so the value is the average of the outcomes.",
  },
  {
    about: "An outcome of chance",
    trace: "chance",
    at: "after b₁",
    says: "b₁ is worth 8. It counts towards the average at B.",
  },
  {
    about: "The average",
    trace: "chance",
    at: "after B",
    says: "B is worth ¼ × 8 + ¾ × 2 = 3.5 on average. Best so far for MAX at A: 3.5.",
  },
  {
    about: "An average that cannot become good enough",
    trace: "cut by chance",
    at: "after C",
    says: "C can be worth at most −1.5 on average. At A, MAX already has 6 from B, so MAX will never choose C: cut c₂ and c₃.",
  },
  {
    about: "A probe",
    trace: "probed",
    at: "enter D",
    says: "Probe D with α = 1, β = +∞: try only its first move.",
  },
  {
    about: "What a probe has found",
    trace: "probed",
    at: "after D",
    says: "The probe tried one move of D, so D is worth at most 4.",
  },
  {
    about: "A search after the probes",
    trace: "probed",
    at: "enter D #2",
    says: "The probes were not enough, so search D with α = 1, β = 5. MIN looks for the smallest value.",
  },
  {
    about: "Three players",
    trace: "three players",
    at: "after E",
    says: "All moves tried at E. Best for player 3: 3, from e₁. So E is worth (6, 1, 3). 1 < 2, so player 2 keeps 2 at B.",
  },
  {
    about: "Three players, and one gets more",
    trace: "three players",
    at: "after C",
    says: "All moves tried at C. Best for player 2: 6, from F. So C is worth (2, 6, 5). Player 1's share at A rises from 1 to 2.",
  },
  {
    about: "Monte Carlo tree search",
    trace: "rounds",
    from: 1,
    says: [
      "Monte Carlo tree search (UCT) starts. Each round goes down the tree and brings a result back up.",
      "Round 1 starts at A.",
      "Simulation: the random game from A ends with 8.",
      "Backpropagation: A adds the result 8. Now 1 visit, mean 8.",
      "Round 2 starts at A.",
      "Expansion: add B to the tree.",
      "Simulation: the random game from B ends with 3.",
      "Backpropagation: B adds the result 3. Now 1 visit, mean 3.",
      "Backpropagation: A adds the result 3. Now 2 visits, mean 5.5.",
      "Round 3 starts at A.",
    ],
  },
  {
    about: "Monte Carlo tree search is done",
    trace: "rounds",
    at: "end",
    says:
      "Monte Carlo tree search (UCT) is done: the mean of all rounds is 6.111. It chooses the most visited move, a₃ to D: " +
      "4 visits, mean 8.75.",
  },
  {
    about: "SSS*",
    trace: "best first",
    from: 1,
    says: [
      "SSS* starts. In each round it works on the most promising entry.",
      "Take the best entry from OPEN: A, live, merit +∞.",
      "Take the best entry from OPEN: A, live, merit +∞. A is a MAX node: put all its children into OPEN.",
      "Take the best entry from OPEN: B, live, merit +∞.",
      "Take the best entry from OPEN: B, live, merit +∞. B is a MIN node: put its first child into OPEN.",
      "Take the best entry from OPEN: b₁, live, merit +∞. b₁ is 3; min(+∞, 3) = 3, so put it back as solved with merit 3.",
    ],
  },
  {
    about: "a leaf of SSS* that is worth more than its merit",
    trace: "best first",
    from: 21,
    says: [
      "Take the best entry from OPEN: b₂, live, merit 3. b₂ is 12; min(3, 12) = 3, so put it back as solved with merit 3.",
    ],
  },
  {
    about: "a position at the depth limit of SSS*",
    trace: "best first, two plies",
    from: 12,
    says: [
      "Take the best entry from OPEN: E, live, merit 3.5. The evaluation function gives E ≈ 5.5; min(3.5, 5.5) = 3.5, " +
        "so put it back as solved with merit 3.5.",
    ],
  },
  {
    about: "Regret matching, with moves picked at random",
    trace: "mixture",
    from: 1,
    says: [
      "Regret matching starts. In each round, both sides play their current strategies and learn from the result.",
      "Round 1 starts at the root: each side picks a move at random, using its strategy.",
      "MAX picks row 1 at random and reaches MAX 1.",
      "MIN picks column 2 at random. The game ends at MAX 1, MIN 2, worth −1.",
      "MAX 1 gave −1 this time.",
      "This round gave −1. Each side regrets the moves that would have given it more.",
    ],
  },
  {
    about: "Regret matching is done",
    trace: "mixture",
    at: "end",
    says: "Regret matching is done: with the average strategies, the value for MAX is 0.",
  },
  {
    about: "Counterfactual regret minimisation",
    trace: "weighed",
    from: 2,
    says: [
      "Round 1 starts at the root: both sides play their newest strategies.",
      "Visit MAX 1. MAX's moves lead here with probability 0.5, MIN's with 1.",
      "The game ends at MAX 1, MIN 1, worth 1. MAX's moves lead here with probability 0.5, MIN's with 0.5.",
      "The game ends at MAX 1, MIN 2, worth −1. MAX's moves lead here with probability 0.5, MIN's with 0.5.",
      "With this round's strategies, MAX 1 is worth 0.",
    ],
  },
];

/**
 * Steps of problems are counted by node, or as `by` says.
 * @type {(Steps & {by?: "arc"})[]}
 */
export const OF_PROBLEMS = [
  {
    about: "Forward checking colours Australia",
    trace: "australia",
    from: 0,
    says: [
      "Press → or Play to start. Colour the map with 3 colours so that neighbours differ.",
      "Western Australia = red. Propagation removes red from the Northern Territory and South Australia.",
    ],
  },
  {
    about: "MAC, with the fewest values left first",
    trace: "australia by MAC",
    from: 1,
    says: [
      "Nothing is assigned yet.",
      "South Australia has the fewest values left (3). South Australia = red. Propagation removes red from Western " +
        "Australia, the Northern Territory, Queensland and 2 others.",
    ],
  },
  {
    about: "A dead end, and the proof that there is no solution",
    trace: "two colours",
    from: 2,
    says: [
      "Only one value is left for the Northern Territory. The Northern Territory = green. Propagation removes green from " +
        "South Australia. No value is left for South Australia. Dead end: undo the Northern Territory = green.",
      "Undo the Northern Territory = green: it left no value for South Australia. Put back: green for South Australia.",
      "Undo Western Australia = red: nothing after it worked. Put back: red for South Australia and the Northern Territory.",
    ],
  },
  {
    about: "Backtracking rejects a value",
    trace: "australia by backtracking",
    from: 1,
    says: [
      "Western Australia = red.",
      "The Northern Territory = red is rejected: it conflicts with Western Australia = red (neighbours differ).",
    ],
  },
  {
    about: "An arc",
    trace: "australia",
    by: "arc",
    from: 2,
    says: [
      "Check the Northern Territory against Western Australia (neighbours differ): red has no support, so remove it.",
      "Check South Australia against Western Australia (neighbours differ): red has no support, so remove it.",
    ],
  },
  {
    about: "Local search",
    trace: "queens repaired",
    from: 5,
    says: [
      "Queen c5 = row 3. 4 constraints are broken.",
      "Queen c5 = row 4 (was row 3). 2 constraints are broken.",
      "Queen c1 = row 1 (was row 2). One constraint is broken.",
      "Queen c3 = row 5, as before. One constraint is broken.",
    ],
  },
  {
    about: "Backjumping",
    trace: "graph of four neighbours by jumping",
    from: 10,
    says: [
      "D = blue is rejected: it conflicts with C = blue (neighbours differ).",
      "Undo X = red: it has no part in the conflict, so skip the other values of X.",
      "Undo C = blue: nothing after it worked.",
    ],
  },
  {
    about: "Given values",
    trace: "sudoku",
    from: 1,
    says: [
      "The 79 given values are filled in.",
      "Row 1, column 1 = 1 is rejected: it conflicts with row 1, column 6 = 1 (the same row).",
    ],
  },
];

/** What is said from the start on, step by step by call. @type {{about: string, trace: string, says: string[]}[]} */
export const OF_PROGRAMS = [
  {
    about: "A search of a game",
    trace: "alpha-beta",
    says: [
      "Press → or Play to start at the root.",
      "Visit the root with α = −99, β = 99: MAX to move.",
      "Visit MAX 0 with α = −99, β = 99: MIN to move.",
      "MAX 0, MIN 0 returns 3. Best so far for MIN at MAX 0: 3.",
      "MAX 0, MIN 1 returns 12. MIN keeps 3 at MAX 0.",
      "MAX 0 returns 3. Best so far for MAX at the root: 3.",
      "Visit MAX 1 with α = 3, β = 99: MIN to move.",
      "MAX 1, MIN 0 returns 2. Best so far for MIN at MAX 1: 2.",
      "MAX 1 returns 2. 1 move not tried. MAX keeps 3 at the root.",
      "The root returns 3. That is the end: 6 calls, and the value is 3.",
    ],
  },
  {
    about: "A recursion that is no game",
    trace: "factorial",
    says: [
      "Press → or Play to start at factorial(2).",
      "Call factorial(2).",
      "Call factorial(1).",
      "factorial(0) returns 1.",
      "factorial(1) returns 1.",
      "factorial(2) returns 2. That is the end: 3 calls, and the value is 2.",
    ],
  },
  {
    about: "Several searches",
    trace: "twice",
    says: [
      "Press → or Play to start at the program.",
      "The program starts a search.",
      "Call factorial(1).",
      "factorial(0) returns 1.",
      "factorial(1) returns 1.",
      "Call factorial(2).",
      "Call factorial(1).",
      "factorial(0) returns 1.",
      "factorial(1) returns 1.",
      "factorial(2) returns 2.",
      "That is the end: 5 calls, and the value is 1.",
    ],
  },
  {
    about: "An error",
    trace: "an error",
    says: [
      "Press → or Play to start at f(1). The program stopped in line 2 with ZeroDivisionError: integer division or modulo by zero.",
      "Call f(1).",
      "Call f(0).",
      "f(0) does not return.",
      "f(1) does not return. The program stopped in line 2 with ZeroDivisionError: integer division or modulo by zero.",
    ],
  },
  {
    about: "A question without an answer",
    trace: "a question",
    says: [
      "No function of this program called itself, so there is no tree. The program asks “How many?”. Type the answer under Input, and run it again.",
      "No function of this program called itself, so there is no tree. The program asks “How many?”. Type the answer under Input, and run it again.",
    ],
  },
  {
    about: "A budget that is used up",
    trace: "too many nodes",
    says: [
      "Press → or Play to start at factorial(9). The search was stopped: it has more nodes than are to be recorded.",
      "Call factorial(9).",
      "Call factorial(8).",
      "Call factorial(7).",
      "factorial(7) does not return.",
      "factorial(8) does not return.",
      "factorial(9) does not return. The search was stopped: it has more nodes than are to be recorded.",
    ],
  },
  {
    about: "No recursion",
    trace: "no recursion",
    says: [
      "No function of this program called itself, so there is no tree.",
      "No function of this program called itself, so there is no tree.",
    ],
  },
];
