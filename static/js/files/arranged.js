/**
 * How files that came together are put among the programs. Pure functions.
 *
 * @typedef {import("./program.js").Program} Program
 */

import { cleanName, uniqueName } from "./names.js";

/** What is likely to be run, the likeliest first. */
const RUN_FIRST = [/(^|\/)(main|__main__)\.py$/i, /(^|\/)(game|play)\.py$/i];
const STARTS = /^if __name__ == ["']__main__["']:/m;

/**
 * A file on its own gets a name of its own. Files that belong together stay together in one folder, because they import
 * each other by name. A file that is there already, with the same text, is only opened.
 * @param {Readonly<Record<string, string>>} files by their paths
 * @param {readonly Pick<Program, "name" | "text">[]} present
 * @returns {{programs: {name: string, text: string}[], main: string}} what is new, and the name of the one to open
 */
export function arranged(files, present) {
  const entries = Object.entries(files).map(([path, text]) => ({ path: cleanName(path), text }));
  const usable = entries.filter(({ path }) => path !== "");
  if (usable.length === 0) return { programs: [], main: "" };
  const main = mainOf(usable);
  const taken = present.map(({ name }) => name);
  if (usable.length === 1) {
    const { text } = usable[0];
    const name = leafOf(main);
    if (present.some((each) => each.name === name && each.text === text)) return { programs: [], main: name };
    const free = uniqueName(name, taken);
    return { programs: [{ name: free, text }], main: free };
  }
  const common = commonFolder(usable.map(({ path }) => path));
  const folder = uniqueName(
    common || leafOf(main).replace(/\.\w+$/, ""),
    taken.map((name) => name.split("/")[0]),
  );
  const placed = (/** @type {string} */ path) => `${folder}/${common ? path.slice(common.length + 1) : path}`;
  return { programs: usable.map(({ path, text }) => ({ name: placed(path), text })), main: placed(main) };
}

/** The file that is likely to be run. @param {readonly {path: string, text: string}[]} files */
function mainOf(files) {
  const programs = files.filter(({ path }) => /\.(py|ipynb)$/i.test(path));
  const [named] = RUN_FIRST.flatMap((name) => programs.filter(({ path }) => name.test(path)));
  return (named ?? programs.find(({ text }) => STARTS.test(text)) ?? programs[0] ?? files[0]).path;
}

/** The folder that all of the paths begin with; "" for none. @param {readonly string[]} paths */
function commonFolder([first, ...others]) {
  const folder = first.includes("/") ? first.split("/")[0] : "";
  return folder !== "" && others.every((path) => path.startsWith(`${folder}/`)) ? folder : "";
}

/** @param {string} path */
const leafOf = (path) => path.slice(path.lastIndexOf("/") + 1);
