/**
 * Everything that crosses between the page and the worker that runs Python.
 *
 * The page asks one question at a time with a plain object; `client.js` sends it as JSON text, the worker
 * hands the text to `plyscope.bridge.answer`, and the answer comes back as JSON text plus columns of numbers
 * (typed arrays, moved and not copied). This file holds types only; it is empty once bundled.
 *
 * @module
 */

/** @typedef {"tree" | "tictactoe" | "connect4"} GameId */

/**
 * A position of a game, as a person writes it.
 *
 * @typedef {object} Position
 * @property {string} [game]
 * @property {string} [position] the game's own notation; left out, the game's first position
 * @property {Record<string, number>} [options] such as `{columns: 7, rows: 6, connect: 4}`
 */

/**
 * How a search is to run. What is left out takes the page's default.
 *
 * @typedef {object} SearchOptions
 * @property {string} [search] id of a search, such as "alphabeta"
 * @property {number | null} [depth] plies to look ahead; null is to the end
 * @property {string} [order] id of an order of moves
 * @property {">=" | ">"} [cut] when a window counts as closed
 * @property {boolean} [lines] whether the trace has an event for every source line
 * @property {[number | null, number | null]} [window] the root's alpha and beta, from MAX's side; null is infinite
 */

/** @typedef {{op: "catalogue"}} CatalogueRequest every game and search, and their options */
/** @typedef {{op: "look"} & Position} LookRequest what stands in a position and which moves are open */
/** @typedef {{op: "play", action: string} & Position} PlayRequest the position after a move */
/** @typedef {{op: "draw", seed: number} & Position} DrawRequest the position after chance has moved */
/** @typedef {{op: "estimate"} & Position & SearchOptions} EstimateRequest how large a search would be */
/** @typedef {{op: "search"} & Position & SearchOptions} SearchRequest a search run under watch: its trace */
/** @typedef {{op: "compare", patient?: boolean} & Position & SearchOptions} CompareRequest minimax and the fewest leaves */
/** @typedef {{op: "values"} & Position & SearchOptions} ValuesRequest the value of every open move */
/** @typedef {{op: "race", checks?: number} & Position & SearchOptions} RaceRequest what a method takes on a problem,
 *   unless it asks constraints more often than that */
/** @typedef {{op: "solutions", limit?: number, checks?: number} & Position} SolutionsRequest how many a problem has */

/**
 * @typedef {CatalogueRequest | LookRequest | PlayRequest | DrawRequest | EstimateRequest | SearchRequest
 *   | CompareRequest | ValuesRequest | RaceRequest | SolutionsRequest} Request
 */

/** @typedef {Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float32Array
 *   | Float64Array} Column */

/** @typedef {Record<string, Column>} Columns */

/**
 * An answer: the JSON object that the bridge sent, and its columns under one name.
 * A reply that says `error` never gets this far: `ask` rejects with a `PlyscopeError`.
 *
 * @typedef {Record<string, any> & {columns: Columns}} Reply
 */

/** @typedef {{id: string, name: string, minimum: number, maximum: number, default: number}} GameOption */

/**
 * @typedef {object} GamePreset
 * @property {string} id
 * @property {string} name
 * @property {string} position
 * @property {Record<string, number>} options
 * @property {string} note what to look for
 */

/** @typedef {"games" | "constraints"} Room */

/**
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {Room} room
 * @property {string} name
 * @property {string} notation how a position is typed
 * @property {string} scale what its utilities and evaluations mean
 * @property {string} start the position it begins with
 * @property {GameOption[]} options
 * @property {GamePreset[]} presets
 */

/**
 * @typedef {object} SearchInfo
 * @property {string} id
 * @property {Room} room
 * @property {string} name
 * @property {string} note
 * @property {boolean} takesDepth
 * @property {boolean} takesWindow
 * @property {boolean} takesCut
 * @property {"MAX" | "mover"} side from whose side it counts
 * @property {boolean} exact whether its value is the true one
 * @property {boolean} passes whether it searches the position many times over
 * @property {boolean} merged whether these searches grow one tree
 * @property {GameOption[]} options
 * @property {{file: string, source: string, firstLine: number}[]} files its own first; each with the line where
 *   the part that is watched begins
 * @property {{file: string, source: string, firstLine: number}[]} strictFiles  those that run when it cuts on ">" only
 */

/**
 * A method for constraint problems; it stands where a search stands. `complete` says whether it finds out when there
 * is no solution, `needs` whether the problem has to be a graph.
 * @typedef {SearchInfo & {complete: boolean, needs: "" | "graph"}} MethodInfo
 */

/**
 * @typedef {object} OrderInfo
 * @property {string} id
 * @property {string} name
 * @property {string} note what comes first
 * @property {string[]} games that offer it
 * @property {boolean} knowsAll whether it looks at the whole tree below a position
 * @property {{search: string, options: Record<string, number>} | null} learnt the search that learns it while it
 *   runs, with the options that make it learn this order
 */

/**
 * @typedef {object} Catalogue
 * @property {GameInfo[]} games
 * @property {GameInfo[]} [problems] kinds of constraint problems; they stand where games stand
 * @property {MethodInfo[]} [methods]
 * @property {SearchInfo[]} searches
 * @property {OrderInfo[]} orders
 * @property {string[]} cuts
 * @property {number} maxDepth
 * @property {number} maxNodes more cannot be watched
 */

