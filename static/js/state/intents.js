/**
 * The intents: what the user can ask of the page, by name, with the data of each. Types only.
 *
 * @typedef {import("./state.js").State} State
 *
 * What an example sets; anything left out has the page's default.
 * @typedef {object} Example
 * @property {string} subject
 * @property {string} [preset]  its id, if it is one of the page's
 * @property {string} [position]
 * @property {Record<string, number>} [options] of the game
 * @property {string} [method]
 * @property {string} [depth] as typed; "" searches to the end
 * @property {string} [order]
 * @property {">=" | ">"} [cut]
 * @property {Record<string, number>} [methodOptions]
 * @property {string} [stage] what the middle shows, if not the tree
 * @property {import("./state.js").State["weights"]} [weights] of the features of a game
 *
 * What a game against Python begins with, where it is not the usual: what is not said is left to the page. `side` is the
 * name of the reader's side.
 * @typedef {Partial<Omit<Example, "subject">> & {side?: string}} PlayWish
 *
 * For every kind of subject.
 * @typedef {{
 *   "pane": {pane: State["pane"]},
 *   "stage": {stage: string},
 *   "centre": {centre: import("./state.js").State["centre"]},
 *   "go-to": {place: string, example?: Example},
 *   "play-python": {subject: string, wish?: PlayWish},
 *   "layout": {layout: State["layout"]},
 *   "tab": {tab: string},
 *   "theme": {theme: State["theme"]},
 *   "text-size": {size: State["textSize"]},
 *   "ask-me": {},
 *   "predict": {answer: readonly string[]},
 *   "pick-answer": {id: string},
 *   "skip-question": {},
 *   "open-link": {code: string, inLesson?: boolean},
 *   "open-notebook": {part: unknown},
 *   "come-back": {place: unknown, reader?: boolean, arriving?: boolean},
 *   "accept-offer": {},
 *   "start-embedded": {},
 *   "open-dropped": {dropped: {files: Record<string, string>, skipped: string[]}},
 *   "open-file": {name: string, text: string},
 *   "open-text": {wish: import("./state.js").TextToOpen},
 *   "notice": {message: string, stays?: boolean},
 *   "dismiss-notice": {},
 *   "stop": {},
 *   "retry-boot": {},
 *   "step": {direction: 1 | -1},
 *   "step-cut": {direction: 1 | -1},
 *   "goto-start": {},
 *   "goto-end": {},
 *   "goto-node": {row: number, second?: boolean},
 *   "leave-search": {},
 *   "scrub": {step: number},
 *   "play-pause": {},
 *   "granularity": {granularity: State["granularity"]},
 *   "speed": {speed: number},
 *   "toggle-collapse": {row: number},
 *   "toggle-fold": {},
 *   "colour-by": {by: State["colourBy"]},
 *   "undo": {},
 *   "redo": {},
 *   "go-to-move": {at: number},
 *   "choose-room": {room: string},
 *   "choose-subject": {subject: string, preset: string},
 *   "show-example": {example: Example},
 *   "set-position": {text: string},
 *   "position-draft": {text: string},
 *   "set-option": {option: string, value: number | string},
 *   "set-options": {options: Record<string, number>},
 *   "change-run": {change: Partial<State>},
 *   "choose-order": {order: string},
 *   "set-method-option": {option: string, value: number | string},
 *   "compare-runs": {main?: Partial<State>, second?: Partial<State>},
 *   "change-second": {change: Partial<State>},
 *   "choose-second-order": {order: string},
 *   "end-comparison": {},
 *   "search": {},
 *   "search-to-depth": {depth: number},
 *   "search-anyway": {},
 * }} PageIntents
 *
 * @typedef {PageIntents & import("./kinds.js").KindIntents & import("./features.js").FeatureIntents} Intents
 */

/** @typedef {{[Type in keyof Intents]: {type: Type} & Intents[Type]}[keyof Intents]} Intent */

/**
 * A handler for each of some intents.
 * @template Some
 * @typedef {{[Type in keyof Some]: (intent: {type: Type} & Some[Type]) => unknown}} Handlers
 */

export {};
