/** The whole catalogue, as Python told it when the page was built: the first picture has only a part of it. */

import { PROGRAM } from "../python/assets.js";
import { BUILT } from "../python/built.js";
import { joinedKinds } from "../state/catalogue.js";
import { loadBuilt } from "../support/load-script.js";

const MISSING =
  "The file catalogue.js next to this page is missing, damaged or from another version of Plyscope: " +
  "games and problems can be chosen as soon as Python is ready.";

/** Without it, the page has none until Python tells it. @param {import("../state/state.js").Store<import("../state/results.js").Results>} results */
export async function loadCatalogue(results) {
  await loadBuilt("catalogue.js", MISSING).catch(() => {});
  const { plyscopeCatalogue: brought } = /** @type {any} */ (globalThis);
  if (brought?.wheel === BUILT[PROGRAM]?.sum)
    results.update({ catalogue: joinedKinds(brought.catalogue), thumbnails: brought.pictures });
  else if (!results.get().error) results.update({ catalogue: null, error: { message: MISSING } });
  else results.update({ catalogue: null });
}
