/**
 * The types of what crosses between the page and the worker that runs Python, apart from the messages themselves.
 *
 * The page asks one question at a time with a plain object; `client.js` sends it as JSON text, the worker hands the
 * text to `plyscope.bridge.answer`, and the answer comes back as JSON text plus columns of numbers (typed arrays,
 * moved and not copied). The messages' contents are defined once, in `py/plyscope/kinds`, and `messages.d.ts` is
 * generated from that. This file has only types; it is empty once bundled.
 *
 * @module
 */

/** @typedef {import("./messages.js").KindId} KindId */
/** @typedef {Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float32Array
 *   | Float64Array} Column */

/** @typedef {Record<string, Column>} Columns */

/**
 * An answer: the JSON object that the bridge sent, and its columns under one name. A reply with an `error` never gets
 * this far: `ask` rejects with a `PlyscopeError`.
 *
 * @typedef {Record<string, any> & {columns: Columns}} Reply
 */

/**
 * @typedef {{kind: "grid", rows: number, columns: number, cells: string, line: number[],
 *     names?: {MAX: string, MIN: string}}
 *   | {kind: "tree", text: string, rows: import("../views/tree-outline.js").OutlineRow[], path: string[],
 *     names?: {MAX: string, MIN: string}, players?: string[]}
 *   | import("../boards/index.js").ScenePicture} Picture
 */

/**
 * One of two messages: fields that only the other has may be read, and are undefined.
 * @template One, Other
 * @typedef {(One & {[Name in Exclude<keyof Other, keyof One>]?: undefined})
 *   | (Other & {[Name in Exclude<keyof One, keyof Other>]?: undefined})} Either
 */

/** @typedef {Omit<import("./messages.js").GameLook, "picture"> & {picture: Picture}} GameLook */
/** @typedef {Omit<import("./messages.js").ProblemLook, "picture"> & {picture: import("../problems/index.js").Picture}} ProblemLook */
/** A subject as the page shows it. @typedef {Either<GameLook, ProblemLook>} Look */

/** The outcome of a run. @typedef {Either<import("./messages.js").GameSearch, import("./messages.js").ProblemSearch>} SearchReply */
/** How large a run would be. @typedef {Either<import("./messages.js").GameSize, import("./messages.js").ProblemSize>} Size */
/**
 * The replies as the page reads them, by operation: what is of one kind or the other may be read without asking which.
 * @typedef {Omit<import("./messages.js").Replies, "look" | "play" | "draw" | "estimate" | "search">
 *   & {look: Look, play: Look, draw: Look, estimate: Size, search: SearchReply & {columns: Columns}}} Replies
 */
/**
 * A message of any kind, before its kind is added.
 * @template Message
 * @typedef {Message extends unknown ? Omit<Message, "op" | "kind"> : never} WithoutKind
 */
/**
 * A request as the page's modules make it, by its operation.
 * @template {keyof Replies} Op
 * @typedef {{op: Op} & WithoutKind<Extract<import("./messages.js").Request, {op: Op}>>} Asked
 */
/** @typedef {import("./messages.js").Fault} Refusal */
/** @typedef {import("./messages.js").OrderShown} OrderInfo */
/**
 * A game, or a kind of problem. @typedef {Either<import("./messages.js").GameShown,
 * import("./messages.js").ProblemShown>} SubjectInfo
 */
/** A search, or a method. @typedef {Either<import("./messages.js").SearchShown, import("./messages.js").MethodShown>} MethodInfo */

/**
 * The catalogue as the page has it: the lists of all kinds as one list.
 * @typedef {Omit<import("./messages.js").GameCatalogue, "kind" | "subjects" | "methods">
 *   & {subjects: SubjectInfo[], methods: MethodInfo[]}} Catalogue
 */

/**
 * What Python is doing, as the page shows it.
 *
 * @typedef {{phase: "booting", stage: string, fraction: number}
 *   | {phase: "ready", seconds: number}
 *   | {phase: "failed", message: string}} Status
 */

/**
 * The parts of Python: its program, compiled by the page once for all workers, and its other files.
 *
 * @typedef {{wasm: WebAssembly.Module, bytes: Record<string, Uint8Array>}} Assets
 */

/**
 * One column in a form that JSON can hold.
 *
 * @typedef {object} PackedColumn
 * @property {keyof typeof import("./columns.js").COLUMN_TYPES} type
 * @property {string} base64
 */

/**
 * What the worker offers through Comlink.
 *
 * @typedef {object} PythonWorker
 * @property {(assets: Assets, onStage: (stage: string, fraction: number) => void) => Promise<void>} boot
 *   Resolves when Python can answer; rejects with one sentence that says what went wrong.
 * @property {(text: string) => Promise<RawAnswer>} answer
 */

/**
 * @typedef {{text: string, columns: Columns, memory: number} | {died: string}} RawAnswer `memory`: the size that
 *   Python's memory has grown to, in bytes; `died`: the interpreter itself is broken, and only a new worker helps
 */

export {};
