/**
 * Lines are numbered through all files of a search: those of its second file follow this one, and
 * so on. The first file is the one that the search is registered by.
 */
export const LINES_PER_FILE = 4096;

/**
 * The file of a numbered line, by its place among the files of the search, and the line in it.
 * @param {number} number
 */
export const placeOfLine = (number) => ({ file: Math.floor(number / LINES_PER_FILE), line: number % LINES_PER_FILE });
