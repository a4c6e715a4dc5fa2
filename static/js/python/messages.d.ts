// What crosses between the page and Python. Made by static/js/python/make_messages.py: change py/plyscope, and run it.

/** Every kind, with its subjects and methods. */
export type CatalogueRequest = { op: "catalogue" };

/** One of several subjects in a text. */
export type ChoiceShown = {
  /** as a menu calls it */
  name: string;
  /** its own text */
  text: string;
};

/** Why a request was rejected. */
export type Fault = {
  /** one sentence to show to a person */
  message: string;
  /** the field of the request that it is about */
  field?: string;
  /** where in that field's text, counted in characters from 0 */
  at?: number | null;
  /** if Plyscope itself has a bug, Python's message */
  fault?: string;
  /** if the text has several subjects: those that can be chosen */
  choices?: ChoiceShown[];
};

/** The reply to a request that was rejected, the same for every kind. */
export type Refused = { error: Fault };

/** A number that a person can set. */
export type OptionShown = {
  id: string;
  name: string;
  minimum: number;
  maximum: number;
  default: number;
  /** whether it must be a whole number; one from 0 to 1 is then a switch */
  whole: boolean;
  /** if there are names, the number is the place of one of them, counted from 0 */
  names: string[];
  /** whether it is a depth in plies; its maximum then sets no limit */
  plies: boolean;
};

/** The method with which a ready-made subject begins. */
export type BegunShown = {
  method: string;
  /** as it is typed; empty if the page chooses it */
  depth: string;
  methodOptions: Record<string, number>;
};

/** A ready-made subject to start from. */
export type PresetShown = {
  id: string;
  name: string;
  position: string;
  options: Record<string, number>;
  /** what to look for */
  note: string;
  /** what comes out, told at the end of the run */
  answer: string;
  /** words under which somebody would look for it */
  ideas: string[];
  level: "beginner" | "middle" | "advanced";
  /** how it is searched at first; None if what is chosen on the page stays */
  begun: BegunShown | null;
  /** the position in its picture; its own if this is left out */
  pictured?: string;
  /** whether its picture stands for the whole subject; if none says so, that of the first does */
  isCover?: boolean;
};

/** A subject, as the catalogue lists it. */
export type SubjectListed = {
  id: string;
  name: string;
  /** how one is typed */
  notation: string;
  /** the one it begins with */
  start: string;
  options: OptionShown[];
  presets: PresetShown[];
};

/** A game, as the catalogue lists it. */
export type GameShown = SubjectListed & {
  kind: "game";
  /** the meaning of its utilities and evaluations */
  scale: string;
};

/** A file of a method. */
export type SourceFile = {
  file: string;
  source: string;
  /** the line where the part that is watched begins */
  firstLine: number;
};

/** A method, as the catalogue lists it. */
export type MethodListed = {
  id: string;
  name: string;
  note: string;
  /** when to choose it */
  goodFor: string;
  /** words under which somebody would look for it */
  ideas: string[];
  options: OptionShown[];
  /** its own file first */
  files: SourceFile[];
};

/** The code of a search for games in which a side may move again. */
export type TurnsShown = { files: SourceFile[]; strictFiles: SourceFile[] };

/** A search, as the catalogue lists it. */
export type SearchShown = MethodListed & {
  kind: "game";
  takesDepth: boolean;
  takesWindow: boolean;
  takesCut: boolean;
  /** from whose side its values are */
  side: "MAX" | "mover";
  /** whether its value is the true one */
  exact: boolean;
  /** whether it searches the same position many times */
  passes: boolean;
  /** whether these searches build one tree */
  merged: boolean;
  /** The files that run if it cuts only on ">"; none if it does not offer that. */
  strictFiles: SourceFile[];
  /** The code for games in which a side may move again, if that is other code. */
  turns: TurnsShown | null;
};

/** The search that learns an order, and the options that make it do so. */
export type LearntBy = { method: string; options: Record<string, number> };

/** An order of moves, as the catalogue lists it. */
export type OrderShown = {
  id: string;
  name: string;
  /** which moves come first */
  note: string;
  /** ids of the games that offer it */
  games: string[];
  /** whether it looks at the whole tree below a position */
  knowsAll: boolean;
  learnt: LearntBy | null;
};

/** All games and searches. */
export type GameCatalogue = {
  kind: "game";
  subjects: GameShown[];
  methods: SearchShown[];
  orders: OrderShown[];
  cuts: string[];
  maxDepth: number;
  /** more cannot be watched */
  maxNodes: number;
};

/** A game in a position: every request about games has these fields. */
export type GameSubject = {
  kind: "game";
  /** id of a game; if missing, the tree */
  subject?: string;
  /** the rules of an own game, as text: then the subject is `own`, or missing */
  source?: string | null;
  /** the texts of its other files, by their names: it can import them */
  files?: Record<string, string> | null;
  /** in the game's own notation; if missing, its first position */
  position?: string | null;
  /** its rules; a missing option has its default */
  options?: Record<string, number> | null;
};

/** What a position looks like, and which moves are legal. */
export type GameLookRequest = GameSubject & { op: "look" };

/** A legal move or, if chance moves, an outcome. */
export type Choice = {
  id: string;
  name: string;
  /** the board cell it fills, -1 if there is no grid */
  cell: number;
  /** the probability of an outcome */
  chance?: number;
};

/** What is known of an own game besides. */
export type OwnShown = {
  /** its text */
  source: string;
  /** the texts of its other files, by their names */
  files: Record<string, string>;
  /** the game as the catalogue would list it */
  entry: GameShown;
  /** id of the game whose board draws it; empty if its pictures are text */
  board: string;
};

