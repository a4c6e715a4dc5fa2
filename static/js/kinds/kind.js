/**
 * What the page needs from each kind of subject. Games are one kind, constraint problems another; each is a folder here
 * and a line in the registry, index.js. Types only.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../python/protocol.js").Look} Look
 * @typedef {import("../trace/trace.js").Trace} Trace
 * @typedef {import("../trace/cursor.js").Granularity} Granularity
 * @typedef {import("../words/options.js").Option} Option
 *
 * How far a step can go, with a hint if the name does not say enough.
 * @typedef {{id: Granularity, name: string, hint?: string}} Step
 *
 * A view that the middle of the page can show; it has the same id as the view's element. In Play, it shows only contests.
 * @typedef {{id: string, name: string, isContest?: boolean}} Stage
 *
 * What the page remembers of a kind alone, as it is at the start: parts of the page's state, and which of them come
 * back together with a subject; and parts of what is known about the subject, about its run, and besides.
 * @typedef {object} Memory
 * @property {Partial<import("../state/kinds.js").KindState>} state
 * @property {readonly (keyof import("../state/kinds.js").KindState)[]} kept
 * @property {Shapes} carried  what of the state a link carries
 * @property {Shapes} [carriedHere]  what only this device brings back
 * @property {(state: State, isLink: boolean) => Partial<import("../state/kinds.js").KindState>} [written]  fields that are written
 *   down otherwise than they are in the state: into a link, or on this device
 * @property {(state: State) => string} [lack]  what is missing in what a link says, as one sentence; "" if nothing is
 * @property {(state: Partial<State>) => readonly {name: string, text: string}[]} [programs]  somebody's programs in a link,
 *   besides that of the subject
 * @property {Partial<import("../state/kinds.js").KindAnswers["subject"]>} subject
 * @property {Partial<import("../state/kinds.js").KindAnswers["run"]>} run
 * @property {Partial<import("../state/kinds.js").KindAnswers["lab"]>} lab
 * @property {Partial<import("../state/kinds.js").KindAnswers["device"]>} [device]  what it keeps on this device
 *
 * What fields of the state look like.
 * @typedef {Partial<Record<keyof import("../state/kinds.js").KindState, import("../support/shapes.js").Shape>>} Shapes
 *
 * Tags of views, by their place: with the subject, below the options of the method, in the middle, or instead of the code.
 * @typedef {{subject?: readonly Tag[], work?: readonly Tag[], stage?: readonly Tag[], code?: readonly Tag[]}} Elements
 * @typedef {keyof import("./views.js").Views} Tag
 *
 * A task that Python can do beside a run: the words for it while it runs and after it was stopped; its stage, if the
 * words are shown there and not over the tree; the fields whose errors are shown beside its button; and whether they are
 * shown over the tree, where its button is.
 * @typedef {{goesOn: string, stopped: string, stage?: string, fields?: readonly string[], isOverTree?: boolean}} TaskWords
 *
 * What a module needs to ask Python.
 * @typedef {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests} RequestContext
 *
 * What a module needs to make Python's moves, and to handle intents.
 * @typedef {import("./context.js").TurnContext} TurnContext
 * @typedef {import("./context.js").KindContext} KindContext
 *
 * What the function of a task is given.
 * @typedef {object} Task
 * @property {AbortSignal} signal  aborted when the task is ended
 * @property {boolean} interrupted  whether it replaced a task that had not reached its goal
 * @property {string} name  what it is doing now, as it last said
 * @property {(name: string, detail?: string) => void} report  says what it is doing now
 * @property {() => void} reach  says that the goal is reached: if the task is ended after this, nothing counts as interrupted
 *
 * What is asked otherwise than the settings say, for one search alone. @typedef {Record<string, any>} SearchOverrides
 *
 * @typedef {object} How
 * @property {boolean} [confirmed]  start even if the search will probably be large
 * @property {number} [confirmAbove]  start without asking if it will probably visit no more nodes than this
 * @property {number} [cursor]  the step to show first
 * @property {boolean} [chooseDepth]  if the whole tree is too large, choose a depth limit
 * @property {SearchOverrides} [within]
 *
 * @typedef {import("../python/messages.js").Request} Request
 *
 * A function for scripts: it asks Python, and may be stopped by a signal.
 * @typedef {(ask: import("../python/requests.js").Ask, request: Record<string, any>, how: {signal?: AbortSignal})
 *   => Promise<any>} Script
 *
 * What Python does after a change: in some cases it moves instead of searching.
 * @typedef {object} Turns
 * @property {() => boolean} waits  whether the user is to move, so that nothing happens after a change of the position
 * @property {() => How} how  how to search after a change of the position
 * @property {(task: Task) => Promise<boolean>} playFound  plays the move that a search found, if it is for Python to
 *   play; resolves to whether it is Python's turn again
 * @property {(task: Task) => Promise<boolean>} playUnsearched  plays without a search, if Python plays that way;
 *   resolves to whether it did
 * @property {(task: Task) => Promise<boolean>} playHidden  plays if moves are hidden; resolves to whether they are,
 *   because then there is nothing to search
 *
 * Two runs that are worth seeing side by side: what to look for, what each changes in the present settings, and the shape
 * of a small tree for each, written as in `views/pair-picture.js`.
 * @typedef {{name: string, question: string, main: Partial<State>, second: Partial<State>,
 *   shapes: readonly [main: string, second: string]}} Pair
 *
 * What the stage needs to know of a typed tree; `wrong` says why the last change was refused.
 * @typedef {object} TypedTreeState
 * @property {string} text
 * @property {string} wrong
 * @property {(import("../python/messages.js").WhatIf & {path: string}) | null} whatIf
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 *
 * @typedef {object} Comparing
 * @property {(state: State, results: Results) => readonly Pair[]} pairs  those that fit the subject
 * @property {(trace: Trace, cursor: number) => readonly {name: string, count: number}[]} tally  the work done so far
 *
 * @typedef {object} Kind
 * @property {import("../python/messages.js").KindId} id  its name in messages
 * @property {{id: string, name: string}} room  the room of its subjects
 * @property {readonly {id: string, name: string}[]} [activities]  what the reader can do there, if it is not one thing
 * @property {readonly {id: string, name: string}[]} [tabs]  of the panel beside its tree
 * @property {string} first  the first subject in the room
 * @property {State["pane"]} firstPane  the first pane to show on a screen with room for only one
 * @property {string} boardPane  the name of the pane with the subject there
 * @property {{subject: string, method: string}} words  the page's words for its subjects and methods
 * @property {{subjects: string, methods: string}} lists  where a script finds them in the catalogue
 * @property {readonly (readonly [sign: string, css: string, text: string])[]} signs  the signs in its trees, for the help
 * @property {boolean} isPictured  whether its subjects have a picture that a presenter can show instead of the tree
 * @property {boolean} namesExamples  whether an example that is also a preset is shown with the preset's name
 * @property {boolean} isTypedAsText  whether Undo first removes typed text that is not in use yet
 *
 * @property {Memory} [memory]  what the page remembers of this kind alone, at the start
 * @property {Partial<State>} anew  settings that another subject of this kind begins with
 * @property {Elements} elements  the views that only this kind has
 * @property {(results: Results) => readonly Stage[]} stages  what the middle can show instead of the tree
 * @property {(state: State, results: Results) => readonly import("./shows.js").Showing[]} views  what its own
 *   views show, and the views that describe a step
 * @property {(trace: Trace | null) => readonly Step[]} steps  how far a step can go; without a trace, the usual steps
 * @property {(text: import("../trace/trace.js").SentText, before: Granularity) => Granularity} stepFor  how far a
 *   step goes in a run: as before, if possible
 * @property {{node: string, rootCounts: boolean}} counted  the word for a node of the tree, and whether the root is counted
 * @property {(results: Results) => string} emptyText  why no tree is shown; "" if there is one, or if one is coming
 * @property {(options: readonly Option[], results: Results) => readonly Option[]} optionsShown  a method's options, as
 *   the page shows them for this subject
 * @property {(trace: Trace) => import("../tree/painter.js").DrawBoard | null} [littleBoards]  paints the states at the
 *   rows of a whole trace, where that is not done with the boards of games
 * @property {(state: State) => readonly number[]} [lit]  the rows of the tree that are pointed at elsewhere on the page
 * @property {(state: State, results: Results) => readonly number[]} [named]  the rows of the tree that the sentence names
 * @property {(state: State, results: Results) => boolean} [isOutdated]  whether the tree is no longer that of what is on the page
 * @property {(results: Results) => number} [marked]  the row of the tree that something is said about; −1 for none
 * @property {(state: State, results: Results) => TypedTreeState | null} [typedTree]  what the
 *   tree on the stage needs to be changed there; null if it is not typed by hand
 * @property {(results: Results) => boolean | null} [isUnseenShown]  whether the tree is shown with what the run never looked
 *   at; null if there is no such thing
 * @property {(trace: Trace) => string} [lookedAt]  how much of that tree the run has looked at; "" if the rest is not shown
 * @property {(picture: any, subject: {id: string}, preset: import("../python/messages.js").PresetShown) =>
 *   import("lit").TemplateResult | null} [thumbnail]  the small picture of a ready-made subject on its card
 * @property {(trace: Trace) => boolean} drawnByPython  whether Python has to make the picture of the subject at each step
 *
 * @property {(look: Look) => boolean} isOver  whether there is nothing to search
 * @property {(state: State, look: Look | null) => boolean} isPythonsTurn
 * @property {(state: State, look: Look) => boolean} canStay  whether Undo and Redo can stop at a position
 * @property {(state: State, catalogue: Results["catalogue"], look: Look) => Partial<State>} settingsFor  the first
 *   settings of a subject that is chosen by name
 * @property {Readonly<Record<string, TaskWords>>} tasks  what Python can do for this kind beside a run, by name
 * @property {(look: Look) => boolean} [isPlayed]  whether two sides play it, so that Python can be one of them
 * @property {(state: State, catalogue: Results["catalogue"], look: Look, side?: string, depth?: string) => Partial<State>} [againstPython]
 *   the first settings of a new game against Python, which moves second if the reader's side has no name, and looks as
 *   deep as is asked for
 * @property {readonly string[]} [roomFields]  fields with errors that its own views show, but only in its room
 * @property {readonly string[]} fields  other fields with errors that its own views show
 *
 * @property {(trace: any, cursor: number) => import("./questions.js").Question | null} [questionAt]  what a learner can be
 *   asked before the next step of its runs
 * @property {Comparing} [comparing]  how two of its runs are compared side by side, if they can be
 *
 * @property {(state: State, look: Look | null) => Record<string, any>} method  the method and its settings, for a request
 * @property {(on: RequestContext, signal: AbortSignal) => Promise<void>} followUps  asks the further questions about the run
 * @property {(on: TurnContext) => Turns} turns
 * @property {(on: KindContext) => {intents: Partial<import("../state/intents.js").Handlers<import("../state/kinds.js").KindIntents>>}} actions
 *   what the user can do only with this kind
 * @property {(reply: any) => Record<string, unknown>} outcome  what a script gets from a run
 * @property {boolean} [runsItsText]  whether its subjects are programs, so that somebody else's is not run unasked
 * @property {boolean} [mayHang]  whether its runs may have to be ended with Python itself, so that a second one stands by
 * @property {(request: Request, why: import("../python/errors.js").Cause) => Request | null} [afterEnd]  what to ask the
 *   next Python when one has ended during a request; null if nothing
 * @property {Readonly<Record<string, Script>>} [scripts]  what else a script can ask for, by the name of the function
 */

/**
 * What the page has of a kind from the start, for its first picture. It becomes the whole kind when the rest comes.
 * @typedef {Partial<Kind> & Pick<Kind, "id" | "room" | "first" | "firstPane" | "boardPane" | "words" | "lists" | "elements" | "tasks"
 *   | "fields">} FirstHalf
 */

export {};
