/** The name of programs in the messages to Python and in its replies. */

export const ID = "program";
