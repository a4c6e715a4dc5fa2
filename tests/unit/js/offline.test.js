import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { pathIn, wayOf } from "../../../static/js/offline/rules.js";
import { beginWithNextBuild, keepForOffline } from "../../../static/js/page/offline.js";

const SCOPE = "https://example.org/class/";
const FILES = ["app.js", "index.html", "python/worker.js"];
const way = (/** @type {string} */ url, method = "GET") => wayOf({ method, url }, SCOPE, FILES);

describe("Without a network, a page gets", () => {
  it("its own files as they were kept, whatever stands behind their names", () => {
    for (const path of ["", "index.html", "?embed=tree#1.abc", "app.js", "python/worker.js?again"])
      assert.equal(way(SCOPE + path), "kept");
  });

  it("the lessons of whoever put it up from the server, as long as there is one", () => {
    for (const path of ["lessons/list.json", "lessons/own.js", "lessons/"]) assert.equal(way(SCOPE + path), "fresh");
  });

  it("nothing of others", () => {
    assert.equal(way("https://example.org/other/app.js"), "pass");
    assert.equal(way(`${SCOPE}app.js`, "POST"), "pass");
  });

  it("the index for the folder itself", () => {
    assert.deepEqual(
      [SCOPE, `${SCOPE}?a=b`, `${SCOPE}x/y.js#z`].map((url) => pathIn(url, SCOPE)),
      ["index.html", "index.html", "x/y.js"],
    );
  });
});

describe("A page without an origin", () => {
  it("does not ask for the service worker, because already that is an error there", async () => {
    const window = /** @type {any} */ ({
      navigator: {
        get serviceWorker() {
          throw new Error("SecurityError");
        },
      },
    });
    for (const place of [
      { origin: "null", location: { protocol: "https:" } },
      { origin: undefined, location: { protocol: "file:" } },
    ]) {
      Object.assign(globalThis, place);
      await keepForOffline(window);
      await beginWithNextBuild(window);
    }
  });
});
