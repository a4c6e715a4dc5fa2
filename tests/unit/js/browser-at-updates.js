/**
 * A browser as far as updates know it: a server whose files change one by one, the browser's own cache, stores, service
 * workers and tabs. A file's content is the letter of its build.
 */

import { AGAIN } from "../../../static/js/support/again.js";
import { createKeeper } from "../../../static/js/offline/keeper.js";

export const SCOPE = "https://example.org/class/";
export const LATER = "python/rest.zip";

/** What a page of a build asks for. Python's files have the same address in all builds. @param {string} build */
const addressesOf = (build) => ({
  index: "index.html",
  app: `app.js?${build}`,
  part: `parts/code.js?${build}`,
  worker: "python/worker.js",
});
const PATHS = ["index.html", "app.js", "parts/code.js", "python/worker.js", LATER];
/** The files that can be told from each other while a build is put up. */
export const UPLOADED = ["service-worker.js", ...PATHS];

/** @param {string} path @param {string} build */
const sumOf = (path, build) => `sha256-${path} of ${build}`;
/** @param {string} url */
const pathOf = (url) => url.slice(SCOPE.length).replace(/\?.*/, "");

/** @param {string} build @returns {import("../../../static/js/offline/keeper.js").Build} */
function built(build) {
  const addresses = [...Object.values(addressesOf(build)), LATER];
  const files = Object.fromEntries(addresses.map((address) => [address, sumOf(pathOf(SCOPE + address), build)]));
  return { version: build, files, later: [LATER] };
}

/** @typedef {ReturnType<typeof createKeeper> & {build: string}} Keeper */
/** @typedef {{url: string, build: string, controller: Keeper | null}} Tab */

export class Browser {
  /** The letter of each file on the server. @type {Map<string, string>} */
  server = new Map(UPLOADED.map((path) => [path, "a"]));
  isOnline = true;
  /** A path that the server cannot send just now. */
  broken = "";
  /** Whether what stands between sends what it has, until it is told to ask the server. */
  isBetween = false;
  /** @type {Map<string, string>} */
  cache = new Map();
  /** @type {Map<string, Map<string, string>>} */
  stores = new Map();
  /** @type {Tab[]} */
  tabs = [];
  /** @type {Keeper | null} */
  active = null;
  /** @type {Keeper | null} */
  waiting = null;
  /** @type {Keeper | null} */
  installing = null;

  /** @param {Request | string} asked @param {RequestInit} [how] */
  fetch = async (asked, how) => {
    const { url, cache, integrity } = typeof asked === "string" ? { url: asked, ...how } : asked;
    const path = pathOf(url);
    const isKept = (cache === "default" || (this.isBetween && cache === "no-cache")) && this.cache.has(url);
    if (!isKept && (!this.isOnline || path === this.broken)) throw new TypeError("no network");
    const content = (isKept ? this.cache.get(url) : this.server.get(path)) ?? "";
    this.cache.set(url, content);
    if (integrity && integrity !== sumOf(path, content)) throw new TypeError("wrong sum");
    return answer(content);
  };

