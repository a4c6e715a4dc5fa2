import { shows } from "../../kinds/shows.js";
import { copyWhatIsSeen } from "./copying.js";
import { createNotebooks } from "./notebooks.js";
import { createPicturing } from "./picturing.js";
import "./share-view.js";
import { shareProps } from "./shown.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: (on) => ({ ...createLink(on), ...createNotebooks(on), ...createPicturing(on) }),
  props: (state, results) => [shows("share-view", shareProps(state, results))],
  begin: ({ document, pictures }) => copyWhatIsSeen(document, pictures),
};

/** @param {import("../feature.js").FeatureContext} on @returns {import("../feature.js").Handling} */
const createLink = ({ state, device, link, plainLink }) => ({
  share: async () => {
    state.update({ link: "" });
    state.update({ link: plainLink() ?? (await link()) });
  },
  "save-link": () => device.download("plyscope-link.txt", `${state.get().link}\n`),
});