/** What the page shows of a position, and the legal moves. */
export type Standing = {
  /** in the game's notation */
  position: string;
  /** if there are more than two players, always MAX */
  toMove: "MAX" | "MIN" | "CHANCE";
  /** X, O, player 2, or as `toMove` */
  mover: string;
  terminal: boolean;
  utility: number | null;
  /** how the game ended */
  verdict: string;
  warnings: string[];
  actions: Choice[];
  /** the outcome, if chance moved last */
  drawn?: Choice;
  picture: Record<string, any>;
  /** if it is a person's own game */
  own?: OwnShown;
  /** if people count a depth in rounds: how many plies a round has here */
  round?: number;
  /** if it offers trials: ids of the searches that can plan in them */
  planners?: string[];
  /** how the position was read, if it was not typed in the game's own notation */
  note?: string;
};

/** A feature: something that can be measured in a position. */
export type FeatureShown = {
  id: string;
  name: string;
  /** the largest absolute value it can have */
  most: number;
  /** its weight in the game's own evaluation */
  default: number;
};

/** A game in a position, and what it offers. */
export type GameLook = Standing & {
  kind: "game";
  subject: string;
  options: Record<string, number>;
  notation: string;
  /** ids of the searches that can search it */
  methods: string[];
  /** ids of the orders that it offers */
  orders: string[];
  features: FeatureShown[];
  /** how the engine plays the game, if it does */
  engine: "search" | "openings" | "table" | "theory" | null;
  /** if moves are hidden, the position before the first of them */
  start: string | null;
  /** whether the same side may move twice in a row */
  movesAgain: boolean;
};

/** A game and a search with its options. */
export type GameMethod = GameSubject & {
  /** id of a search */
  method?: string;
  methodOptions?: Record<string, number> | null;
};

/** A search with all its settings. A missing field has the page's default. */
export type GameRun = GameMethod & {
  /** plies to look ahead; null means to the end */
  depth?: number | "Infinity" | null;
  /** id of an order of moves */
  order?: string;
  /** when a window counts as closed */
  cut?: ">=" | ">";
  /** the root's alpha and beta, from MAX's side; null means infinite */
  window?: (number | "Infinity" | "-Infinity" | "NaN" | null)[] | null;
  /** the weight of each feature of the game */
  weights?: number[] | null;
  /** a text that defines `evaluate(state)`, which takes the place of the game's */
  evaluation?: string | null;
};

/** How large a search would be. */
export type GameEstimateRequest = GameRun & { op: "estimate" };

/** How large a search would be. */
export type GameSize = {
  kind: "game";
  nodes: number;
  /** whether a budget of nodes or seconds ends it, so that nobody need be asked */
  budgeted: boolean;
  /** None if that does not matter */
  minimaxNodes: number | null;
  /** more cannot be watched */
  maxNodes: number;
  /** 0 if none is comfortable */
  suggestedDepth: number;
};

/** A search under watch: its outcome and its trace. */
export type GameSearchRequest = GameRun & {
  op: "search";
  /** whether the trace has an event for every source line */
  lines?: boolean;
  /** whether the trace has all that is below what was cut, as far as the search would have looked */
  unseen?: boolean;
};

/** A cell of a board, counted from 0. */
export type Cell = { row: number; column: number };

/** What a strategy does at one information set. */
export type Mix = {
  player: "MAX" | "MIN" | "CHANCE";
  /** what the player to move knows, in words */
  knows: string;
  actions: string[];
  probabilities: number[];
};

/** The value of a position, its best move, and the principal variation. */
export type Best = {
  value: number | "Infinity" | "-Infinity" | "NaN";
  /** id of the best move; null if there is none, or if a mixture of moves is best */
  best: string | null;
  bestName: string | null;
  bestAt: Cell | null;
  variation: string[];
  variationNames: string[];
  /** names of moves that win at once, if the best move wins later and is worth as much */
  passedOver: string[];
  /** if moves are hidden: the average strategies, for each information set */
  strategies?: Mix[];
};

/** A function that was watched. */
export type CodeShown = {
  name: string;
  /** the place of its file among the method's */
  file: number;
  line: number;
};

/** What comes beside the columns of any trace. */
export type TraceText = {
  method: string;
  /** as it stands in the menu */
  methodName: string;
  /** of the method */
  options: Record<string, number>;
  actionIds: string[];
  /** what the tree writes at its edges; the column `action` points here */
  actions: string[];
  variables: string[];
  /** how many rows were entered */
  visited: number;
  /** how many rows there are */
  count: number;
  /** the functions; the column `code` points here */
  codes: CodeShown[];
  /** whether lines were recorded */
  lines: boolean;
};

/** One of the searches that a driver started. */
export type PassShown = {
  row: number;
  /** its rows are `row` up to, not including, `end` */
  end: number;
  depth: number | "Infinity" | "-Infinity" | "NaN" | null;
};

/** More than two players. */
export type PlayersShown = {
  names: string[];
  /** who moves at each visited row, counted from 0 */
  mover: number[];
  /** the value of each row for each of them; null if nothing was returned */
  vectors: (number[] | null)[];
};

/**
 * What comes with the columns of a search's trace. The edges have names of moves, and `variables` are names of locals.
 */
export type GameTraceText = TraceText & {
  kind: "game";
  /** from whose side the search's own values are; those in the columns are from MAX's */
  side: "MAX" | "mover";
  order: string;
  cut: ">=" | ">";
  /** plies to the depth limit */
  depth: number | "Infinity" | "-Infinity" | "NaN";
  /** names of nodes, each once; the column `name` points here */
  names: string[] | null;
  /** for locals whose numbers stand for words: the words for 0, 1 and so on */
  words: Record<string, string[]>;
  passes: PassShown[];
  /** whether the passes build one tree */
  merged: boolean;
  /** how the best move is found */
  bestBy: "value" | "visits" | "last" | "mixture";
  best: string | null;
  /** the lines reached just after the next action was chosen */
  actionLines: number[];
  /** the position that was searched */
  root: GameLook;
  /** if the search says it: why it went no deeper */
  ended?: "depth" | "end" | "nodes" | "seconds" | "halted" | "full" | "late";
  /** if it was asked for: whether all that was never looked at is there, or as much as fitted */
  unseen?: "all" | "some";
  players?: PlayersShown;
};

