/**
 * The service worker: keeps the page on the device, so that it opens without a network, and quickly.
 *
 * Each build has a store of its own, which is filled before it is used. A page that is open goes on with its build; the
 * next build takes over once no page of the old one is open, or when the only one that is open asks for it.
 */

import { pathIn, wayOf } from "./rules.js";

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting */
/** @typedef {Lasting & {request: Request, respondWith: (answer: Promise<Response>) => void}} Asked */

const PREFIX = "plyscope-page ";
const STORE = `${PREFIX}${PLYSCOPE_BUILD.version}`;

/** What TypeScript's types of a page do not have. */
const worker = /** @type {EventTarget & {registration: ServiceWorkerRegistration, skipWaiting: () => Promise<void>,
      clients: {claim: () => Promise<void>, matchAll: () => Promise<readonly unknown[]>}}} */ (
  /** @type {unknown} */ (globalThis)
);
const { scope } = worker.registration;

worker.addEventListener("install", (event) => /** @type {Lasting} */ (event).waitUntil(fill()));
worker.addEventListener("activate", (event) => /** @type {Lasting} */ (event).waitUntil(takeOver()));
worker.addEventListener("message", (event) => /** @type {Lasting} */ (event).waitUntil(beginIfAlone()));
worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Asked} */ (event);
  const way = wayOf(request, scope, PLYSCOPE_BUILD.files);
  if (way !== "pass") respondWith.call(event, way === "kept" ? kept(request) : fresh(request));
});

/** Gets every file; those that the browser has are only asked after. */
async function fill() {
  const store = await caches.open(STORE);
  await store.addAll(PLYSCOPE_BUILD.files.map((path) => new Request(new URL(path, scope), { cache: "no-cache" })));
}

/** Drops what other builds have kept. */
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => name.startsWith(PREFIX) && name !== STORE && caches.delete(name)));
  await worker.clients.claim();
}

/** A page has just begun and asks for its next build; other pages may be at work. */
async function beginIfAlone() {
  if ((await worker.clients.matchAll()).length <= 1) await worker.skipWaiting();
}

/** @param {Request} request @returns {Promise<Response>} */
async function kept(request) {
  const store = await caches.open(STORE);
  return (await store.match(new URL(pathIn(request.url, scope), scope))) ?? fetch(request);
}

/** @param {Request} request @returns {Promise<Response>} */
async function fresh(request) {
  const store = await caches.open(STORE);
  try {
    const response = await fetch(request);
    if (response.ok && response.status === 200) await store.put(request, response.clone());
    return response;
  } catch (error) {
    const found = await store.match(request);
    if (found) return found;
    throw error;
  }
}
