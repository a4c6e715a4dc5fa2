import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";

import { readCopy, readEarly } from "../../../static/js/python/local.js";

const BASE = "file:///page/python/";

/** A page in which scripts are only noted. */
function notingPage() {
  /** @type {any[]} */
  const scripts = [];
  const script = (src = "") => ({ src, remove() {}, onload() {}, onerror() {} });
  return {
    scripts,
    written: "",
    createElement: () => script(),
    head: { append: (/** @type {any} */ added) => void scripts.push(added) },
    write(/** @type {string} */ text) {
      this.written += text;
      scripts.push(script(new URL(/src="(.*)"/.exec(text)?.[1] ?? "", "file:///page/").href));
    },
  };
}

describe("The copy of a file for a disk", () => {
  const kept = { document: globalThis.document, location: globalThis.location };
  /** @type {ReturnType<typeof notingPage>} */
  let page;
  beforeEach(() => {
    page = notingPage();
    Object.assign(globalThis, { document: page, location: new URL("file:///page/index.html"), plyscopeAssets: {} });
  });
  afterEach(() => void Object.assign(globalThis, kept));

  /** The browser has read a script. @param {any} script @param {string} name @param {string} text */
  function arrives(script, name, text) {
    /** @type {any} */ (globalThis).plyscopeAssets[name] = new Function(`/*${text}*/`);
    script.onload();
  }

  it("is read by a script of its own", async () => {
    const bytes = readCopy(BASE, "a.zip", () => {});
    assert.equal(page.scripts[0].src, "file:///page/python/a.zip.js");
    arrives(page.scripts[0], "a.zip", "AQI=");
    assert.deepEqual(await bytes, new Uint8Array([1, 2]));
  });

  it("that is on its way already is not read a second time", async () => {
    readEarly("a.zip");
    assert.equal(page.written, '<script src="python/a.zip.js"></script>');
    const bytes = readCopy(BASE, "a.zip", () => {});
    assert.equal(page.scripts.length, 1);
    arrives(page.scripts[0], "a.zip", "AQI=");
    assert.deepEqual(await bytes, new Uint8Array([1, 2]));
  });

  it("that is missing is named", async () => {
    readEarly("a.zip");
    const bytes = readCopy(BASE, "a.zip", () => {});
    page.scripts[0].onerror();
    await assert.rejects(bytes, /python\/a\.zip\.js next to the page is missing/);
  });
});
