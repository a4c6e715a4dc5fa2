/** The classes of the views, by the tags of their elements: `static/js/views` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: views add to it.
export interface Views {}
