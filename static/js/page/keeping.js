/**
 * Keeps where the reader is on this device, so that a reload, a crash or a closed tab loses nothing. Each tab has its
 * own place; a new tab begins where the last one was.
 *
 * @typedef {Pick<Storage, "getItem" | "setItem">} KeyValueStore
 */

/** Under which name the place is kept. */
const PLACE_KEPT = "plyscope place";
/** Changes in quick succession, such as steps, are written once. */
const WAIT_MS = 400;

/**
 * @param {readonly KeyValueStore[]} storages  this tab's, then that of all tabs; writing goes to each
 */
export function createKeeping(storages) {
  /** What was kept last; null if nothing was, or if it cannot be read. @returns {unknown} */
  function kept() {
    for (const storage of storages) {
      try {
        const text = storage.getItem(PLACE_KEPT);
        if (text !== null) return JSON.parse(text);
      } catch {
        // The next one may have it.
      }
    }
    return null;
  }

  /** @param {unknown} place @returns {boolean} whether at least one storage took it */
  function keep(place) {
    const text = JSON.stringify(place);
    return storages.map((storage) => isKept(storage, text)).includes(true);
  }

  /** Whether nobody has been here before, as far as can be told. */
  const isNew = () => storages.every((storage) => !hasPlace(storage));

  return { kept, keep, isNew };
}

/** @param {KeyValueStore} storage */
function hasPlace(storage) {
  try {
    return storage.getItem(PLACE_KEPT) !== null;
  } catch {
    return false;
  }
}

/** What another tab has kept just now; null if it was something else. @param {string | null} key @param {string | null} text @returns {unknown} */
export function placeIn(key, text) {
  try {
    return key === PLACE_KEPT && text !== null ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** @param {KeyValueStore} storage @param {string} text */
function isKept(storage, text) {
  try {
    storage.setItem(PLACE_KEPT, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the place after each change, when there has been no other for a moment, and before the page is gone.
 * @param {object} on
 * @param {() => unknown} on.place  the place now
 * @param {(listener: () => void) => unknown} on.subscribe
 * @param {(work: () => void) => void} on.onLeaving
 * @param {(place: unknown) => boolean} on.keep
 * @param {() => void} on.refused  called once, if nothing can be kept
 */
export function keepPlace({ place, subscribe, onLeaving, keep, refused }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isReported = false;
  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (keep(place()) || isReported) return;
    isReported = true;
    refused();
  }
  subscribe(() => {
    timer ??= setTimeout(write, WAIT_MS);
  });
  onLeaving(() => {
    if (timer !== undefined) write();
  });
}

/** This tab's storage, and that of all tabs; asking for either may be refused. @param {Window} window */
export function storagesOf(window) {
  return ["sessionStorage", "localStorage"].flatMap((name) => {
    try {
      const storage = /** @type {any} */ (window)[name];
      return storage ? [/** @type {Storage} */ (storage)] : [];
    } catch {
      return [];
    }
  });
}
