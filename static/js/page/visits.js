/**
 * The browser's Back and Forward: each game, problem or program with its method is an entry of the history, with the
 * place where it was left.
 */

/**
 * @param {object} on
 * @param {Pick<History, "pushState" | "replaceState">} on.history
 * @param {() => string} on.visited  what is visited now, as a name
 * @param {() => boolean} on.isBusy  whether it is being changed
 * @param {() => unknown} on.place
 */
export function createVisits({ history, visited, isBusy, place }) {
  let last = visited();
  /** How many journeys by Back or Forward are under way: where they lead has its entry already. */
  let journeys = 0;

  /** Notes what is visited now. */
  function note() {
    const now = visited();
    if (isBusy() || journeys > 0) return;
    try {
      if (now === last) history.replaceState({ place: place() }, "");
      else history.pushState({ place: place() }, "");
    } catch {
      // A browser allows only so many changes in a while; the next one counts.
      return;
    }
    last = now;
  }

  /** Goes where Back or Forward leads. @param {() => unknown} go  resolves when the page is there */
  async function travel(go) {
    journeys += 1;
    try {
      await go();
    } finally {
      journeys -= 1;
      last = visited();
    }
  }

  return { note, travel };
}
