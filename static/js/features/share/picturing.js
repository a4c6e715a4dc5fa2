/**
 * Makes pictures and files of what the page shows, and hands them to the device: saved, or copied. Python has no part in
 * most of it, so it goes on beside everything else, and can be stopped.
 */

import { exported, formatOf } from "../../export/export.js";
import { nameOf } from "../../export/shown.js";
import { WrongPicture } from "../../export/wrong.js";

/** @typedef {import("../../export/formats.js").Page} Page */

const NOT_COPIED = "The browser does not let the page copy this. Save it instead.";

/** @type {Readonly<import("./types.js").Pictures>} */
const NO_PICTURES = Object.freeze({ share: null, message: "", wrong: "" });

/** @param {import("../feature.js").FeatureContext} on */
export function createPicturing({ state, results, device, ask, screen }) {
  /** Stops what is being made. */
  let stopper = new AbortController();

  /** @param {Partial<import("./types.js").Pictures>} change */
  const update = (change) => results.update({ pictures: { ...results.get().pictures, ...change } });

  /**
   * Makes it, and tells how far it is, and what became of it.
   * @param {Record<string, any>} options @param {(made: Promise<string | Blob>) => Promise<string>} use  tells what was done
   */
  async function make(options, use) {
    stopper.abort();
    stopper = new AbortController();
    const { signal } = stopper;
    update({ share: 0, message: "", wrong: "" });
    const page = {
      state: state.get(),
      results: results.get(),
      screen,
      ask: (/** @type {any} */ request) => ask(request, signal),
      signal,
      onProgress: (/** @type {number} */ share) => update({ share }),
    };
    try {
      formatOf(options.format);
      const message = await use(exported(/** @type {any} */ (options), page));
      if (!signal.aborted) update({ share: null, message });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof WrongPicture)) {
        update({ share: null });
        throw error;
      }
      update({ share: null, wrong: error.message });
    }
  }

  /** @param {Record<string, any>} options */
  const save = (options) =>
    make({ ...options, whole: true }, async (made) => {
      const content = await made;
      const name = `${nameOf(state.get(), options.what ?? "")}.${formatOf(options.format).extension}`;
      device.download(name, typeof content === "string" ? content : new Uint8Array(await content.arrayBuffer()));
      return `Saved as ${name}.`;
    });

  /** A picture is copied as such, a text as text. The clipboard is asked at once: later, the browser would refuse. @param {Record<string, any>} options */
  const copy = (options) =>
    make(options, async (made) => {
      const isPicture = formatOf(options.format).type === "image/png";
      const content = isPicture ? { text: null, png: made.then(asBlob) } : { text: made.then(String), png: null };
      const copied = (async () => screen.copy(content))().catch((error) => {
        throw new WrongPicture(NOT_COPIED, { cause: error });
      });
      // What went wrong in making it is told first.
      await Promise.all([made, copied]);
      return "Copied.";
    });

  return /** @type {import("../feature.js").Handling} */ ({
    "save-picture": ({ wish = {} }) => save(wish),
    "copy-picture": ({ wish = {} }) => copy(wish),
    "stop-picture": () => {
      stopper.abort();
      update({ share: null, message: "Stopped." });
    },
    "forget-picture": () => {
      if (results.get().pictures.share === null) update(NO_PICTURES);
    },
  });
}

/** @param {string | Blob} content */
const asBlob = (content) => (typeof content === "string" ? new Blob([content]) : content);
