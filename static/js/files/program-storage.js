/**
 * Where programs are kept: the browser's database, or, where that is refused, only this page's memory.
 *
 * @typedef {import("./program.js").Program} Program
 * @typedef {import("./program.js").Version} Version
 *
 * @typedef {object} ProgramStorage
 * @property {boolean} isLasting  whether what is on it outlasts the page
 * @property {() => Promise<Program[]>} programs
 * @property {(id: string, isNeeded: () => boolean) => Promise<Program | null>} program  if it is not wanted any more, it
 *   counts as unread
 * @property {(program: Program) => Promise<boolean>} write  what another tab wrote since is kept as a version; answers
 *   whether there was any
 * @property {(program: Program) => Promise<void>} writeAtOnce  without looking what is there
 * @property {(ids: readonly string[]) => Promise<void>} erase  programs with their versions
 * @property {(program: string) => Promise<Version[]>} versions
 * @property {(version: Version) => Promise<void>} keepVersion
 * @property {(ids: readonly string[]) => Promise<void>} eraseVersions
 * @property {() => Promise<void>} close
 */

import { openDatabase } from "./database.js";

const NAME = "plyscope programs";

/** The best storage that this browser allows. @param {string} tab  the id of this tab @returns {Promise<ProgramStorage>} */
export async function openStorage(tab) {
  try {
    return await openDatabase(NAME, tab);
  } catch {
    return memoryStorage();
  }
}

/** @returns {ProgramStorage} */
export function memoryStorage() {
  /** @type {Map<string, Program>} */
  const programs = new Map();
  /** @type {Map<string, Version>} */
  const versions = new Map();
  return {
    isLasting: false,
    programs: async () => [...programs.values()],
    program: async (id) => programs.get(id) ?? null,
    async write(program) {
      programs.set(program.id, program);
      return false;
    },
    writeAtOnce: async (program) => void programs.set(program.id, program),
    erase: async (ids) => ids.forEach((id) => programs.delete(id)),
    versions: async (program) => [...versions.values()].filter((version) => version.program === program),
    keepVersion: async (version) => void versions.set(version.id, version),
    eraseVersions: async (ids) => ids.forEach((id) => versions.delete(id)),
    close: async () => {},
  };
}
