/**
 * What crosses between the page and the worker that runs Python, beside the messages themselves.
 *
 * The page asks one question at a time with a plain object; `client.js` sends it as JSON text, the worker
 * hands the text to `plyscope.bridge.answer`, and the answer comes back as JSON text plus columns of numbers
 * (typed arrays, moved and not copied). What these messages hold is written once, in `py/plyscope/kinds`, and
 * `messages.d.ts` is made from it. This file holds types only; it is empty once bundled.
 *
 * @module
 */

/** @typedef {import("./messages.js").KindId} KindId */
/** @typedef {Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float32Array
 *   | Float64Array} Column */

/** @typedef {Record<string, Column>} Columns */

/**
 * An answer: the JSON object that the bridge sent, and its columns under one name.
 * A reply that says `error` never gets this far: `ask` rejects with a `PlyscopeError`.
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

/** The fields of several messages. @template Union @typedef {Union extends unknown ? keyof Union : never} FieldOf */

/**
 * Several messages of which only one is there: what only another has may be asked for, and is then undefined.
 * @template Union
 * @template [All=Union]
 * @typedef {Union extends unknown ? Union & {[Name in Exclude<FieldOf<All>, keyof Union>]?: undefined} : never} OneOf
 */

/**
 * What the picture of a subject is, by its kind. A picture of a kind that is not here is whatever Python sends.
 * @typedef {{game: Picture, problem: import("../problems/index.js").Picture}} Pictures
 */

/**
 * A look, with what is known of its picture.
 * @template Sent
 * @typedef {Sent extends {kind: keyof Pictures} ? Omit<Sent, "picture"> & {picture: Pictures[Sent["kind"]]} : Sent} LookOf
 */

/** @typedef {LookOf<import("./messages.js").GameLook>} GameLook */
/** @typedef {LookOf<import("./messages.js").ProblemLook>} ProblemLook */
/** What there is to see of a subject. @typedef {OneOf<LookOf<import("./messages.js").Replies["look"]>>} Look */

/** @typedef {import("./messages.js").GameSearch} SearchReply */
/** @typedef {import("./messages.js").Choice} Choice */
/** @typedef {import("./messages.js").Fault} Refusal */
/** @typedef {import("./messages.js").OptionShown} GameOption */
/** @typedef {import("./messages.js").PresetShown} GamePreset */
/** @typedef {import("./messages.js").OrderShown} OrderInfo */
/** What one kind lists. @typedef {import("./messages.js").Catalogue["kinds"][number]} Listed */
/** A subject of any kind. @typedef {OneOf<Listed["subjects"][number]>} GameInfo */
/** A method of any kind. @typedef {OneOf<Listed["methods"][number]>} SearchInfo */

/**
 * The catalogue as the page has it: what each kind lists, in one list.
 * @typedef {Omit<import("./messages.js").GameCatalogue, "kind" | "subjects" | "methods">
 *   & {subjects: GameInfo[], methods: SearchInfo[]}} Catalogue
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
