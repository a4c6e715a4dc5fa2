/** A link to what the page shows, and pictures of it; and copying a picture with the ordinary keys. */

/** @type {import("../feature.js").Feature} */
export const SHARE = {
  id: "share",
  state: { link: null },
  results: { pictures: { share: null, told: "", wrong: "" } },
  views: {
    "share-view": {
      place: "bar-end",
      button: { name: "Share", title: "Share a link or a picture" },
    },
  },
  intents: ["share", "save-link", "save-picture", "copy-picture", "stop-picture", "forget-picture"],
  part: () => import("./part.js"),
};
