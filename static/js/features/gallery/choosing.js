/** The gallery of subjects and methods: opens it, and asks for its pictures if they did not come with the page. */

/** @param {import("../feature.js").FeatureContext} on */
export function createChoosing({ state, results, ask, handle }) {
  async function fetchPictures() {
    if (results.get().thumbnails) return;
    try {
      const { pictures } = await ask({ op: "gallery" }, new AbortController().signal);
      results.update({ thumbnails: pictures });
    } catch {
      // The cards do without pictures; why Python does not answer is said elsewhere.
    }
  }

  /** @type {import("../feature.js").Handling} */
  const intents = {
    gallery: ({ about }) => {
      state.update({ gallery: about });
      if (about !== "") return fetchPictures();
    },
    "take-card": ({ intent }) => {
      state.update({ gallery: "" });
      return handle(intent);
    },
  };

  return intents;
}
