/** What the page hands to a kind, so that it can do what a person wants: `static/js/app` adds what it has. */

/** To make Python's moves. */
// biome-ignore lint/suspicious/noEmptyInterface: app adds to it.
export interface TurnContext {}

/** To handle intents. */
// biome-ignore lint/suspicious/noEmptyInterface: app adds to it.
export interface ActionContext {}
