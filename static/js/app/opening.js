/**
 * Opens a file where its text belongs, and programs in their own room. What it is called does not matter: Python asks the
 * readers of all games and problems. If several can read it, or if it has several subjects, the reader of the page
 * chooses.
 *
 * @typedef {import("../python/messages.js").Reading} Reading
 * @typedef {import("../state/state.js").TextToOpen} TextToOpen
 */

const TRIED = "it was tried as a link, as a lesson, and with the readers of all games and constraint problems.";
const IN_TEST = "A test is under way. Hand it in or leave it, and then drop the file again.";

/** @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests & {handle: (intent: any) => unknown}} on */
export function createOpening({ state, ask, handle }) {
  /** Counts the files, so that only the newest counts. */
  let newest = 0;

  function isInTest() {
    const { exam, open } = state.get().practice;
    return open && exam && !exam.done;
  }

  /** Opens what was dropped outside the editor in the room of programs. @param {import("../files/dropped.js").DroppedFiles} dropped */
  async function openDropped(dropped) {
    if (isInTest()) return notify(IN_TEST);
    state.update({ gallery: "", notice: null, practice: { ...state.get().practice, open: false } });
    await handle({ type: "go-to", place: "programs" });
    return handle({ type: "drop-files", ...dropped });
  }

  /** @param {string} name @param {string} text */
  async function openFile(name, text) {
    if (isInTest()) return notify(IN_TEST);
    const token = ++newest;
    notify(`“${name}” is being read…`);
    try {
      const { readings, form = "" } = await ask({ op: "identify", text }, new AbortController().signal);
      if (token === newest) return take(name, text, readings, form);
    } catch (error) {
      // Who stops Python does not want the file any more.
      const message = /** @type {Error} */ (error).name === "Stopped" ? "" : /** @type {Error} */ (error).message;
      if (token === newest) notify(message && `“${name}” cannot be opened. ${message}`);
    }
  }

  /** @param {string} name @param {string} text @param {readonly Reading[]} readings @param {string} known What it is. */
  function take(name, text, readings, known) {
    if (readings.length === 0)
      return notify(
        known ? `“${name}” is ${known}, which this page cannot read.` : `“${name}” cannot be read: ${TRIED}`,
      );
    const [first, ...others] = readings;
    if (others.length > 0) {
      return notify(
        `“${name}” can be read in several ways. Open it as`,
        readings.map((reading) => toOpen(name, text, reading)),
      );
    }
    const { form, fault } = first;
    const { choices = [] } = fault ?? {};
    if (choices.length > 0) {
      const texts = choices.map((choice) => ({ ...toOpen(name, choice.text, first), name: choice.name }));
      return notify(`“${name}”: ${fault?.message}`, texts);
    }
    if (fault) return notify(`“${name}” is ${form}, but cannot be opened. ${fault.message}`);
    return handle({ type: "open-text", wish: toOpen(name, text, first) });
  }

  /** @param {string} message @param {readonly TextToOpen[]} [texts] */
  const notify = (message, texts) =>
    state.update({ notice: message === "" ? null : { message, place: null, ...(texts && { texts }) } });

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    "open-file": ({ name, text }) => openFile(name, text),
    "open-dropped": ({ dropped }) => openDropped(dropped),
  };

  return { intents };
}

/** @param {string} file @param {string} text @param {Reading} reading @returns {TextToOpen} */
function toOpen(file, text, { name, subject, options, form }) {
  const message = `“${file}” is ${form ? `${form}, and ` : ""}open under ${name}.`;
  return { name, subject, options, text, message };
}
