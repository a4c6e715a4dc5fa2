/** Where the texts of lessons come from: the page itself, and, over http, the folder `lessons` beside it. */

import { SHIPPED, fileOfTheirs, filesIn, idOfTheirs } from "../lessons/shelf.js";

/** @param {Location} location @returns {import("../lessons/shelf.js").Shelf} */
export function shelfOf({ protocol, href }) {
  const folder = new URL("lessons/", href.replace(/[?#].*$/, ""));

  /** @param {string} file */
  async function fetched(file) {
    const response = await fetch(new URL(encodeURIComponent(file), folder));
    if (!response.ok) throw new Error(`The lesson ${file} is not there.`);
    return response.text();
  }

  /** The bundler includes every lesson of the folder. @param {string} id */
  const shipped = async (id) => /** @type {string} */ ((await import(`../../lessons/${id}.md`)).default);

  return {
    ids: SHIPPED,
    load: (id) => (fileOfTheirs(id) ? fetched(fileOfTheirs(id)) : shipped(id)),
    async theirs() {
      // From a disk, nothing can be fetched.
      if (!protocol.startsWith("http")) return [];
      try {
        return filesIn(JSON.parse(await fetched("list.json"))).map(idOfTheirs);
      } catch {
        return [];
      }
    },
  };
}
