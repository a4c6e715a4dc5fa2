/** The name of games in the messages to Python and in its replies. */

export const ID = "game";
