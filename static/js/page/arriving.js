/**
 * How the reader comes to a place, and how it is kept: a link in the address, the browser's Back and Forward, and what
 * this device has kept. The only module that knows the address and the history.
 */

import { placeHere } from "../app/place.js";
import { READERS } from "../features/memory.js";
import { isPlainLink } from "../lessons/plain-link.js";
import { pick } from "../support/pick.js";
import { createKeeping, keepPlace, placeIn, storagesOf } from "./keeping.js";
import { createVisits } from "./visits.js";

/** @typedef {import("../state/state.js").State} State */

const NOTHING_KEPT =
  "This browser keeps nothing for this page, so it starts afresh after a reload. To come back to a moment, save a link to it.";
/** What is said to somebody whom a link has brought here for the first time. */
const WELCOME =
  "This is Plyscope: it shows how a program searches, step by step. Press its name, at the top, for the first lesson and all games.";
/** A link as it stands in an address, with its version; options for a frame may stand beside it. */
const LINK = /#(?:[^#]*&)?(?<code>\d+\.[\w-]*)(?:&[^#]*)?$/;

/** What means to be a link, even if it was changed by hand or a full stop was taken along. */
const MEANT = /^#(?<code>\d+\..*)$/s;

/** The text of the link in an address or a file; "" if there is none. @param {string} text */
export const codeIn = (text) => LINK.exec(text.trim())?.groups?.code ?? "";

/** The same of an address, whose link may also be in plain words. @param {string} hash */
export const linkIn = (hash) => codeIn(hash) || (isPlainLink(hash) ? hash.slice(1) : "");

/** Where a page is for others: a public address if it was opened from a disk. @param {Location} here @param {string} known */
export const addressOf = ({ protocol, href }, known) =>
  protocol === "file:" && known !== "" ? known : href.replace(/[?#].*$/, "");

/**
 * @param {object} on
 * @param {import("../state/state.js").Store<State>} on.state
 * @param {() => boolean} on.isBusy  whether what is on the page is being changed
 * @param {(listener: () => void) => unknown} on.onChange  calls it after each change of what is shown or known
 * @param {(intent: any) => unknown} on.handle  resolves when the page is there
 * @param {(work: () => void) => void} on.onLeaving
 * @param {Window} on.window
 */
export function createArriving({ state, isBusy, onChange, handle, onLeaving, window }) {
  const { location, history } = window;
  const { kept, keep, isNew } = createKeeping(storagesOf(window));
  const isBrought = isNew() && linkIn(location.hash) !== "" && window === window.top;

  const visits = createVisits({ history, now: state.get, visited, isBusy, place: placeOfVisit });

  const linkHere = () => linkIn(location.hash) || (MEANT.exec(location.hash)?.groups?.code ?? "");

  /** Opens the link in the address, and takes it out of the address: what is done from now on is kept elsewhere. */
  async function openAddress() {
    const code = linkHere();
    if (code === "") return;
    history.replaceState(null, "", `${location.pathname}${location.search}`);
    await handle({ type: "open-link", code });
  }

  /** Goes where the link says, or else to where the reader was. */
  async function arrive() {
    await visits.travel(async () => {
      const place = kept();
      const reader = linkIn(location.hash) !== "";
      if (place !== null) await handle({ type: "come-back", place, reader, arriving: true });
      await openAddress();
      // What is wrong with the link, or what it brings, is said first.
      if (isBrought && state.get().notice === null) await handle({ type: "notice", message: WELCOME });
    });
    visits.write();
    keepPlace({
      place: () => placeHere(state.get()),
      subscribe: state.subscribe,
      onLeaving,
      keep,
      // In a frame, the page around it decides what is kept.
      refused: () => window === window.top && handle({ type: "notice", message: NOTHING_KEPT, stays: true }),
    });
    onChange(visits.note);
    window.addEventListener("storage", ({ key, newValue }) => {
      const place = placeIn(key, newValue);
      if (place !== null) handle({ type: "hear-drafts", place });
    });
    window.addEventListener("hashchange", () => linkHere() !== "" && visits.follow(openAddress));
    window.addEventListener("popstate", ({ state: entry }) => {
      if (!entry?.place) return;
      const place = { ...entry.place, ...othersOf(state.get()) };
      visits.travel(() => handle({ type: "come-back", place }));
    });
  }

  return { arrive };
}

/** A game, a problem or a program, and how it is searched. @param {State} state */
const visited = ({ subject, preset, method, file }) => [subject, preset, method, file].join("\n");

/** Back and Forward do not change what Undo reaches, nor what is about the reader: the lesson stays where it is. @param {State} state */
const othersOf = (state) => pick(state, ["before", "after", ...READERS]);

/** What Back brings back; an entry of the history has no room for what is about the reader. @param {State} state */
const placeOfVisit = (state) => {
  const place = placeHere(state);
  return pick(
    place,
    Object.keys(place).filter((name) => !(/** @type {readonly string[]} */ (READERS).includes(name))),
  );
};
