/** The names of programs in the messages to Python and in its replies. */

export const ID = "program";
/** The one subject of this kind, and the one method. */
export const SUBJECT = "program";
export const METHOD = "run";
/** The room that they are in. */
export const ROOM = "programs";
