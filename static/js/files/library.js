/**
 * A person's programs: what is on the page, and what is kept of it on the device. Every change is in memory at once and
 * is written right after.
 *
 * @typedef {import("./program.js").Program} Program
 * @typedef {import("./program.js").Version} Version
 * @typedef {import("./program-storage.js").ProgramStorage} ProgramStorage
 *
 * @typedef {object} Files
 * @property {boolean} ready  whether what is kept on the device has been read
 * @property {readonly Program[]} programs  the one opened last first
 * @property {string} open    the id of the open one; "" for none
 * @property {readonly Version[]} versions  of the open one, newest first
 * @property {Program | null} removed  the program that was removed last, as long as it can come back
 * @property {string} trouble  one sentence if not everything is kept; "" if it is
 * @property {string} elsewhere  one sentence if another tab has to do with the open one; "" if none has
 *
 * @typedef {object} LibraryContext
 * @property {Promise<ProgramStorage>} storage
 * @property {Pick<BroadcastChannel, "postMessage" | "onmessage" | "close"> | null} [channel]  to the other tabs
 * @property {import("./last-words.js").LastWords} [lastWords]  what the page left behind when it was gone
 * @property {() => number} [now]
 *
 * @typedef {ReturnType<typeof createLibrary>} Library
 */

import { createStore } from "../state/state.js";
import { arranged } from "./arranged.js";
import { OURS_LEFT, OURS_STAYED, CHANGED_ELSEWHERE, createPresence, removedThere } from "./elsewhere.js";
import { NO_LAST_WORDS } from "./last-words.js";
import { cleanName, uniqueName } from "./names.js";
import { NO_FILES } from "./no-files.js";
import { filesBeside, lastRemoved, listed, newId, newProgram } from "./program.js";
import { createSaver } from "./saving.js";
import { isFull, NOT_LASTING, troubleOf } from "./trouble.js";
import { inOrder, isKept, PAUSE, surplus } from "./versions.js";

/** A removed program can come back for a week. */
const WEEK = 7 * 24 * 3600 * 1000;

