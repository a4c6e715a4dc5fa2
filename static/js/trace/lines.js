/**
 * Lines are numbered through all files of a search: the lines of the second file start at this number, and so on. The
 * first file is the one that the search is registered with.
 */
const LINES_PER_FILE = 4096;

/**
 * Which of the search's files a numbered line is in, and which line of it.
 * @param {number} number
 */
export const placeOfLine = (number) => ({ file: Math.floor(number / LINES_PER_FILE), line: number % LINES_PER_FILE });
