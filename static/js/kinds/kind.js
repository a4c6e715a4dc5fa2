/**
 * What a kind of subject has to be able to do on the page. Games are one kind, constraint problems another; each is a
 * folder here, and a line in the registry. Types only.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../python/protocol.js").Look} Look
 * @typedef {import("../trace/trace.js").Trace} Trace
 * @typedef {import("../trace/cursor.js").Granularity} Granularity
 * @typedef {import("../views/option-fields.js").Option} Option
 *
 * How far a step can go; the hint where its name does not tell.
 * @typedef {{id: Granularity, name: string, hint?: string}} Step
 *
 * What can stand in the middle; its id is that of the view there.
 * @typedef {{id: string, name: string}} Stage
 *
 * Tags of views, by where they stand: with the subject, below the options of the method, or in the middle.
 * @typedef {{subject?: readonly Tag[], work?: readonly Tag[], stage?: readonly Tag[]}} Elements
 * @typedef {keyof import("../views/index.js").Views} Tag
 *
 * What Python does beside a run, in words: while it goes on, and once it was stopped. If it is told on a stage of its
 * own, and not over the tree, that stage; the fields whose errors are shown beside its button.
 * @typedef {{goesOn: string, stopped: string, stage?: string, fields?: readonly string[]}} TaskWords
 *
 * What the modules that ask Python are given.
 * @typedef {import("../app/stores.js").Stores & import("../app/stores.js").Asking} Asking
 *
 * What the modules that make Python's moves are given.
 * @typedef {Asking & Pick<import("../app/board.js").Board, "move"> & Pick<import("../app/steps.js").Steps, "goToEnd">
 *   & {pause: (ms: number) => Promise<unknown>}} Turning
 *
 * What the modules that do what a person wants are given.
 * @typedef {Asking & import("../app/attempts.js").Attempts & import("../app/board.js").Board
 *   & import("../app/following.js").Following & Pick<import("../app/position.js").Position, "setPosition">
 *   & Pick<import("../app/search.js").Search, "estimate" | "confirm" | "finish">
 *   & Pick<import("../app/settings.js").Settings, "changeRun" | "changeOptions">} Acting
 *
 * @typedef {import("../app/tasks.js").Task} Task
 *
 * What Python does when something has changed: by moving, it can take the place of a search.
 * @typedef {object} Turns
 * @property {() => boolean} waits  whether a person is to move, so that nothing follows a change of the position
 * @property {() => import("../app/search.js").How} how  how to search after a change of the position
 * @property {(task: Task) => Promise<boolean>} playFound  plays the move that a search found, if it is for Python to
 *   play; whether it is Python's turn again
 * @property {(task: Task) => Promise<boolean>} playUnsearched  plays without a search, if that is how Python plays;
 *   whether it did
 * @property {(task: Task) => Promise<boolean>} playHidden  plays where moves are hidden; whether that was so, and there
 *   is nothing to search
 *
 * @typedef {object} Kind
 * @property {import("../python/messages.js").KindId} id  as messages name it
 * @property {{id: string, name: string}} room  in which its subjects are shown
 * @property {string} first  the subject that the room begins with
 * @property {State["pane"]} firstPane  what is seen first of a subject where only one pane has room
 * @property {string} boardPane  what the pane with the subject is called there
 * @property {{subject: string, method: string}} words  what its subjects and methods are called on the page
 * @property {{subjects: string, methods: string}} lists  where a script finds them in the catalogue
 * @property {readonly (readonly [sign: string, css: string, text: string])[]} signs  in its trees, for the help
 * @property {boolean} namesExamples  whether an example that is also a preset is shown as that preset
 * @property {boolean} isTypedAsText  whether Undo first takes back a text that is not in use yet
 *
 * @property {Elements} elements  the views that this kind alone has
 * @property {(results: Results) => readonly Stage[]} stages  what can stand in the middle beside the tree
 * @property {(state: State, results: Results) => readonly import("./shows.js").Showing[]} views  what its own views
 *   show, and what those show that tell of a step
 * @property {(trace: Trace | null) => readonly Step[]} steps  how far a step can go; without a trace those of the room
 * @property {(text: import("../trace/trace.js").SentText, before: Granularity) => Granularity} stepFor  how to step
 *   through a run: as before, if it can be
 * @property {{node: string, rootCounts: boolean}} counted  what a node of the tree is called, and whether the root is one
 * @property {(results: Results) => string} emptyText  why there is no tree to be seen; "" where there is one, or one is
 *   on its way
 * @property {(options: readonly Option[], results: Results) => readonly Option[]} optionsShown  a method's options, as
 *   they are shown for this subject
 * @property {(trace: Trace) => boolean} drawnByPython  whether Python has to draw the subject at each step
 *
 * @property {(look: Look) => boolean} isOver  whether there is nothing to search
 * @property {(state: State, look: Look | null) => boolean} isPythonsTurn
 * @property {(state: State, look: Look) => boolean} canStay  whether Undo and Redo can stop at a position
 * @property {(state: State, catalogue: Results["catalogue"], look: Look) => Partial<State>} settingsFor  the settings
 *   that a subject begins with, when it is chosen by name
 * @property {Readonly<Record<string, TaskWords>>} tasks  what Python does of this kind beside a run, by name
 * @property {readonly string[]} fields  other fields whose errors its own views show
 *
 * @property {(state: State, look: Look | null) => Record<string, any>} method  the method as it is set, for a request
 * @property {(on: Asking, signal: AbortSignal) => Promise<void>} belongings  asks what belongs to the run that is shown
 * @property {(on: Turning) => Turns} turns
 * @property {(on: Acting) => {intents: Partial<import("../app/intents.js").Handlers<import("./index.js").KindIntents>>}} actions
 *   what a person can do with this kind alone
 * @property {(reply: any) => Record<string, unknown>} outcome  what a script is told of a run
 */

export {};