/** The outcome of a search, and what was counted. */
export type GameSearch = Best & {
  kind: "game";
  nodes: number;
  leaves: number;
  cuts: number;
  alphaCuts: number;
  betaCuts: number;
  /** nodes whose value came from a table */
  known: number;
  /** different positions; those that the search treats as the same count once */
  positions: number;
  /** how long the watched run took */
  seconds: number;
  text: GameTraceText;
};

/**
 * The columns that every trace has, as they cross to the page: which numbers each is made of. `plyscope.tracing` makes
 * them and says in full what they mean. A column of rows has one number for each row, a column of events one for each
 * event.
 */
export type TraceColumns = {
  parent: Int32Array;
  action: Int32Array;
  cell: Int16Array;
  kind: Uint8Array;
  status: Uint8Array;
  value: Float64Array;
  /** probability of the outcome that leads to a row */
  chance: Float64Array;
  code: Uint8Array;
  /** the row of the position before the move, which need not be the caller */
  above: Int32Array;
  /** the first row with the same position */
  same: Int32Array;
  /** where a known row was learnt, or -1 */
  link: Int32Array;
  alpha: Float64Array;
  beta: Float64Array;
  event: Int16Array;
  /** what locals held comes in series; for each series: the event at which they were read */
  read_event: Int16Array;
  /** for each series: the place of the local's name in `variables` */
  read_name: Uint8Array;
  /** the numbers of each series, one for each time that its event happened */
  read_value: Float64Array;
};

/** The columns of a search of a game. */
export type GameColumns = TraceColumns & {
  /** for known rows: 0 the exact value, 1 a lower bound on it, 2 an upper bound */
  bound: Uint8Array;
  /** if the game names its nodes: the place of the name */
  name?: Int32Array;
  /**
   * if rounds grow one tree: the place of a row's action among those of the position above, -1 if no action led there
   */
  place?: Int16Array;
  /**
   * for a best-first search: the utility or evaluation that the game gave at a row, which may be more than the row's
   * value; not a number if the game gave none
   */
  answer?: Float64Array;
  /** if the tree was too large to be recorded whole: how many nodes below a row were visited, but not recorded */
  unrecorded?: Int32Array;
  /** if moves are hidden: the number of the information set, -1 if no player moves */
  info?: Int32Array;
  /** if moves are hidden: the strategies, one after the other */
  mix?: Float64Array;
  /** that of row i is mix[mix_start[i]] up to, not including, mix[mix_start[i + 1]] */
  mix_start?: Int32Array;
};

/** The position after a move. */
export type PlayRequest = GameSubject & { op: "play"; action: string };

/** The position after chance has moved. */
export type DrawRequest = GameSubject & { op: "draw"; seed?: number };

/** The position after a line of moves. */
export type PictureRequest = GameSubject & { op: "picture"; path?: string[] };

/** The position after a line of moves. */
export type GamePicture = {
  kind: "game";
  picture: Record<string, any>;
  position: string;
  /** how the game ended there; empty if it goes on */
  verdict: string;
};

/** The moves between positions that followed each other in a game. */
export type GameMovesRequest = GameSubject & {
  op: "moves";
  /** in the game's own notation, in their order */
  positions: string[];
};

/** A move of a game that was played. */
export type MovePlayed = { by: "MAX" | "MIN" | "CHANCE"; name: string };

/** The moves between positions that followed each other. */
export type GameMoves = {
  kind: "game";
  /** after each position but the last; null if no single move leads to the next */
  moves: (MovePlayed | null)[];
};

/** The value of every legal move. */
export type ValuesRequest = GameRun & { op: "values" };

/** A legal move and its value. */
export type MoveValue = Choice & { value: number | "Infinity" | "-Infinity" | "NaN" };

/** The value of every legal move. */
export type Values = { kind: "game"; values: MoveValue[] };

/** How many nodes minimax visits in the same tree, and the fewest leaves that are enough. */
export type CompareRequest = GameRun & {
  op: "compare";
  /** whether to count even if that takes a while */
  patient?: boolean;
};

/** What the same tree costs other searches; null if counting would take too long. */
export type Yardstick = {
  kind: "game";
  minimaxNodes: number | null;
  minimaxLeaves: number | null;
  /** the fewest leaves that alpha-beta needs */
  fewestLeaves: number | null;
};

/** How many nodes a search visits, up to a budget. */
export type WorkRequest = GameRun & { op: "work"; budget?: number };

/** How many nodes a search visits. */
export type Work = {
  kind: "game";
  /** null if there are more than the budget */
  nodes: number | null;
  /** whether a deeper search sees no more */
  ended: boolean;
  seconds: number;
};

/** The exact value of the position. */
export type ExactRequest = GameSubject & { op: "exact" };

/** The exact value of a position. */
export type Exact = {
  kind: "game";
  /** null if it takes too long to find out */
  value: number | "Infinity" | "-Infinity" | "NaN" | null;
  best: Choice[];
  /** what the value assumes */
  proviso: string;
};

/** How one side of a duel plays, or a planner in trials. */
export type Player = {
  method?: string;
  methodOptions?: Record<string, number> | null;
  depth?: number | "Infinity" | null;
  order?: string;
  weights?: number[] | null;
  evaluation?: string | null;
};

/** One whole game between two settings. */
export type DuelRequest = GameSubject & {
  op: "duel";
  max: Player;
  min: Player;
  /** how many random moves come first */
  plies?: number;
  seed?: number;
};

