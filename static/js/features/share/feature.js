/** A link to what the page shows, and pictures of it; and copying a picture with the ordinary keys. */

import { shows } from "../../kinds/shows.js";
import { copyWhatIsSeen } from "./copying.js";
import { NO_PICTURES, createPicturing } from "./picturing.js";
import { ShareView } from "./share-view.js";
import { shareProps } from "./shown.js";

/** @type {import("../feature.js").Feature} */
export const SHARE = {
  id: "share",
  state: { link: null },
  results: { pictures: NO_PICTURES },
  views: { "share-view": { view: ShareView, place: "bar-end" } },
  intents: (on) => ({ ...createLink(on), ...createPicturing(on) }),
  props: (state, results) => [shows("share-view", shareProps(state, results))],
  begin: ({ document, pictures }) => copyWhatIsSeen(document, pictures),
};

/** @param {import("../feature.js").FeatureContext} on @returns {import("../feature.js").Handling} */
const createLink = ({ state, device, link }) => ({
  share: async () => {
    state.update({ link: "" });
    state.update({ link: await link() });
  },
  "save-link": () => device.download("plyscope-link.txt", `${state.get().link}\n`),
});