  /** @param {string} name */
  #opened(name) {
    const held = this.stores.get(name) ?? new Map();
    this.stores.set(name, held);
    const of = (/** @type {Request | string} */ asked) => (typeof asked === "string" ? asked : asked.url);
    return {
      keys: async () => [...held.keys()].map((url) => ({ url })),
      match: async (/** @type {Request | string} */ asked) => found(held.get(of(asked))),
      put: async (/** @type {Request | string} */ asked, /** @type {Response} */ response) =>
        void held.set(of(asked), await response.text()),
    };
  }

  caches = /** @type {any} */ ({
    open: async (/** @type {string} */ name) => this.#opened(name),
    keys: async () => [...this.stores.keys()],
    delete: async (/** @type {string} */ name) => this.stores.delete(name),
    match: async (/** @type {Request} */ { url }) =>
      found([...this.stores.values()].map((held) => held.get(url)).find((content) => content !== undefined)),
  });

  /** @param {string} build @returns {Keeper} */
  #keeper(build) {
    const browser = this;
    const registration = {
      scope: SCOPE,
      get installing() {
        return /** @type {any} */ (browser.installing);
      },
      get waiting() {
        return /** @type {any} */ (browser.waiting);
      },
    };
    /** @type {Keeper} */
    const keeper = {
      build,
      ...createKeeper({
        caches: this.caches,
        fetch: this.fetch,
        clients: {
          claim: async () => this.tabs.forEach((tab) => Object.assign(tab, { controller: keeper })),
          matchAll: async (which) =>
            this.tabs.filter((tab) => tab.controller === keeper || Object(which).includeUncontrolled),
        },
        skipWaiting: () => this.#activate(keeper),
        registration,
        build: built(build),
      }),
    };
    return keeper;
  }

  /** @param {Keeper} keeper */
  async #activate(keeper) {
    const before = this.active;
    [this.active, this.waiting] = [keeper, null];
    for (const tab of this.tabs) if (tab.controller === before && before) tab.controller = keeper;
    await keeper.takeOver();
  }

  /** What the browser does when a page has begun, and from time to time. */
  async lookForUpdate() {
    const build = this.isOnline ? this.server.get("service-worker.js") : undefined;
    if (build && build !== (this.waiting ?? this.active)?.build) {
      this.installing = this.#keeper(build);
      const isFilled = await this.installing.fill().then(
        () => true,
        () => false,
      );
      if (isFilled) this.waiting = this.installing;
      this.installing = null;
    }
    if (this.waiting && !this.tabs.some(({ controller }) => controller)) await this.#activate(this.waiting);
  }

  /** @param {Tab} tab @param {string} address @param {RequestCache} [cache] @returns {Promise<string>} the letter; "" for nothing */
  async get({ controller }, address, cache = "default") {
    const request = /** @type {Request} */ ({
      url: SCOPE + address,
      cache,
      headers: new Headers(cache === "reload" ? AGAIN.headers : {}),
    });
    const answered = controller ? controller.kept(request) : this.fetch(request);
    return answered.then(
      (response) => response.text(),
      () => "",
    );
  }

  /**
   * A file, and, where it is another than the page's, once more past all that is kept; "" if it is still another.
   * @param {Tab} tab @param {string} address @param {RequestCache} [cache]
   */
  async right(tab, address, cache) {
    if ((await this.get(tab, address, cache)) === tab.build) return tab.build;
    await this.get(tab, address, "reload");
    return (await this.get(tab, address, "reload")) === tab.build ? tab.build : "";
  }

  /** Opens the page. What it does with its files is what one-build.js, load-script.js and files.js do. @returns {Promise<{tab: Tab, told: string}>} */
  async open() {
    /** @type {Tab} */
    const tab = { url: `${SCOPE}index.html`, build: "", controller: this.active };
    this.tabs.push(tab);
    for (const cache of /** @type {const} */ (["default", "reload"])) {
      tab.build = await this.get(tab, "index.html", cache === "default" ? "no-cache" : cache);
      if ((await this.get(tab, addressesOf(tab.build).app, cache)) === tab.build) break;
      if (cache === "reload") return { tab, told: "two builds" };
    }
    const { part, worker } = addressesOf(tab.build);
    const told = [
      (await this.right(tab, part)) ? "" : "part",
      (await this.right(tab, worker, "no-cache")) ? "" : "worker",
    ];
    return { tab, told: told.join("") };
  }

  /** A visit to the end: what keeps the page is asked, and the next build may begin with this one. */
  async visit() {
    const first = await this.open();
    await this.settle();
    if (first.tab.controller && this.waiting) {
      const before = first.tab.controller;
      await this.waiting.beginIfAlone();
      if (first.tab.controller !== before) {
        this.close(first.tab);
        const again = await this.open();
        this.close(again.tab);
        return { build: again.tab.build, told: again.told };
      }
    }
    this.close(first.tab);
    return { build: first.tab.build, told: first.told };
  }

  /** What happens once a page has nothing else to do. */
  async settle() {
    await this.lookForUpdate();
    await this.active?.keep().catch(() => {});
  }

  /** @param {Tab} tab */
  close(tab) {
    this.tabs = this.tabs.filter((each) => each !== tab);
  }

  /** Whether what a worker answers from is whole, and of its build alone. */
  isSound() {
    return [this.active, this.waiting].every((keeper) => {
      const held = keeper && this.stores.get(`plyscope-page ${keeper.build}`);
      if (!keeper || !held) return true;
      const kept = Object.values(addressesOf(keeper.build)).map((address) => held.get(SCOPE + address));
      return kept.every((content) => content === keeper.build);
    });
  }
}

/** As much of a response as is used, because real ones take most of the time. @param {string} content @returns {any} */
function answer(content) {
  const response = { status: 200, text: async () => content, clone: () => response };
  return response;
}

/** @param {string | undefined} content */
const found = (content) => (content === undefined ? undefined : answer(content));
