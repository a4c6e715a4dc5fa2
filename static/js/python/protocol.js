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
 * An inner node of a typed tree, with the leaves directly below it as they were typed, and their names. Parents come
 * before children.
 * @typedef {{name: string, depth: number, kind: string, leaves: readonly string[],
 *   leafNames: readonly string[]}} OutlineRow
 */

/**
 * @typedef {{kind: "grid", rows: number, columns: number, cells: string, line: number[], last?: number,
 *     names?: {MAX: string, MIN: string}, mover?: string}
 *   | {kind: "tree", text: string, rows: OutlineRow[], path: string[],
 *     names?: {MAX: string, MIN: string}, players?: string[]}
 *   | import("./pictures.js").DrawnPictures["game"]} Picture
 */

/** The fields of several messages. @template Union @typedef {Union extends unknown ? keyof Union : never} FieldOf */

/**
 * One of several messages: fields that only another has may be read, and are undefined.
 * @template Union
 * @template [All=Union]
 * @typedef {Union extends unknown ? Union & {[Name in Exclude<FieldOf<All>, keyof Union>]?: undefined} : never} OneOf
 */

/**
 * The type of a subject's picture, by its kind. For a kind that is not listed, it is what Python sends.
 * @typedef {{game: Picture, problem: import("./pictures.js").DrawnPictures["problem"]}} Pictures
 */

/**
 * A look, with what is known of its picture.
 * @template Sent
 * @typedef {Sent extends {kind: keyof Pictures} ? Omit<Sent, "picture"> & {picture: Pictures[Sent["kind"]]} : Sent} LookOf
 */

/** @typedef {LookOf<import("./messages.js").GameLook>} GameLook */
/** @typedef {LookOf<import("./messages.js").ProblemLook>} ProblemLook */
/** A subject as the page shows it. @typedef {OneOf<LookOf<import("./messages.js").Replies["look"]>>} Look */

/** The outcome of a run. @typedef {OneOf<import("./messages.js").Replies["search"]>} SearchReply */
/** How large a run would be. @typedef {OneOf<import("./messages.js").Replies["estimate"]>} Size */
/**
 * The replies as the page reads them, by operation: fields that only one kind has may be read without asking for the kind.
 * @typedef {Omit<import("./messages.js").Replies, "look" | "play" | "draw" | "estimate" | "search">
 *   & {look: Look, play: LookOf<import("./messages.js").Replies["play"]>,
 *     draw: LookOf<import("./messages.js").Replies["draw"]>, estimate: Size, search: SearchReply & {columns: Columns}}} Replies
 */
/**
 * A message of any kind, before its kind is added. What names no subject must say its kind itself.
 * @template Message
 * @typedef {"subject" extends keyof Message ? Omit<Message, "op" | "kind"> : Omit<Message, "op">} WithoutKind
 */
/**
 * A request as the page's modules make it, by its operation.
 * @template {keyof Replies} Op
 * @typedef {{op: Op} & WithoutKind<Extract<import("./messages.js").Request, {op: Op}>>} RequestWithoutKind
 */
/**
 * What a search has done since the batch before: calls (-1) and returns (-2) in order, who moves at each node that was
 * entered, what each return gave, from MAX's side, and one number: how many calls there were so far. Rounds that build one
 * tree tell only that. While whole games are played, how many moves were made in each, those of chance included.
 * @typedef {{event: Int16Array, kind: Uint8Array, value: Float64Array, calls: Int32Array, moves?: Int32Array}} Batch
 */
/** @typedef {import("./messages.js").Fault} Refusal */
/** @typedef {import("./messages.js").OrderShown} OrderInfo */
/** What one kind lists. @typedef {import("./messages.js").Catalogue["kinds"][number]} Listed */
/** A subject of any kind. @typedef {OneOf<Listed["subjects"][number]>} SubjectInfo */
/** A method of any kind. @typedef {OneOf<Listed["methods"][number]>} MethodInfo */

/**
 * The catalogue as the page has it: the lists of all kinds as one list.
 * @typedef {Omit<import("./messages.js").GameCatalogue, "kind" | "subjects" | "methods">
 *   & {subjects: SubjectInfo[], methods: MethodInfo[]}} Catalogue
 */

/**
 * What Python is doing, as the page shows it. `left`: the seconds that its files will still take; 0 if this is not known.
 *
 * @typedef {{phase: "booting", stage: string, fraction: number, left?: number}
 *   | {phase: "ready", seconds: number}
 *   | {phase: "failed", message: string}} Status
 */

/**
 * What a worker is handed over as soon as it is there: Python's program, and the image of a Python that has started, if
 * there is one. The first worker may get them packed; what it makes of them is kept for the others.
 *
 * @typedef {object} Files
 * @property {WebAssembly.Module | import("./packed.js").PackedBytes} wasm
 * @property {Uint8Array<ArrayBuffer> | import("./packed.js").PackedBytes | null} image
 *
 * The other files, by their names. A Python that is restored from an image needs them last, and asks for them.
 *
 * @typedef {Record<string, Uint8Array | import("./packed.js").PackedBytes>} Others
 *
 * Where the whole of Python's library is, if Python starts with a part of it; and, if the page knows, how the file is
 * recognised.
 *
 * @typedef {{address: string, size?: number, sum?: number}} Rest
 *
 * What a worker has made of the files; null what was given ready, or could not be made.
 *
 * @typedef {{wasm: WebAssembly.Module | null, image: Uint8Array<ArrayBuffer> | null}} CompiledPython
 *
 * What a worker is given besides: where the rest of the library is, and the packages that were installed before.
 *
 * @typedef {{rest: Rest | null, wheels: readonly import("./packages.js").Wheel[]}} Assets
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
 * @property {(assets: Assets, onStage: (stage: string, fraction: number) => void, getOthers: () => Promise<Others>)
 *   => Promise<CompiledPython>} boot
 *   Resolves when Python can answer; rejects with one sentence that says what went wrong.
 * @property {<Name extends keyof Files>(name: Name, file: Files[Name]) => void} supply  what `boot` waits for; each may
 *   come as soon as it is there
 * @property {(name: string, installer: Uint8Array, get: import("./packages.js").FetchFile) => Promise<void>} install
 *   Only before the first question; rejects with the line of micropip's error.
 * @property {(text: string) => Promise<RawAnswer>} answer
 * @property {(role: CheckRole, text: string, data: readonly Uint8Array[]) => Promise<CheckReply>} check
 *   Asks for a part of judging a class; rejects with the line of Python's error.
 * @property {() => void} halt
 *   Ends the search that runs, if it hears: it answers with what it has done so far.
 */

/**
 * What a Python is there for when a class is judged: to judge it, or to run one submission.
 * @typedef {"judge" | "run"} CheckRole
 * @typedef {{text: string, data: Uint8Array[], memory: number} | {died: string}} CheckReply  as in `RawAnswer`
 */

/**
 * @typedef {{text: string, columns: Columns, memory: number, isClean: boolean} | {died: string}} RawAnswer `memory`:
 *   the size that Python's memory has grown to, in bytes; `isClean`: whether nothing that a program has changed in Python
 *   is left; `died`: the interpreter itself is broken, and only a new worker helps
 */

export {};
