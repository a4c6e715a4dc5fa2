/**
 * Programs and their versions in the browser's database. The only file that talks to IndexedDB.
 *
 * @typedef {import("./program.js").Program} Program
 * @typedef {import("./program.js").Version} Version
 * @typedef {import("./program-storage.js").ProgramStorage} ProgramStorage
 *
 * A program as it is stored: which tab wrote it last, and how many times it was written.
 * @typedef {Program & {tab: string, revision: number}} StoredProgram
 *
 * @typedef {import("idb").DBSchema & {
 *   programs: {key: string, value: StoredProgram},
 *   versions: {key: string, value: Version, indexes: {program: string}},
 * }} Schema
 */

import { openDB } from "idb";
import { newId } from "./program.js";

/** A database that has not opened by then is taken as refused. */
const PATIENCE = 3000;

/**
 * Opens the database; rejects where the browser refuses it.
 * @param {string} name @param {string} tab  the id of this tab
 * @returns {Promise<ProgramStorage>}
 */
export async function openDatabase(name, tab) {
  /** How often each program had been written when this tab last read or wrote it. @type {Map<string, number>} */
  const known = new Map();
  /** @type {Promise<import("idb").IDBPDatabase<Schema>> | null} */
  let opened = null;

  /** A connection that the browser has closed is opened again. */
  function connection() {
    opened ??= openDB(name, 1, {
      upgrade(database) {
        database.createObjectStore("programs", { keyPath: "id" });
        database.createObjectStore("versions", { keyPath: "id" }).createIndex("program", "program");
      },
      blocking(_old, _new, event) {
        /** @type {IDBDatabase} */ (event.target).close();
        opened = null;
      },
      terminated: () => (opened = null),
    });
    return opened;
  }

  /** @param {StoredProgram} stored @returns {Program} */
  function noted({ tab: _tab, revision, ...program }) {
    known.set(program.id, revision);
    return program;
  }

  await inTime(connection());
  return {
    isLasting: true,
    async programs() {
      return (await (await connection()).getAll("programs")).map(noted);
    },
    async program(id, isNeeded) {
      const stored = await (await connection()).get("programs", id);
      return stored && isNeeded() ? noted(stored) : null;
    },
    async write(program) {
      const transaction = (await connection()).transaction(["programs", "versions"], "readwrite");
      const programs = transaction.objectStore("programs");
      const stored = await programs.get(program.id);
      const isOthers = stored && stored.tab !== tab && stored.revision !== known.get(program.id);
      const lost = isOthers && stored.text !== program.text ? [overwritten(stored)] : [];
      const revision = (stored?.revision ?? 0) + 1;
      await finished(transaction, [
        ...lost.map((version) => transaction.objectStore("versions").put(version)),
        programs.put({ ...program, tab, revision }),
      ]);
      known.set(program.id, revision);
      return lost.length > 0;
    },
    async writeAtOnce(program) {
      const transaction = (await connection()).transaction("programs", "readwrite");
      const revision = (known.get(program.id) ?? 0) + 1;
      known.set(program.id, revision);
      const put = transaction.store.put({ ...program, tab, revision });
      // A page that is going away hears no answers: what is committed before is written all the same.
      transaction.commit();
      await finished(transaction, [put]);
    },
    async erase(ids) {
      const transaction = (await connection()).transaction(["programs", "versions"], "readwrite");
      const versions = transaction.objectStore("versions");
      for (const id of ids) {
        await transaction.objectStore("programs").delete(id);
        for (const version of await versions.index("program").getAllKeys(id)) await versions.delete(version);
      }
      await transaction.done;
    },
    async versions(program) {
      return (await connection()).getAllFromIndex("versions", "program", program);
    },
    async keepVersion(version) {
      const transaction = (await connection()).transaction("versions", "readwrite");
      await finished(transaction, [transaction.store.put(version)]);
    },
    async eraseVersions(ids) {
      const transaction = (await connection()).transaction("versions", "readwrite");
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
    async close() {
      const database = await connection();
      opened = null;
      database.close();
    },
  };
}

/**
 * Waits for the end of a transaction. If it fails, the error is the one that ended it, not that of a request which it
 * took along.
 * @param {{done: Promise<void>, error: DOMException | null}} transaction @param {readonly Promise<unknown>[]} requests
 */
async function finished(transaction, requests) {
  try {
    await Promise.all([...requests, transaction.done]);
  } catch (error) {
    throw transaction.error ?? error;
  }
}

/** What another tab had written, as a version. @param {StoredProgram} stored @returns {Version} */
const overwritten = ({ id, text, changed }) => ({ id: newId(), program: id, text, when: changed, why: "other tab" });

/**
 * @template T
 * @param {Promise<T>} promise @returns {Promise<T>}
 */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The browser's database did not open.")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
