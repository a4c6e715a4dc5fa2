/**
 * What other tabs do with the program that this one shows: whether one has it open too, and what is said of it.
 *
 * @typedef {{program: string, says?: "open" | "here" | "closed"}} Message  without `says`, the program was written
 */

export const ALSO_OPEN = "This program is open in another tab, too: what is changed there comes here.";
export const CHANGED_ELSEWHERE = "Another tab has changed this program: its text is here now.";
export const OURS_LEFT = "Another tab has changed this program: its text is here now, and yours is under Versions.";
export const OURS_STAYED = "Another tab has changed this program, too: its text is under Versions.";
/** @param {string} name */
export const removedThere = (name) => `Another tab has removed ${name}. You can bring it back in the list of programs.`;

/**
 * Who opens a program asks whether another tab shows it, so the second tab knows, and the first need not.
 * @param {import("../state/state.js").Store<import("./library.js").Files>} store @param {(message: Message) => void} post
 */
export function createPresence(store, post) {
  let here = "";

  /** @param {boolean} isShown  whether another tab shows it, which is only said if there is nothing else to say */
  function announce(isShown) {
    const { elsewhere } = store.get();
    if (elsewhere === (isShown ? "" : ALSO_OPEN)) store.update({ elsewhere: isShown ? ALSO_OPEN : "" });
  }

  /** @param {string} program  what this tab shows; "" for none */
  function show(program) {
    if (program === here) return;
    const before = here;
    here = program;
    if (before !== "") post({ program: before, says: "closed" });
    announce(false);
    if (here !== "") post({ program: here, says: "open" });
  }

  /** @param {Message} message */
  function receive({ program, says }) {
    if (program !== here) return;
    if (says === "open") post({ program, says: "here" });
    if (says === "here") announce(true);
    if (says !== "closed" || store.get().elsewhere !== ALSO_OPEN) return;
    announce(false);
    // There may be a third.
    post({ program, says: "open" });
  }

  return { show, receive };
}
