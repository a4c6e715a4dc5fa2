/** A link to what the page shows, a notebook and pictures of it; and copying a picture with the ordinary keys. */

/** @type {import("../feature.js").Feature} */
export const SHARE = {
  id: "share",
  state: { link: null },
  results: { pictures: { share: null, message: "", wrong: "" }, notebook: { making: false, message: "", wrong: "" } },
  views: {
    "share-view": {
      place: "bar-end",
      button: { name: "Share", title: "Share a link, a picture or a notebook" },
    },
  },
  intents: [
    "share",
    "save-link",
    "save-notebook",
    "forget-notebook",
    "save-picture",
    "copy-picture",
    "stop-picture",
    "forget-picture",
  ],
  part: () => import("./part.js"),
};
