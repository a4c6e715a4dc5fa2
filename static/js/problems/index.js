// The registry of the pictures of constraint problems. A new one is one file here and one line in
// PROBLEM_PICTURES.
import * as cryptarithm from "./cryptarithm.js";
import * as graph from "./graph.js";
import * as map from "./map.js";
import * as queens from "./queens.js";
import * as rows from "./rows.js";
import * as sudoku from "./sudoku.js";
import * as timetable from "./timetable.js";

/**
 * Draws one kind of problem. `variables`: its variables with their names for people, in order; `valueName`: the name
 * of a value for people, if it is not the value itself.
 * @typedef {object} ProblemPicture
 * @property {(picture: any) => readonly import("./words.js").NamedVariable[]} variables
 * @property {(value: string) => string} [valueName]
 * @property {(picture: any, id: string) => import("./marks.js").Mark | null} [initial]  what is known about a
 *   variable before any search
 * @property {(props: import("./marks.js").PictureProps<any> & {picked?: string | null}) => import("lit").TemplateResult} view
 */
/**
 * A problem's picture, as Python made it.
 * @typedef {import("./sudoku.js").SudokuPicture | import("./queens.js").QueensPicture
 *   | import("./graph.js").GraphPicture | import("./map.js").MapPicture
 *   | import("./cryptarithm.js").CryptarithmPicture | import("./timetable.js").TimetablePicture
 *   | import("./rows.js").RowsPicture} Picture
 */

/** By the kind of the picture. @type {Readonly<Record<Picture["kind"], ProblemPicture>>} */
export const PROBLEM_PICTURES = { sudoku, graph, map, queens, cryptarithm, timetable, rows };