/** One game of a duel. */
export type DuelGame = {
  kind: "game";
  /** MAX's */
  utility: number;
  over: boolean;
  opening: string;
  /** their ids, the random ones at the beginning included */
  moves: string[];
  positions: string[];
  /** how many nodes MAX and MIN looked at */
  nodes: number[];
};

/** One whole game of each of two planners against chance, both with the same luck. */
export type TrialRequest = GameSubject & {
  op: "trial";
  a: Player;
  b: Player;
  /** gives the luck */
  seed?: number;
};

/** One game of one planner in trials. */
export type TrialGame = {
  /** MAX's */
  utility: number;
  /** whether it came to its end */
  over: boolean;
  /** whether MAX reached the aim of the game */
  won: boolean;
  verdict: string;
  /** their ids, those of chance included */
  moves: string[];
  positions: string[];
  /** how many the planner looked at */
  nodes: number;
};

/** The games of both planners with the same luck: first that of `a`, then that of `b`. */
export type Trial = { kind: "game"; games: TrialGame[] };

/** How the average strategies approach an equilibrium. */
export type ApproachRequest = GameMethod & { op: "approach" };

/** How close the average strategies are to equilibrium after so many rounds. */
export type ApproachPoint = { round: number; value: number; exploitability: number; mixes: number[][] };

/** How the average strategies approach an equilibrium. */
export type Approach = { kind: "game"; points: ApproachPoint[]; strategies: Mix[] };

/** A random move, with the probabilities of the average strategy. */
export type MixedMoveRequest = GameRun & { op: "mixed-move"; seed?: number };

/** A move, and how often a strategy makes it. */
export type ShareOfMove = { name: string; probability: number };

/** A random move, with the probabilities of the average strategy. */
export type MixedMove = { kind: "game"; best: string; mix: ShareOfMove[] };

/** The map of values of the two-coin game. */
export type CoinsRequest = GameSubject & { op: "coins" };

/** The pair of coins that is worth most to MAX. */
export type BestCoins = { a: number; b: number; value: number };

/** The best value for MAX for each probability of heads of A and of B. */
export type Coins = { kind: "game"; steps: number[]; values: number[][]; best: BestCoins };

/** The statistics that ProbCut relies on. */
export type ForecastRequest = GameRun & { op: "forecast" };

/** The straight line that predicts a deep value from a shallow one, and its error. */
export type ForecastOptions = { a: number; b: number; sigma: number };

/** The shares of `count` other positions that lie so far above and below the line. */
export type OutliersSeen = { count: number; above: number; below: number };

/** How well a shallow search predicts a deep one around a position. */
export type Forecast = {
  kind: "game";
  options: ForecastOptions;
  count: number;
  /** what the sample predicts if errors are normal */
  chanceOfError: number;
  seen: OutliersSeen;
};

/** What the engine knows about each move. */
export type ScoresRequest = GameSubject & {
  op: "scores";
  seconds?: number;
  /** whether it spends its time on every move, not only on the best */
  every?: boolean;
};

/** What the engine knows about a move, from the side that makes it. */
export type MoveScored = Choice & {
  least: number | null;
  /** its score is at least and at most this; null if only the limits of the rules are known */
  most: number | null;
  /** how many moves the game then lasts, including this one; null if that is not known */
  plies: number | null;
};

/** What the engine knows about each move, and the move it chooses. */
export type Scores = {
  kind: "game";
  means: "search" | "openings" | "table" | "theory";
  best: string;
  bestName: string;
  /** whether the move is known to be best */
  sure: boolean;
  moves: MoveScored[];
  /** the time limit of a search */
  seconds: number;
  /** the search's estimate of its move, if it is not sure */
  estimate: number | null;
  /** how many moves a search looked ahead */
  depth: number | null;
  /** how many positions it looked at */
  positions: number;
};

/** How far the number at a leaf of a typed tree can move before anything changes. */
export type WhatIfRequest = GameRun & {
  op: "what-if";
  /** from the root to the leaf: the place of each child among its siblings, from 0 */
  path: number[];
};

/** In which interval of a leaf's number the value, the best move and the cuts stay the same. */
export type WhatIf = {
  kind: "game";
  /** the leaf's number now */
  number: number;
  low: number | "Infinity" | "-Infinity" | "NaN";
  high: number | "Infinity" | "-Infinity" | "NaN";
  /** whether the lower end belongs to the interval */
  hasLow: boolean;
  hasHigh: boolean;
  /** why no interval can be told; empty if one is */
  why: string;
};

/** A random tree with a wished number of cuts. */
export type RandomTreeRequest = GameSubject & {
  op: "random-tree";
  /** the fewest and the most children of a node */
  branching: number[];
  /** the least and the greatest number at a leaf */
  leaves: number[];
  /** how many moves from the root to every leaf; 2 if missing */
  levels?: number;
  /** how many cuts alpha-beta makes in it; null if that does not matter */
  cuts?: number | "most" | null;
  seed?: number;
};

/** A random tree. */
export type RandomTree = {
  kind: "game";
  position: string;
  /** how many cuts alpha-beta makes in it */
  cuts: number;
  /** what is different from the wish; empty if nothing is */
  note: string;
};

/** A game as a program for a person to edit. */
export type GameRulesRequest = GameSubject & { op: "edit-game" };

/** A program that does what a method does, for a person to edit. */
export type EditableShown = {
  /** of its file */
  name: string;
  source: string;
};

/** The source of a search, with the call that runs it on this position. */
export type GameEditable = EditableShown & { kind: "game" };

/** An evaluation of the game as a program for a person to write on. */
export type EvaluationRequest = GameSubject & { op: "edit-evaluation" };

/** A program that does what a search does here, for a person to edit. */
export type GameEditRequest = GameRun & { op: "edit" };

/** A search as the cells of a notebook. */
export type GameCellsRequest = GameRun & {
  op: "cells";
  /** how many the tree on the page has */
  nodes: number;
};