/**
 * An open move, and the board cell it fills (-1 without a grid); where chance moves, an outcome and its probability.
 * @typedef {{id: string, name: string, cell: number, chance?: number}} Choice
 */

/**
 * @typedef {{kind: "grid", rows: number, columns: number, cells: string, line: number[],
 *     names?: {MAX: string, MIN: string}}
 *   | {kind: "tree", text: string, rows: import("../views/tree-outline.js").OutlineRow[], path: string[],
 *     names?: {MAX: string, MIN: string}, players?: string[]}
 *   | import("../boards/index.js").ScenePicture} Picture
 */

/**
 * What there is to see and to do in a position.
 *
 * @typedef {object} Look
 * @property {string} game
 * @property {Room} room
 * @property {string} [task] of a constraint problem, in a sentence; what only games have is there too, and empty
 * @property {Record<string, number>} options
 * @property {string} notation
 * @property {string} position as the game writes it
 * @property {"MAX" | "MIN" | "CHANCE"} toMove each of more than two players is MAX
 * @property {string} mover "X", "O", "player 2", or as `toMove`
 * @property {string[]} searches ids of those that can search it
 * @property {{id: string, name: string, most: number, default: number}[]} features
 * @property {string[]} orders ids of those that it offers
 * @property {"search" | "table" | "theory" | null} engine how the engine plays the game, if it does
 * @property {string | null} start where moves are hidden, the position before the first of them
 * @property {boolean} terminal
 * @property {number | null} utility
 * @property {string} verdict how the game ended
 * @property {string[]} warnings
 * @property {Choice[]} actions
 * @property {Choice} [drawn] what chance has brought, where it was chance that moved last
 * @property {Picture} picture
 */

/**
 * What came of a method, watched or not.
 *
 * @typedef {object} Outcome
 * @property {boolean} solved
 * @property {boolean} complete whether there is no solution where it found none
 * @property {boolean} checked whether the solution was found to be one by code that has no part in finding it
 * @property {Record<string, string | number> | null} solution by variable
 * @property {number} assignments how often a variable was given a value
 * @property {number} refused how often a value broke a constraint with what was assigned
 * @property {number} backtracks how often an assignment was taken back
 * @property {number} checks how often a constraint was asked
 * @property {number} removed how often a value was removed from a domain
 */

/**
 * @typedef {Outcome & {arcs: number, nodes: number, seconds: number,
 *   text: import("../trace/trace.js").TraceText}} ProblemSearchReply
 */

/**
 * `seconds` are those of a run in which nothing is counted; null where it was not finished.
 * @typedef {Outcome & {search: string, searchName: string, options: Record<string, number>, finished: boolean,
 *   seconds: number | null}} RaceReply
 */

/**
 * @typedef {object} SolutionsReply
 * @property {number | null} count how many there are, `limit` for that many or more; null if it was not finished
 * @property {number} limit
 * @property {boolean} finished
 * @property {boolean} checked whether all of them were found to be solutions
 * @property {Record<string, string | number>[]} solutions the first two, or as many as there are
 * @property {string[]} differ the variables in which these two differ
 */

/** @typedef {number | "Infinity" | "-Infinity" | "NaN"} JsonNumber as JSON can carry it; `Number()` reads it */

/**
 * @typedef {object} SearchReply
 * @property {JsonNumber} value
 * @property {string | null} best id of the best move
 * @property {string | null} bestName
 * @property {{row: number, column: number} | null} bestAt the cell it fills, counted from 0
 * @property {string[]} variation the principal variation, as ids
 * @property {string[]} variationNames
 * @property {string[]} passedOver  names of moves that win at once, where the best move wins later and is worth as much
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} cuts
 * @property {number} alphaCuts
 * @property {number} betaCuts
 * @property {number} known nodes that came out of a table
 * @property {number} positions different ones, as far as the search tells them apart
 * @property {number} seconds of the watched run
 * @property {import("../trace/trace.js").TraceText} text
 */

/**
 * What a refused request carries.
 *
 * @typedef {object} Refusal
 * @property {string} message one sentence to show to a person
 * @property {string} [field] which input it is about ("position", "depth", ...)
 * @property {number | null} [at] where in that input's text, counted in characters from 0
 */

/**
 * What Python is doing, as the page shows it.
 *
 * @typedef {{phase: "booting", stage: string, fraction: number}
 *   | {phase: "ready", seconds: number}
 *   | {phase: "failed", message: string}} Status
 */

/**
 * What Python is made of: its program, compiled by the page once for every worker, and its other files.
 *
 * @typedef {{wasm: WebAssembly.Module, bytes: Record<string, Uint8Array>}} Assets
 */

/**
 * One column as JSON can carry it.
 *
 * @typedef {object} PackedColumn
 * @property {keyof typeof import("./columns.js").COLUMN_TYPES} type
 * @property {string} base64
 */

/**
 * What the worker offers, through Comlink.
 *
 * @typedef {object} PythonWorker
 * @property {(assets: Assets, onStage: (stage: string, fraction: number) => void) => Promise<void>} boot
 *   Resolves when Python can answer; rejects with one sentence that says what went wrong.
 * @property {(text: string) => Promise<RawAnswer>} answer
 */

/**
 * @typedef {{text: string, columns: Columns, memory: number} | {died: string}} RawAnswer
 *   `memory` is how many bytes Python's memory has grown to;
 *   `died` when the interpreter itself is lost and only a new worker helps
 */

export {};
