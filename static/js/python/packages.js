/**
 * Packages of other people: the page fetches them from the package index, and only when the user asks for one. The
 * worker itself has no network. What has arrived is kept as long as the page lives, for every worker after that.
 *
 * @typedef {{name: string, bytes: Uint8Array<ArrayBuffer>}} Wheel
 * @typedef {(address: string, accept: string) => Promise<{status: number, type: string, bytes: Uint8Array<ArrayBuffer>}>} FetchFile
 */

import { PlyscopeError } from "./errors.js";

/** The name of a package, perhaps with the version that is wanted; never an address. */
const NAME = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?(==[a-z0-9.+!-]+)?$/i;

/** @param {string} name @returns {string} */
export function checkedName(name) {
  const trimmed = name.trim();
  if (NAME.test(trimmed)) return trimmed;
  throw refusal(`“${trimmed.slice(0, 40)}” is not the name of a package.`);
}

/**
 * What fetches for one installation. The page's Content-Security-Policy allows only the package index.
 * @param {AbortSignal | undefined} signal
 */
export function createFetching(signal) {
  /** @type {Wheel[]} */
  const wheels = [];
  /** The last status of an answer; 0 if the last request had no answer, -1 if there was none. */
  let status = -1;
  let isOver = false;
  /** @type {FetchFile} */
  const get = async (address, accept) => {
    if (isOver) throw new Error("The installation is over.");
    status = 0;
    const { pathname } = new URL(address);
    const response = await fetch(address, {
      headers: accept ? { accept } : {},
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: signal ?? null,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    status = response.status;
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf("/") + 1));
    if (response.ok && name.endsWith(".whl")) wheels.push({ name, bytes });
    return { status, type: response.headers.get("content-type") ?? "", bytes };
  };
  /** Whatever the worker asks for later is not fetched. */
  const end = () => {
    isOver = true;
  };
  return { get, wheels, status: () => status, end };
}

/**
 * Why a package was not installed, in one sentence.
 * @param {string} name @param {string} why  the line of micropip's error @param {number} status  of the last answer
 * @param {boolean} [isOnline]
 */
export function whyNotInstalled(name, why, status, isOnline = navigator.onLine) {
  if (/pure Python 3 wheel/i.test(why)) {
    return refusal(
      `“${name}” was not installed: it, or a package that it needs, has no version that a browser can run.`,
    );
  }
  if (/invalid checksum/i.test(why))
    return refusal(`“${name}” was not installed, because it arrived damaged: try again.`);
  if (status === 404) return refusal(`The package index has no “${name}”: correct the name, and try again.`);
  if (status <= 0 && !isOnline) return refusal(`“${name}” was not installed, because this device is offline.`);
  if (status === 0)
    return refusal(`“${name}” was not installed: the package index could not be reached, or does not have it.`);
  return refusal(`“${name}” was not installed. (${why})`);
}

/** @param {string} message */
const refusal = (message) => new PlyscopeError({ message, field: "install" });
