/**
 * The shape of what the tree modules read. Nothing here runs; it only gives names to types.
 *
 * @typedef {object} TraceText
 * @property {string[]} [actions] labels of moves, indexed by the column `action`
 * @property {string[] | null} [names] names of nodes (literal trees only), indexed by row
 * @property {string} [cut] the convention of the search's cuts: ">=" or ">"
 *
 * The columns of one traced search; see the column table in trace.js.
 * Rows 0..visited-1 stand in order of entry, pruned rows after them, and a parent always stands
 * before its children: every pass below is a plain loop over rows because of that.
 * @typedef {object} Trace
 * @property {number} count
 * @property {number} visited
 * @property {Int32Array} parent
 * @property {Int32Array} action
 * @property {Int16Array} cell
 * @property {Uint8Array} kind 0 MAX, 1 MIN, 2 CHANCE
 * @property {Uint8Array} status 0 inner, 1 terminal, 2 evaluated at the depth limit, 3 pruned
 * @property {Float64Array} value
 * @property {Float64Array} alpha
 * @property {Float64Array} beta
 * @property {Int32Array} enter
 * @property {Int32Array} leave
 * @property {Int32Array | Uint16Array} ply
 * @property {Int32Array} childStart
 * @property {Int32Array} children
 * @property {TraceText} text
 *
 * @typedef {(ctx: CanvasRenderingContext2D, row: number, x: number, y: number, size: number) => void} DrawBoard
 *   draws the little board of a row into the square whose top left corner is (x, y)
 */

export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;

export const INNER = 0;
export const TERMINAL = 1;
export const EVALUATED = 2;
export const PRUNED = 3;
