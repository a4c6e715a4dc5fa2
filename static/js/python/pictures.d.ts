/** The pictures that only the boards and the problems know: each adds the type of its own, and no file here names them. */
// biome-ignore lint/suspicious/noEmptyInterface: boards and problems add to it.
export interface DrawnPictures {}
