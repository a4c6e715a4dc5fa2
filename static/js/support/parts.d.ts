/** What the scripts beside the page export, by their names: views/parts adds each. */
// biome-ignore lint/suspicious/noEmptyInterface: views/parts adds to it.
export interface Parts {}
