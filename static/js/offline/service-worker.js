/**
 * The service worker: keeps the page on the device, so that it opens without a network, and quickly.
 *
 * Each build has a store of its own, which is used once it is whole. A page that is open goes on with its build; the
 * next build takes over once no page of the old one is open, or when the only one that is open asks for it.
 */

import { createKeeper } from "./keeper.js";
import { pathIn, wayOf } from "./rules.js";

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} ExtendableEvent */
/** @typedef {ExtendableEvent & {request: Request, respondWith: (answer: Promise<Response>) => void}} FetchEvent */

/** What TypeScript's types of a page do not have. */
const worker =
  /** @type {EventTarget & Pick<Parameters<typeof createKeeper>[0], "registration" | "clients" | "skipWaiting">} */ (
    /** @type {unknown} */ (globalThis)
  );
const { registration, clients } = worker;
const keeper = createKeeper({
  caches,
  fetch: (...args) => fetch(...args),
  clients,
  skipWaiting: () => worker.skipWaiting(),
  registration,
  build: PLYSCOPE_BUILD,
});
const paths = Object.keys(PLYSCOPE_BUILD.files).map((address) =>
  pathIn(registration.scope + address, registration.scope),
);

/** @param {string} type @param {(event: any) => Promise<unknown>} work */
const on = (type, work) =>
  worker.addEventListener(type, (event) => /** @type {ExtendableEvent} */ (event).waitUntil(work(event)));

on("install", keeper.fill);
on("activate", keeper.takeOver);
on("message", ({ data }) => (data === "keep" ? keeper.keep() : keeper.beginIfAlone()));
worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {FetchEvent} */ (event);
  const way = wayOf(request, registration.scope, paths);
  if (way !== "pass") respondWith.call(event, keeper[way](request));
});