/** A run as the cells of a notebook, which show the same tree where Plyscope is installed. */
export type CellsShown = {
  /** the code of each */
  cells: string[];
};

/** A search of a game as cells. */
export type GameCells = CellsShown & { kind: "game" };

/** A sort of problem, as the catalogue lists it. */
export type ProblemShown = SubjectListed & { kind: "problem" };

/** A method, as the catalogue lists it. */
export type MethodShown = MethodListed & {
  kind: "problem";
  /** whether it finds out when there is no solution */
  complete: boolean;
  needs: "" | "graph";
};

/** All problems and methods. */
export type ProblemCatalogue = { kind: "problem"; subjects: ProblemShown[]; methods: MethodShown[] };

/** A problem: every request about problems has these fields. */
export type ProblemSubject = {
  kind: "problem";
  /** id of a sort of problem */
  subject: string;
  /** the problem's text; if missing, the first one */
  position?: string | null;
  options?: Record<string, number> | null;
  /** the text of a person's own problem, whose subject is own-problem */
  source?: string;
  /** the texts of its other files, by their names */
  files?: Record<string, string>;
};

/** What a problem looks like. */
export type ProblemLookRequest = ProblemSubject & { op: "look" };

/** What is known of an own problem besides. */
export type OwnProblemShown = {
  /** its text */
  source: string;
  /** the texts of its other files, by their names */
  files: Record<string, string>;
  /** the problem as the catalogue would list it */
  entry: ProblemShown;
};

/** A problem, and which methods can solve it. */
export type ProblemLook = {
  kind: "problem";
  subject: string;
  options: Record<string, number>;
  /** the problem's text in its standard form */
  position: string;
  notation: string;
  /** the task, in a sentence */
  task: string;
  picture: Record<string, any>;
  methods: string[];
  /** if it is a person's own problem */
  own?: OwnProblemShown;
  /** how the text was read, if it was not in the notation of the problem */
  note?: string;
};

/** A problem and a method with its options. */
export type ProblemMethod = ProblemSubject & {
  /** id of a method; if missing, backtracking */
  method?: string;
  methodOptions?: Record<string, number> | null;
};

/** How large a problem is. */
export type ProblemEstimateRequest = ProblemMethod & { op: "estimate" };

/** How large a problem is. How much work a method needs is not known in advance. */
export type ProblemSize = {
  kind: "problem";
  /** all ways to give every variable a value */
  ways: number;
};

/** A method under watch: its outcome and its trace. */
export type ProblemSearchRequest = ProblemMethod & {
  op: "search";
  /** whether the trace of a short run has an event for every source line */
  lines?: boolean;
};

/** The outcome of a method, watched or not, and what was counted. */
export type Outcome = {
  solved: boolean;
  /** whether finding no solution proves that there is none */
  complete: boolean;
  /** whether the solution is correct, checked by code that shares nothing with the methods */
  checked: boolean;
  /** by variable */
  solution: Record<string, string | number> | null;
  /** how often a variable was given a value */
  assignments: number;
  /** how often a value broke a constraint with what was assigned */
  refused: number;
  /** how often an assignment was undone */
  backtracks: number;
  /** how many checks were made */
  checks: number;
  /** how often a value was removed from a domain */
  removed: number;
};

/** A constraint: the places of its variables, and a few words on it. */
export type ConstraintShown = { scope: number[]; name: string };

/** What comes with the columns of a method's trace. The edges have the values again. */
export type ProblemTraceText = TraceText & {
  kind: "problem";
  /** names of nodes, each once; the column `name` points here */
  names: string[];
  /** as sentences name them; the columns `variable`, `emptied` and `note_variable` point here */
  variableNames: string[];
  /** all values of all variables */
  values: (string | number)[];
  /** as sentences name them; the columns `to` and `note_value` point here */
  valueNames: string[];
  /** the variables whose values are given by the problem */
  givens: number[];
  /** for each variable, the places of its values, in order */
  domains: number[][];
  /** the columns `why` and `note_other` point here */
  constraints: ConstraintShown[];
  /** whether arcs that removed nothing are included */
  everyArc: boolean;
  /** the problem that was solved */
  root: ProblemLook;
};

/** The outcome of a method, and what was counted. */
export type ProblemSearch = Outcome & {
  kind: "problem";
  /** how often a variable was checked against a constraint */
  arcs: number;
  nodes: number;
  seconds: number;
  text: ProblemTraceText;
};

/** The columns of a method for constraint problems. */
export type ProblemColumns = TraceColumns & {
  name: Int32Array;
  /** the variable that a row gives a value, -1 at the root */
  variable: Int32Array;
  /** the value; -1 if the variable loses a value that it got before others were assigned */
  to: Int32Array;
  /** the constraint that caused a row to be rejected or emptied; else -1 */
  why: Int32Array;
  /** the variable that was left without a value; else -1 */
  emptied: Int32Array;
  /** by event: how many checks had been made by then */
  checks: Int32Array;
  /** for each note, in order: what it says */
  note_kind: Uint8Array;
  note_variable: Int32Array;
  /** -1 if there is none */
  note_value: Int32Array;
  /** the constraint, -1 if there is none */
  note_other: Int32Array;
  /** for local search: the broken constraints of each row, one row after the other */
  broken?: Int32Array;
  /** those of row i are broken[broken_start[i]] up to, not including, broken[broken_start[i + 1]] */
  broken_start?: Int32Array;
};

/** The work of a method on a problem, to compare it with others. */
export type RaceRequest = ProblemMethod & {
  op: "race";
  /** a method that makes more checks is stopped */
  checks?: number;
};

/** The work of a method. */
export type Race = Outcome & {
  kind: "problem";
  method: string;
  methodName: string;
  options: Record<string, number>;
  finished: boolean;
  /** of a run in which nothing is counted; null if it was not finished */
  seconds: number | null;
};

/** How many solutions a problem has. */
export type SolutionsRequest = ProblemSubject & { op: "solutions"; limit?: number; checks?: number };

