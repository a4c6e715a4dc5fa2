/** What a page in a frame is asked to show: `?embed=tree,board`, or the same beside the link in the fragment. Pure functions. */

/** The views that a frame can show, by the words that lessons have for them. */
export const EMBEDDED = Object.freeze([
  "tree",
  "board",
  "code",
  "variables",
  "counters",
  "sentence",
  "steps",
  "lesson",
]);

export const USUAL = Object.freeze(["tree", "sentence", "steps"]);
/** Where the link brings a lesson. */
const WITH_LESSON = Object.freeze(["lesson", ...USUAL]);

/**
 * @typedef {object} EmbedOptions
 * @property {readonly string[]} views
 * @property {boolean} usual  whether nobody chose them
 * @property {string} fault  what is wrong with what was asked for; "" for nothing
 */

/** Null if the page is not asked to be without its frame. @param {{search: string, hash: string}} address @returns {EmbedOptions | null} */
export function embedIn({ search, hash }) {
  const given = [search, ...hash.replace(/^#/, "").split("&")].map((part) => new URLSearchParams(part).get("embed"));
  const first = given.find((value) => value !== null);
  if (first === undefined || first === null) return null;
  const words = first
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  const views = EMBEDDED.filter((view) => words.includes(view));
  const wrong = words.find((word) => !EMBEDDED.includes(word));
  return {
    views: views.length > 0 ? views : USUAL,
    usual: views.length === 0,
    fault:
      wrong === undefined
        ? ""
        : `There is no view “${wrong.slice(0, 40)}” for a frame; they are ${EMBEDDED.join(", ")}.`,
  };
}

/** The views of a frame whose link brings a lesson. @param {EmbedOptions} options */
export const withLesson = ({ views, usual }) => (usual ? WITH_LESSON : views);

/** The text of a page that shows this moment in a frame. @param {string} link @param {readonly string[]} views */
export function frameCode(link, views) {
  const [address, code = ""] = link.split("#");
  const source = `${address}?embed=${views.join(",")}#${code.replaceAll("&", "&amp;")}`;
  return `<iframe src="${source}" title="Plyscope" width="100%" height="480" frameborder="0"></iframe>`;
}
