/**
 * What the page needs from each of its features: a dialog, or something else that a person can do beside searching. Each
 * is a folder here, with all that belongs to it, and a line in the registry, index.js. Most of it is its part, which is
 * loaded when it is first needed. Types only.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../state/features.js").FeatureState} FeatureState
 * @typedef {import("../state/features.js").FeatureResults} FeatureResults
 * @typedef {import("../state/features.js").FeatureIntents} FeatureIntents
 * @typedef {import("../state/features.js").FeatureViews} FeatureViews
 *
 * Where the page has a mark for views: among the words that lead somewhere, in its bar, at the end of that, in the menu
 * there, over everything, beside the workspace, or instead of it.
 * @typedef {"places" | "bar" | "bar-end" | "more" | "over" | "beside" | "home"} Place
 *
 * What only features need to handle intents.
 * @typedef {object} OfPage
 * @property {(intent: import("../state/intents.js").Intent) => unknown} handle  does what another module does
 * @property {import("../export/screen.js").Screen} screen  what pictures are made of
 * @property {import("../lessons/lesson-source.js").LessonSource} lessonSource  where lessons come from
 * @property {() => string} address  where this page is for others
 * @property {() => Promise<string>} link  the address that brings somebody else to what the page shows
 * @property {() => object} placeNow  what that link says, as plain data
 * @property {() => boolean} showFirstLesson  shows what the first lesson begins with; returns whether that is known without Python
 * @property {() => Promise<import("../lessons/directives.js").Workspace>} workspaceNow  what the workspace shows, as a lesson says it
 * @property {{search: (workspace: import("../lessons/directives.js").Workspace) => Promise<unknown>,
 *   arrange: (workspace: import("../lessons/directives.js").Workspace) => void}} workspaceSetter  searches what a workspace says, and
 *   shows of it what it says
 * @property {() => string | null} plainLink  the same link in plain words; null if they do not suffice
 * @property {(text: string, asText?: boolean) => Promise<ReturnType<typeof import("../lessons/mended.js").readMended>>} readLesson
 *   reads a lesson, and finds all that is wrong with it on this page
 * @property {{boot: () => Promise<import("../python/interpreter.js").Interpreter>, viewer: () => Promise<Uint8Array>}} apart
 *   a Python apart from the page's own, which belongs to whoever asks for it; and what shows trees in a report, as a zip
 * @property {(place: unknown) => Partial<State>} keptIn  what another tab has kept; nothing if it cannot be read
 *
 * @typedef {import("../kinds/context.js").ActionContext & OfPage} FeatureContext
 *
 * Handlers for the intents of a feature.
 * @typedef {Partial<import("../state/intents.js").Handlers<FeatureIntents>>} Handling
 *
 * What a feature can listen to on the page.
 * @typedef {object} Page
 * @property {Document} document
 * @property {import("../state/state.js").Store<State>} state
 * @property {(intent: import("../state/intents.js").Intent) => unknown} handle
 * @property {() => import("../export/formats.js").Page} pictures  what a picture is made of now
 *
 * What the page's style sheets need to know: data attributes of the root and of the body; undefined takes one away.
 * @typedef {Readonly<Record<string, string | undefined>>} Marks
 * @typedef {{root?: Marks, body?: Marks}} Look
 *
 * What the page has of a feature from the start.
 * @typedef {object} Feature
 * @property {string} id  the name of its folder
 * @property {Partial<FeatureState>} [state]  what the page remembers of it, as it is at the start
 * @property {Partial<Record<keyof FeatureState, import("../support/shapes.js").Shape>>} [carried]  what of that a link carries
 * @property {Partial<Record<keyof FeatureState, import("../support/shapes.js").Shape>>} [carriedHere]  what only this device
 *   brings back
 * @property {(there: State) => Partial<FeatureState>} [comesBack]  what of that comes back even if a link leads elsewhere
 * @property {Partial<FeatureResults>} [results]  what is known besides, at the start
 * @property {Readonly<{[Tag in keyof FeatureViews]?: Placed}>} views
 * @property {readonly (keyof FeatureIntents)[]} [intents]  what a person can want of it
 * @property {(state: State) => boolean} [isOpen]  whether the page shows it: then its part is loaded at once
 * @property {() => Promise<{PART: Part}>} part  the rest of it: loaded when it is first needed
 *
 * Its part: the module `part.js` in its folder, with the elements of its views.
 * @typedef {object} Part
 * @property {(on: FeatureContext) => Handling} [intents]  does what a person wants
 * @property {(state: State, results: Results) => readonly import("../kinds/shows.js").Showing[]} [props]  what its views show
 * @property {(state: State, results: Results) => Look} [look]  what the style sheets need to know
 * @property {(page: Page) => void} [begin]  what it does besides, as soon as it is there
 *
 * The place of a view, what else its element says of itself, and the button in it, which is there before the view is.
 * @typedef {{place: Place, attributes?: Readonly<Record<string, string>>, button?: Button}} Placed
 *
 * If it wants nothing, it shows its view.
 * @typedef {{name: string, title?: string, wants?: import("../state/intents.js").Intent}} Button
 */

export {};
