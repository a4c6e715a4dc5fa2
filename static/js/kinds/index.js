/** The kinds of subjects that the page knows, and the rooms that they are shown in. */

/** Whether it is a constraint problem. @param {{kind: string} | null | undefined} entry  a look, or an entry of the catalogue */
export const isProblem = (entry) => entry?.kind === "problem";

/** The room that it belongs to. @param {{kind: string}} entry @returns {"games" | "constraints"} */
export const roomOf = (entry) => (isProblem(entry) ? "constraints" : "games");