/** @param {LibraryContext} around */
export function createLibrary({ storage, channel = null, lastWords = NO_LAST_WORDS, now = Date.now }) {
  const store = createStore(/** @type {Files} */ (NO_FILES));
  /** All programs, with those that were removed. @type {Map<string, Program>} */
  const all = new Map();
  /** The programs whose last change could not be written. @type {Set<string>} */
  const unwritten = new Set();
  /** The removed programs that had to make room for others. @type {Set<string>} */
  const erased = new Set();
  /** The programs whose text was changed here after it came from another tab. @type {Set<string>} */
  const changedHere = new Set();
  const saver = createSaver(write, writeAtOnce);
  const presence = createPresence(store, (message) => channel?.postMessage(message));

  const show = () => store.update({ programs: listed(all.values()), removed: lastRemoved(all.values(), now() - WEEK) });
  const names = () => listed(all.values()).map(({ name }) => name);
  /** The name, or one like it that no other program has. @param {string} id @param {string} name */
  const ownName = (id, name) =>
    uniqueName(
      name,
      listed(all.values()).flatMap((each) => (each.id === id ? [] : [each.name])),
    );
  /** @param {string} id */
  const known = (id) => all.get(id) ?? null;

  /** @param {string} id */
  async function write(id) {
    const program = all.get(id);
    if (!program) return;
    try {
      const hasReplaced = await (await storage).write(program);
      if (hasReplaced && store.get().open === id) {
        store.update({ elsewhere: OURS_STAYED });
        await readVersions();
      }
      unwritten.delete(id);
      if (unwritten.size === 0) store.update({ trouble: await lasting() });
      channel?.postMessage({ program: id });
    } catch (error) {
      if (isFull(error) && (await makeRoom())) return write(id);
      unwritten.add(id);
      store.update({ trouble: troubleOf(error) });
    }
  }

  /** Erases what was removed, which then comes back only until the page is closed. Answers whether there was anything. */
  async function makeRoom() {
    const ids = [...all.values()].filter(({ id, removed }) => removed > 0 && !erased.has(id)).map(({ id }) => id);
    for (const id of ids) erased.add(id);
    if (ids.length > 0) await aside((place) => place.erase(ids));
    return ids.length > 0;
  }

  /** @param {string} id */
  function writeAtOnce(id) {
    const program = all.get(id);
    if (!program) return;
    void aside(async (place) => {
      await place.writeAtOnce(program);
      channel?.postMessage({ program: id });
    });
  }

  const lasting = async () => ((await storage).isLasting ? "" : NOT_LASTING);

  /** Something about the versions or about what is no longer kept; the page goes on if it fails. @param {(storage: ProgramStorage) => Promise<void>} work */
  async function aside(work) {
    try {
      await work(await storage);
    } catch (error) {
      store.update({ trouble: troubleOf(error) });
    }
  }

  /** @param {Program} program */
  function put(program) {
    all.set(program.id, program);
    show();
    for (const id of [program.id, ...unwritten]) saver.save(id);
    return program.id;
  }

  /** @param {string} id @param {Partial<Program>} change */
  function change(id, change) {
    const program = known(id);
    if (program) put({ ...program, ...change });
  }

  /** Keeps a text of the open program as a version. @param {string} text @param {Version["why"]} why @param {number} when */
  function keep(text, why, when) {
    const { open, versions } = store.get();
    if (open === "" || isKept(versions, text)) return;
    const version = { id: newId(), program: open, text, when, why };
    const extra = new Set(surplus([version, ...versions], now()));
    store.update({ versions: inOrder([version, ...versions].filter((each) => !extra.has(each))) });
    void aside((place) => place.keepVersion(version));
    if (extra.size > 0) void aside((place) => place.eraseVersions([...extra].map(({ id }) => id)));
  }

  /** Reads the versions of the open program. */
  async function readVersions() {
    const { open } = store.get();
    await aside(async (place) => {
      const kept = await place.versions(open);
      if (store.get().open !== open) return;
      const newer = store.get().versions.filter(({ id }) => !kept.some((each) => each.id === id));
      store.update({ versions: inOrder([...newer, ...kept]) });
    });
  }

  /** @param {string} id */
  function open(id) {
    if (!known(id) || known(id)?.removed) return;
    store.update({ open: id, versions: [], elsewhere: store.get().open === id ? store.get().elsewhere : "" });
    change(id, { opened: now() });
    void readVersions();
  }

  /** @param {{name: string, text: string, original?: string, origin?: string}} about */
  function create({ name, ...about }) {
    const id = newId();
    put(newProgram({ id, name: uniqueName(cleanName(name) || "program.py", names()), now: now(), ...about }));
    open(id);
    return id;
  }

  /** Puts another text in the place of the open program's; what was there is kept as a version. @param {string} id @param {string} text */
  function replace(id, text) {
    const program = known(id);
    if (!program || program.text === text) return;
    if (store.get().open !== id) open(id);
    keep(program.text, "replaced", now());
    changeText(id, text);
  }

  /** @param {string} id @param {string} text */
  function changeText(id, text) {
    changedHere.add(id);
    change(id, { text, changed: now() });
  }

  /** What another tab has written comes here too, unless the person is changing it here. @param {string} id */
  async function receive(id) {
    const isNeeded = () => !saver.isWaiting(id) && !unwritten.has(id);
    await aside(async (place) => {
      const program = await place.program(id, isNeeded);
      if (!isNeeded()) return;
      const before = known(id);
      if (program) all.set(id, program);
      else all.delete(id);
      show();
      if (store.get().open !== id || !before) return;
      if (!program || program.removed) {
        closeIf(id);
        return store.update({ elsewhere: removedThere(before.name) });
      }
      await readVersions();
      if (before.text !== program.text) announceChange(before);
    });
  }

  /** Another text has come from another tab. What was written here is kept. @param {Program} before */
  function announceChange({ id, text, changed }) {
    const isOurs = changedHere.delete(id);
    // What was written here is still under Versions when more comes from there.
    if (isOurs || store.get().elsewhere !== OURS_LEFT)
      store.update({ elsewhere: isOurs ? OURS_LEFT : CHANGED_ELSEWHERE });
    if (isOurs && !store.get().versions.some((version) => version.text === text)) keep(text, "replaced", changed);
  }

  /** @param {string} id */
  function closeIf(id) {
    if (store.get().open !== id) return;
    store.update({ open: "", versions: [] });
    const [next] = store.get().programs;
    if (next) open(next.id);
  }

  /** Whether it was changed after what is known of it. @param {Program} program */
  const isNewer = ({ id, changed }) => changed > (known(id)?.changed ?? 0);

  async function read() {
    await aside(async (place) => {
      const kept = await place.programs();
      const old = kept.filter(({ removed }) => removed > 0 && removed < now() - WEEK);
      if (old.length > 0) await place.erase(old.map(({ id }) => id));
      const early = listed(all.values());
      for (const program of kept) if (!old.includes(program)) all.set(program.id, program);
      for (const program of lastWords.take()) if (isNewer(program)) put(program);
      for (const { id, name } of early) change(id, { name: ownName(id, name) });
      store.update({ trouble: await lasting() });
    });
    show();
    const [last] = store.get().programs;
    if (store.get().open === "" && last) {
      store.update({ open: last.id });
      await readVersions();
    }
    store.update({ ready: true });
  }

  if (channel) channel.onmessage = ({ data }) => void (data.says ? presence.receive(data) : receive(data.program));
  const ready = read();

  return {
    files: { get: store.get, subscribe: store.subscribe },
    /** Resolves when what is kept on the device has been read. */
    ready,
    create,
    open,

    /** The person's copy of a source of the page: the one there is, or a new one. @param {{origin: string, name: string, text: string}} source */
    openCopy({ origin, name, text }) {
      const copy = listed(all.values()).find((program) => program.origin === origin);
      if (!copy) return create({ name, text, origin });
      change(copy.id, { original: text });
      open(copy.id);
      return copy.id;
    },

    /** What the person has typed into the open program. @param {string} text */
    edit(text) {
      const program = known(store.get().open);
      if (!program || program.text === text) return;
      if (now() - program.changed > PAUSE) keep(program.text, "pause", program.changed);
      changeText(program.id, text);
    },

    /** The program that the page shows, so that other tabs know of it; "" for none. */
    attend: presence.show,

    /** The open program begins to run: this text is kept as a version. */
    ran() {
      const program = known(store.get().open);
      if (program) keep(program.text, "run", now());
    },

    /** @param {string} id @param {string} typed */
    rename(id, typed) {
      const name = cleanName(typed);
      if (name !== "") change(id, { name: ownName(id, name) });
    },

    /** @param {string} id */
    duplicate(id) {
      const program = known(id);
      return program ? create({ name: program.name, text: program.text, original: program.original ?? "" }) : "";
    },

    /** @param {string} id */
    remove(id) {
      change(id, { removed: now() });
      closeIf(id);
    },

    /** Brings a removed program back. @param {string} id */
    restore(id) {
      const program = known(id);
      if (!program?.removed) return;
      change(id, { removed: 0, name: uniqueName(program.name, names()) });
      open(id);
    },

    /** @param {string} id @param {string} version */
    goBack(id, version) {
      const found = store.get().versions.find((each) => each.id === version && each.program === id);
      if (found) replace(id, found.text);
    },

    /** @param {string} id */
    backToOriginal(id) {
      const original = known(id)?.original;
      if (original !== null && original !== undefined) replace(id, original);
    },

    /** Files that were dropped or chosen together; the one that is likely to be run is opened. @param {Readonly<Record<string, string>>} files */
    add(files) {
      const present = listed(all.values());
      const { programs, main } = arranged(files, present);
      // One moment for all, so that the list has them in the order in which they came.
      const added = now();
      for (const about of programs) put(newProgram({ id: newId(), now: added, ...about }));
      const opened = listed(all.values()).find(({ name }) => name === main);
      if (opened) open(opened.id);
    },

    /** The other files in its folder, which the program can import. @param {string} id */
    beside: (id) => filesBeside(listed(all.values()), id),

    /** Writes what is still to be written: the page may be gone in a moment. @param {boolean} [isLeaving]  it is */
    hurry(isLeaving = false) {
      lastWords.put(saver.hurry().flatMap((id) => known(id) ?? []));
      if (isLeaving) presence.show("");
    },
    /** Resolves when all is written. */
    saved: saver.saved,
    async close() {
      await saver.saved();
      channel?.close();
      await (await storage).close();
    },
  };
}