/** How many solutions a problem has. */
export type Solutions = {
  kind: "problem";
  /** `limit` if there are that many or more; null if it was not finished */
  count: number | null;
  limit: number;
  finished: boolean;
  /** whether all of them are correct */
  checked: boolean;
  /** the first two, or as many as there are */
  solutions: Record<string, string | number>[];
  /** the variables in which these two differ */
  differ: string[];
};

/** A problem as a program, for a person to edit. */
export type ProblemSourceRequest = ProblemSubject & { op: "edit-problem" };

/** The source of a method, with the call that runs it on this problem. */
export type ProblemEditable = EditableShown & { kind: "problem" };

/** A program that does what a method does here, for a person to edit. */
export type ProblemEditRequest = ProblemMethod & { op: "edit" };

/** A method on a problem as the cells of a notebook. */
export type ProblemCellsRequest = ProblemMethod & {
  op: "cells";
  /** how many the tree on the page has: every kind is told it */
  nodes?: number;
};

/** A method on a problem as cells. */
export type ProblemCells = CellsShown & { kind: "problem" };

/** The one subject of this kind, as the catalogue lists it: the presets are examples. */
export type ProgramShown = SubjectListed & { kind: "program" };

/** The one method of this kind, as the catalogue lists it. */
export type RunShown = MethodListed & { kind: "program" };

/** Programs, and what is done with them. */
export type ProgramCatalogue = { kind: "program"; subjects: ProgramShown[]; methods: RunShown[] };

/** A program: every request about programs has these fields. */
export type ProgramSubject = {
  kind: "program";
  subject: string;
  /** the program's text; if missing, the first example */
  position?: string | null;
  /** there are none */
  options?: Record<string, number> | null;
};

/** Which functions a program has. */
export type ProgramLookRequest = ProgramSubject & { op: "look" };

/** A function of the program; `file` if it is in one of its other files. */
export type FunctionReport = { name: string; line: number; recursive: boolean; file?: string };

/** What there is to see of a program before it runs. */
export type ProgramLook = {
  kind: "program";
  subject: string;
  options: Record<string, number>;
  /** its text */
  position: string;
  methods: string[];
  functions: FunctionReport[];
};

/** A program, and how it is run. */
export type ProgramRun = ProgramSubject & {
  method?: string;
  methodOptions?: Record<string, number> | null;
  /** the expression that begins the search; if missing or empty, Plyscope chooses */
  start?: string;
  /** the function to watch; if missing or empty, all that recurse */
  function?: string;
  /** what `input()` answers, a line for each */
  input?: string;
  /** where the user says that a role is read, by the role */
  reads?: Record<string, string>;
  /** the texts of its other files, by their names: it can import them */
  files?: Record<string, string>;
  /** why Python was ended in an earlier run, of which nothing else is known; it does not run again */
  ended?: string;
};

/** How large a run would be: nobody knows that of a program. */
export type ProgramEstimateRequest = ProgramRun & { op: "estimate" };

/** How large a run would be: unknown. */
export type ProgramSize = { kind: "program" };

/** A program run under watch: what it did, and its trace. */
export type ProgramSearchRequest = ProgramRun & {
  op: "search";
  /** whether the trace has an event for every source line */
  lines?: boolean;
};


export type Read = { from: string; how: string };

/**
 * What went wrong: the exception and its words, the line, and the node of the tree; `file` if the line is in one of its
 * other files.
 */
export type ErrorReport = { kind: string; message: string; line: number | null; node: number | null; file?: string };

/** Where a program first differs from the textbook's search; the line, if its text tells it. */
export type DifferenceReport = { kind: string; node: number; path: any[]; sentence: string; line?: number };


export type OutcomeReport = { kind: string; compared: string[]; why: string; try: string };

/** What is told of a program. */
export type ProgramReport = {
  functions: FunctionReport[];
  watched: string[];
  reads: Record<string, Read | null>;
  choices: Record<string, string[]>;
  nodes: number;
  leaves: number;
  depth: number;
  /** how many nodes leave out moves; None if that cannot be known */
  cuts: number | null;
  returned: any;
  value: any;
  best: any;
  output: string;
  error: ErrorReport | null;
  difference: DifferenceReport | null;
  outcome: OutcomeReport;
  notes: string[];
  missing: string | null;
};

/** Something that the program printed. */
export type Printed = {
  /** the row in whose call it was printed; -1 outside the search */
  node: number;
  text: string;
};

/** How the program ended, if it did not end by itself. */
export type Stopped = {
  /** the name of the exception */
  kind: string;
  message: string;
  line: number | null;
  /** the traceback, with the program's own lines alone */
  text: string;
  /** the row in which it happened; -1 outside the search */
  row: number;
  /** whether Python itself came to an end, so that nothing of the run is known */
  lost: boolean;
};

/**
 * What comes beside the columns of the calls of any function that recurses. The edges have first arguments, and
 * `variables` are names of locals.
 */
export type CallTraceText = TraceText & {
  /** names of calls, each once; the column `name` points here */
  names: string[];
};

/** A parameter with a value, or a variable that a call uses. */
export type Argument = { name: string; value: string };

/** What comes beside the columns of a program's trace. The edges have moves, or calls where there are none. */
export type ProgramTraceText = CallTraceText & {
  kind: "program";
  root: ProgramLook;
  /** states as text; the column `shown` points here */
  states: string[];
  /** what calls were given, each once; the column `given` points here */
  arguments: Argument[];
  /** the searches, if the program starts several */
  passes: PassShown[];
  /** "mover" if the program returns values from the side of the player to move */
  side: string;
  cut: string;
  /** whether players move at the nodes; otherwise they are calls of some other recursion */
  game: boolean;
  /** the text that ran */
  source: string;
  /** by row: the values that are no floats, as text */
  exact: Record<string, string>;
};

