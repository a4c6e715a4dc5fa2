/** The name of constraint problems in the messages to Python and in its replies. */

export const ID = "problem";
