// The numbers in the columns of a trace. Made by static/js/python/make_messages.py: change py/plyscope, and run it.

/** Who moves at a row. A driver starts several searches of one position. */
export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;
export const DRIVER = 3;

/** What a row was. */
export const INNER = 0;
export const TERMINAL = 1;
export const EVALUATED = 2;
export const PRUNED = 3;
export const KNOWN = 4;

/** What the value of a known row is; 0 where it is the value itself. */
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** Who moves at a row that is a partial assignment, and what became of it; 0 is INNER too. */
export const ASSIGNMENT = 4;
export const SOLUTION = 1;
export const REFUSED = 5;
export const EMPTIED = 6;
export const JUMPED = 7;

/** Who moves at a row that is a call of a function: nobody. */
export const CALLED = 5;

/** Events; a number above 0 is the line that is about to run. */
export const CALL = -1;
export const RETURN = -2;

/** An event of a constraint problem: something happened in the partial assignment. */
export const NOTE = -3;

/** What a note tells. */
export const ARC = 1;
export const REMOVE = 2;
export const RESTORE = 3;
export const EMPTY = 4;