/** What a program did. */
export type ProgramSearch = {
  kind: "program";
  nodes: number;
  seconds: number;
  report: ProgramReport;
  printed: Printed[];
  /** the question of an `input()` that had no answer; "" if there was none */
  asks: string;
  /** what Plyscope began with; empty for the program as a whole */
  start: string;
  stopped: Stopped | null;
  /** how many calls are compared with the textbook: the first ones, if there are more */
  compares: number;
  /** whether the textbook's tree can stand beside it: it searches a game, and is not too large */
  comparable: boolean;
  text: ProgramTraceText;
};

/** The columns of a program's calls. */
export type ProgramColumns = TraceColumns & {
  /** the place of a call's name */
  name: Int32Array;
  /** the place of the state in `states`, or -1 */
  shown: Int32Array;
  /** places in `arguments`: what each call was given, one call after the other */
  given: Int32Array;
  /** those of row i are given[given_start[i]] up to, not including, given[given_start[i + 1]] */
  given_start: Int32Array;
  /** the events at which a variable of the running call had another value than before, in order */
  became_at: Int32Array;
  /** places in `arguments`: these values */
  became: Int32Array;
};

/** A program run under watch: what it did, without its trace. `own_code.py` reads it, in plain Python too. */
export type ProgramRequest = {
  op: "program";
  kind: "program";
  source: string;
  /** statements that are run after the program */
  setup?: string;
  start?: string;
  function?: string;
  /** text, or a list of answers */
  input?: any;
  /** a number of nodes, or nodes and seconds by name */
  budget?: any;
  seed?: number;
  /** the texts of its other files, by their names */
  files?: Record<string, string>;
  /** where a role is read, by the role */
  reads?: Record<string, string>;
  /** true to find the game, the id of a search, or a position */
  compare?: any;
  /** why Python was ended in an earlier run, of which nothing else is known; it does not run again */
  ended?: string;
};

/** Everything that is told of a program by script. */
export type ProgramReply = { kind: "program"; report: ProgramReport };

/** The textbook's search of what a program searches, in its order of moves. */
export type TextbookRequest = ProgramRun & { op: "textbook" };

/** The textbook's search of what a program searches. */
export type TextbookReply = {
  kind: "program";
  /** which search it is */
  name: string;
  nodes: number;
  leaves: number;
  text: ProgramTraceText;
};

/** The columns of the textbook's search beside a program. */
export type TextbookColumns = ProgramColumns & {
  /** the row of the same position in the program's tree, or -1 */
  partner: Int32Array;
};

/** The code in a notebook. */
export type NotebookRequest = {
  op: "notebook";
  kind: "program";
  /** the file, as `.ipynb` has it */
  text: string;
};

/** The code in a notebook. */
export type Notebook = {
  kind: "program";
  /** its code cells, in order */
  source: string;
};

/** A program as the cells of a notebook. */
export type ProgramCellsRequest = ProgramRun & {
  op: "cells";
  /** how many the tree on the page has */
  nodes: number;
};

/** A program as cells. */
export type ProgramCells = CellsShown & { kind: "program" };

/** The pictures of all ready-made subjects. */
export type GalleryRequest = { op: "gallery" };

/** The pictures of all ready-made subjects. */
export type GalleryReply = {
  /** by subject and preset, such as "tree/three-by-three"; programs have none */
  pictures: Record<string, Record<string, any>>;
};

/** Which games and problems can read a text. */
export type IdentifyRequest = { op: "identify"; text: string };

/** One way to read a text. */
export type Reading = {
  kind: string;
  subject: string;
  /** of the game or problem */
  name: string;
  /** with which it can be read; those that are left out have their defaults */
  options: Record<string, number>;
  /** what the text surely is, such as a game of chess in PGN; empty if it can only be read so */
  form: string;
  /** why it cannot be read, although it surely is that */
  fault?: Fault;
};

/** The ways to read it, of which a person may have to choose; none if nothing can read it. */
export type IdentifyReply = {
  readings: Reading[];
  /** what the text surely is, if nothing can read it and that is known, such as a graph in GraphML */
  form?: string;
};

/** Which types of exercises there are. */
export type ExerciseTypesRequest = { op: "exercise-types" };

/** A type of exercise. */
export type ExerciseTypeShown = {
  id: string;
  name: string;
  /** everything that can be wished, with its default */
  wishes: Record<string, any>;
};

/** Every type, in the order in which they are offered. */
export type ExerciseTypesReply = { types: ExerciseTypeShown[] };

/** A new exercise. The same request gives the same exercise everywhere. */
export type ExerciseRequest = {
  op: "exercise";
  /** id of a type */
  type: string;
  /** a whole number from 0; if missing, 1 */
  seed?: number;
  /** what it should be like; those of its type that are missing have their defaults */
  wishes?: Record<string, any>;
  policy?: "practice" | "test";
  /** the text of the tree that it is about; if missing, it is made from the seed and the wishes */
  position?: string;
};

/** How the search of an exercise is done, where books differ. */
export type ExerciseConvention = {
  cut: ">=" | ">" | "either";
  order: string;
  value: "soft" | "hard" | "either";
  /** the least and the greatest number that a leaf can have, if they are known */
  bounds: number[] | null;
};

/** An exercise in its one form. */
export type ExerciseShown = {
  version: number;
  id: string;
  type: string;
  seed: number;
  wishes: Record<string, any>;
  /** one or two sentences */
  question: string;
  convention: ExerciseConvention;
  subject: string;
  position: string;
  options: Record<string, any>;
  method: string;
  /** what its type adds */
  asked: Record<string, any>;
  policy: "practice" | "test";
};

/** A new exercise. */
export type ExerciseReply = { exercise: ExerciseShown };

/** How good an answer is. */
export type GradeRequest = {
  op: "grade";
  /** as it came, or as it was written by hand */
  exercise: Record<string, any>;
  /** in the shape of its type, see docs/exercises.md */
  answer: Record<string, any>;
};


