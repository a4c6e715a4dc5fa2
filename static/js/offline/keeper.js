/**
 * What the service worker does: keeps a whole build in a store of its own, and answers from it. Nothing here knows the
 * browser, so that tests can try every order in which the files of a build may come.
 *
 * @typedef {object} Build
 * @property {string} version
 * @property {Readonly<Record<string, string>>} files  the sum of each, as a browser compares it, under its address in
 *   the page's folder, as the page asks for it
 * @property {readonly string[]} later  those of them that are kept only once somebody has asked for them
 */

import { isAgain } from "../support/again.js";
import { pathIn } from "./rules.js";

const PREFIX = "plyscope-page ";

/**
 * @param {object} on
 * @param {CacheStorage} on.caches
 * @param {(request: Request | string, how?: RequestInit) => Promise<Response>} on.fetch
 * @param {{claim: () => Promise<void>, matchAll: (which: object) => Promise<readonly {url: string}[]>}} on.clients
 * @param {() => Promise<void>} on.skipWaiting
 * @param {Pick<ServiceWorkerRegistration, "scope" | "installing" | "waiting">} on.registration
 * @param {Build} on.build
 */
export function createKeeper({ caches, fetch, clients, skipWaiting, registration, build }) {
  const { scope } = registration;
  const name = `${PREFIX}${build.version}`;
  const needed = Object.keys(build.files).filter((address) => !build.later.includes(address));
  const addresses = new Map(Object.keys(build.files).map((address) => [pathIn(scope + address, scope), address]));

  /** @param {string} address */
  const href = (address) => new URL(address, scope).href;

  /** The store of this build; null if a file is missing in it, for then none of it is used. */
  async function wholeStore() {
    const store = await caches.open(name);
    const kept = new Set((await store.keys()).map(({ url }) => url));
    return needed.every((address) => kept.has(href(address))) ? store : null;
  }

  /** A file of this build; past the browser's cache if that has another. @param {string} address */
  function fetched(address) {
    /** @param {RequestCache} cache */
    const ask = async (cache) => {
      const response = await fetch(href(address), { cache, integrity: build.files[address] });
      if (response.status !== 200) throw new Error(`The server has no ${address}.`);
      return response;
    };
    return ask("no-cache").catch(() => ask("reload"));
  }

  /** Fills the store. Rejects if a file of this build cannot be had. */
  async function fill() {
    if (await wholeStore()) return;
    const store = await caches.open(name);
    await Promise.all(needed.map(async (address) => store.put(href(address), await fetched(address))));
  }

  /** The pages that are open; a worker that waits controls none of them. */
  async function openPages() {
    const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
    return all.filter(({ url }) => url.startsWith(scope));
  }

  /** Drops the stores of other builds, if no page may need one, and none is being filled. */
  async function tidy() {
    if (registration.installing || registration.waiting || (await openPages()).length > 1) return;
    const names = await caches.keys();
    await Promise.all(names.map((each) => each.startsWith(PREFIX) && each !== name && caches.delete(each)));
  }

  async function takeOver() {
    await tidy();
    await clients.claim();
  }

  /** A page has nothing else to do: what the device has lost comes back. */
  async function keep() {
    await fill();
    await tidy();
  }

  /** A page has just begun and asks for its next build; other pages may be at work. */
  async function beginIfAlone() {
    if ((await openPages()).length <= 1) await skipWaiting();
  }

  /** A file of this build, or what a page of another build takes for one. @param {Request} request */
  async function kept(request) {
    const address = addresses.get(pathIn(request.url, scope)) ?? "";
    if (isAgain(request)) return fromServer(request, address);
    const found = isMeant(request.url, address)
      ? await (await wholeStore())?.match(href(address))
      : await caches.match(request);
    if (found) return found;
    return build.later.includes(address) ? fromServer(request, address) : fetch(request);
  }

  /** Whether this build's file is asked for: the hash behind a name is that of another build otherwise. @param {string} url @param {string} address */
  const isMeant = (url, address) => !address.includes("?") || !url.includes("?") || url === href(address);

  /** A file from the server, kept if it is of this build; otherwise the page will tell. @param {Request} request @param {string} address */
  async function fromServer(request, address) {
    const right = await fetched(address).catch(() => null);
    if (!right) return fetch(request);
    await (await caches.open(name)).put(href(address), right.clone());
    return right;
  }

  /** A file that whoever put up the page may change without a build. @param {Request} request */
  async function fresh(request) {
    const store = await caches.open(name);
    try {
      const response = await fetch(request);
      if (response.status === 200) await store.put(request, response.clone());
      return response;
    } catch (error) {
      const found = await store.match(request);
      if (found) return found;
      throw error;
    }
  }

  return { fill, takeOver, keep, beginIfAlone, kept, fresh };
}
