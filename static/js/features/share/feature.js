/** A link to what the page shows, and pictures of it; and copying a picture with the ordinary keys. */

/** @type {import("../feature.js").Feature} */
export const SHARE = {
  id: "share",
  state: { link: null },
  results: { pictures: { share: null, told: "", wrong: "" } },
  views: {
    "share-view": {
      place: "bar-end",
      button: {
        name: "Share",
        title: "Share a link or a picture",
        icon: "M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M3 7.5v7h10v-7",
      },
    },
  },
  intents: ["share", "save-link", "save-picture", "copy-picture", "stop-picture", "forget-picture"],
  part: () => import("./part.js"),
};