export type WrongPlace = { node: string; is: any; should: any; why: string; followed: boolean };

/** A common mistake of which exactly this answer comes out. */
export type MisconceptionNamed = { id: string; sentence: string };

/** How good an answer is. */
export type GradeReply = {
  /** from 0 to 1 */
  score: number;
  /** the first one first; one that has `followed` only follows from an earlier slip, for no cost */
  wrong: WrongPlace[];
  misconception: MisconceptionNamed | null;
};

/** An answer that is right. */
export type SolutionRequest = { op: "solution"; exercise: Record<string, any> };

/** An answer that grades 1. */
export type SolutionReply = { answer: Record<string, any> };

/** What an exam can be made of. */
export type ExamChoicesRequest = { op: "exam-choices" };

/** A type, or a level. */
export type ExamChoice = { id: string; name: string };

/** What an exam can be made of, in the order in which it is offered. */
export type ExamChoicesReply = { types: ExamChoice[]; levels: ExamChoice[]; formats: string[] };

/** What an exam is made from. */
export type ExamRecipe = {
  /** each has a "type", and perhaps a "count" (1) and "wishes" */
  questions: Record<string, any>[];
  title?: string;
  /** a whole number from 0; if missing, 1 */
  seed?: number;
  /** from 1 to 26; if missing, 1 */
  versions?: number;
  /** id of a level */
  level?: string;
};

/** One question of an exam, as every version asks it. */
export type ExamQuestionRequest = {
  op: "exam-question";
  recipe: ExamRecipe;
  /** which question, counted from 0 */
  index: number;
};

/** A question, and how many there are in each version. */
export type ExamQuestionReply = { exercises: ExerciseShown[]; count: number };

/** The pictures of exercises, which the page makes into PNG files. */
export type ExamPicturesRequest = { op: "exam-pictures"; questions: Record<string, any>[][] };

/** Pictures as SVG, by the id of their exercise. */
export type ExamPicturesReply = { pictures: Record<string, string> };

/** An exam as a file. */
export type ExamFileRequest = {
  op: "exam-file";
  /** id of a format */
  format: string;
  title: string;
  /** by question: each as every version asks it */
  questions: Record<string, any>[][];
  /** in base64: PNG files by the id of their exercise; for scorm the files of the page by name */
  files?: Record<string, string>;
};

/** A file. */
export type ExamFileReply = {
  name: string;
  type: string;
  /** "" if it is not a text */
  text: string;
  /** "" if it is a text */
  base64: string;
  /** a sentence for each question that this format cannot ask */
  leftOut: string[];
};

/** The name of each kind of subject. */
export type KindId = "game" | "problem" | "program";

/** Every request. */
export type Request =
  | CatalogueRequest
  | GameLookRequest
  | GameEstimateRequest
  | GameSearchRequest
  | PlayRequest
  | DrawRequest
  | PictureRequest
  | GameMovesRequest
  | ValuesRequest
  | CompareRequest
  | WorkRequest
  | ExactRequest
  | DuelRequest
  | TrialRequest
  | ApproachRequest
  | MixedMoveRequest
  | CoinsRequest
  | ForecastRequest
  | ScoresRequest
  | WhatIfRequest
  | RandomTreeRequest
  | GameRulesRequest
  | EvaluationRequest
  | GameEditRequest
  | GameCellsRequest
  | ProblemLookRequest
  | ProblemEstimateRequest
  | ProblemSearchRequest
  | RaceRequest
  | SolutionsRequest
  | ProblemSourceRequest
  | ProblemEditRequest
  | ProblemCellsRequest
  | ProgramLookRequest
  | ProgramEstimateRequest
  | ProgramSearchRequest
  | ProgramRequest
  | TextbookRequest
  | NotebookRequest
  | ProgramCellsRequest
  | GalleryRequest
  | IdentifyRequest
  | ExerciseTypesRequest
  | ExerciseRequest
  | GradeRequest
  | SolutionRequest
  | ExamChoicesRequest
  | ExamQuestionRequest
  | ExamPicturesRequest
  | ExamFileRequest;

/** The reply to "catalogue": each kind, with its subjects and methods. */
export type Catalogue = { kinds: (GameCatalogue | ProblemCatalogue | ProgramCatalogue)[] };

/** The reply to a request that is not refused, by its operation; `kind` tells which it is. */
export type Replies = {
  catalogue: Catalogue;
  look: GameLook | ProblemLook | ProgramLook;
  estimate: GameSize | ProblemSize | ProgramSize;
  search: GameSearch | ProblemSearch | ProgramSearch;
  play: GameLook;
  draw: GameLook;
  picture: GamePicture;
  moves: GameMoves;
  values: Values;
  compare: Yardstick;
  work: Work;
  exact: Exact;
  duel: DuelGame;
  trial: Trial;
  approach: Approach;
  "mixed-move": MixedMove;
  coins: Coins;
  forecast: Forecast;
  scores: Scores;
  "what-if": WhatIf;
  "random-tree": RandomTree;
  "edit-game": GameEditable;
  "edit-evaluation": GameEditable;
  edit: GameEditable | ProblemEditable;
  cells: GameCells | ProblemCells | ProgramCells;
  race: Race;
  solutions: Solutions;
  "edit-problem": ProblemEditable;
  program: ProgramReply;
  textbook: TextbookReply;
  notebook: Notebook;
  gallery: GalleryReply;
  identify: IdentifyReply;
  "exercise-types": ExerciseTypesReply;
  exercise: ExerciseReply;
  grade: GradeReply;
  solution: SolutionReply;
  "exam-choices": ExamChoicesReply;
  "exam-question": ExamQuestionReply;
  "exam-pictures": ExamPicturesReply;
  "exam-file": ExamFileReply;
};
