/**
 * Where the texts of lessons come from: the page itself, and the folder `lessons` beside it. The script in that folder,
 * own.js, has been loaded with the page, from a disk too; over http, there may also be a list of files.
 */

import { ownIn } from "../lessons/own-files.js";
import { SHIPPED, fileOfTheirs, filesIn, idOfTheirs } from "../lessons/lesson-source.js";

/** @param {Location} location @returns {import("../lessons/lesson-source.js").LessonSource} */
export function lessonSourceOf({ protocol, href }) {
  const folder = new URL("lessons/", href.replace(/[?#].*$/, ""));

  const own = () => ownIn(/** @type {any} */ (globalThis).plyscopeLessons);

  /** @param {string} file */
  async function fetched(file) {
    const response = await fetch(new URL(encodeURIComponent(file), folder));
    if (!response.ok) throw new Error(`The lesson ${file} is not there.`);
    return response.text();
  }

  /** The names in the list; from a disk, nothing can be fetched. */
  async function listed() {
    if (!protocol.startsWith("http")) return [];
    try {
      return filesIn(JSON.parse(await fetched("list.json")));
    } catch {
      return [];
    }
  }

  /** @param {string} id */
  const shipped = async (id) => (await import("../lessons/lesson-texts.js")).lessonText(id);

  return {
    ids: SHIPPED,
    own,
    async load(id) {
      const file = fileOfTheirs(id);
      return file === "" ? shipped(id) : (own()[file] ?? fetched(file));
    },
    async theirs() {
      const files = [...Object.keys(own()), ...(await listed())];
      return [...new Set(files)].map(idOfTheirs);
    },
  };
}
