/**
 * The browser's Back and Forward: each game, problem or program with its method is an entry of the history, with the
 * place where it was left.
 */

/** Browsers allow a few entries in a second, and steps may be many. */
const WAIT_MS = 1000;

/**
 * @template {object} State
 * @param {object} on
 * @param {Pick<History, "pushState" | "replaceState">} on.history
 * @param {() => State} on.now
 * @param {(state: State) => string} on.visited  what is visited, as a name
 * @param {() => boolean} on.isBusy  whether it is being changed
 * @param {(state: State) => unknown} on.place  what an entry has to know
 */
export function createVisits({ history, now, visited, isBusy, place }) {
  let last = now();
  /** How many journeys by Back or Forward are under way: where they lead has its entry already. */
  let journeys = 0;
  /** The place at which a link was opened that has led nowhere yet: its entry is there for what is visited next. */
  let spare = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Notes what is visited now. */
  function note() {
    if (isBusy() || journeys > 0) return;
    const state = now();
    if (visited(state) === visited(last)) timer ??= setTimeout(write, WAIT_MS);
    else {
      const isSpare = written(last) === spare;
      spare = "";
      if (!isSpare) write();
      const name = isSpare ? "replaceState" : "pushState";
      attempt(() => history[name]({ place: place(state) }, ""));
    }
    last = state;
  }

  /** @param {State} state */
  const written = (state) => JSON.stringify(place(state));

  /** Writes into the entry where it was left. */
  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (journeys === 0) attempt(() => history.replaceState({ place: place(last) }, ""));
  }

  /** Goes where Back or Forward leads. @param {() => unknown} go  resolves when the page is there */
  async function travel(go) {
    clearTimeout(timer);
    timer = undefined;
    journeys += 1;
    try {
      await go();
    } finally {
      journeys -= 1;
      last = now();
    }
  }

  /** Goes where a link leads, for which the browser has made the entry. @param {() => unknown} go  as above */
  async function follow(go) {
    const before = written(last);
    await travel(go);
    write();
    spare = written(last) === before ? before : "";
  }

  return { note, write, travel, follow };
}

/** A browser may refuse an entry; the next one counts. @param {() => void} work */
function attempt(work) {
  try {
    work();
  } catch {
    // Nothing is lost but a way back.
  }
}
