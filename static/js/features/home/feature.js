/** Home: the first screen of a first visit, and behind the page's name. Where to begin, and a search that runs by itself. */

/** @type {import("../feature.js").Feature} */
export const HOME = {
  id: "home",
  state: { homeTick: 0 },
  results: { demo: null },
  views: { "home-view": { place: "home" } },
  isOpen: ({ activity }) => activity === "home",
  part: () => import("./part.js"),
};
