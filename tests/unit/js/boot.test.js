/** What the page does with Python's files before Python runs: fetching, checking, explaining. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { IMAGE, INSTALLER, WASM, WORKER } from "../../../static/js/python/assets.js";
import { Download } from "../../../static/js/python/download.js";
import { PythonFiles } from "../../../static/js/python/files.js";
import { sumOfPacked } from "../../../static/js/python/packed.js";
import { EMPTY_SUM, sumOf } from "../../../static/js/python/sum.js";
import { TOO_LITTLE_MEMORY, explain, obstacle } from "../../../static/js/python/trouble.js";

const text = (/** @type {string} */ letters) => new TextEncoder().encode(letters);
const kept = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = kept;
});

/**
 * A server of one file that breaks off after `first` bytes, and its log.
 * @param {string} content @param {number} first @param {boolean} [knowsRanges]
 */
function breakingServer(content, first, knowsRanges = true) {
  /** @type {{range: string | null, cache: string | undefined}[]} */
  const asked = [];
  globalThis.fetch = async (_address, options) => {
    const range = new Headers(options?.headers).get("range");
    asked.push({ range, cache: options?.cache });
    const start = knowsRanges && range ? Number(/\d+/.exec(range)?.[0]) : 0;
    if (asked.length > 1) {
      const headers = { "content-range": `bytes ${start}-${content.length - 1}/${content.length}` };
      return start > 0
        ? new Response(text(content.slice(start)), { status: 206, headers })
        : new Response(text(content));
    }
    let sent = false;
    const body = new ReadableStream({
      async pull(controller) {
        // Unread data in a stream is lost with it.
        if (sent) await new Promise((resolve) => setTimeout(resolve, 10));
        if (sent) controller.error(new TypeError("network error"));
        else controller.enqueue(text(content.slice(0, first)));
        sent = true;
      },
    });
    return new Response(body);
  };
  return asked;
}

test("the checksum is Adler-32, also for bytes in parts and for more than one block", () => {
  assert.equal(sumOf(EMPTY_SUM, text("Wikipedia")), 0x11e60398);
  assert.equal(sumOf(sumOf(EMPTY_SUM, text("Wiki")), text("pedia")), 0x11e60398);
  const many = new Uint8Array(10_001).fill(255);
  let low = 1;
  let high = 0;
  for (const byte of many) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  assert.equal(sumOf(EMPTY_SUM, many), high * 65_536 + low);
});

test("an interrupted download continues where it stopped", async () => {
  const asked = breakingServer("0123456789", 4);
  const download = new Download("http://x/python/a.zip");
  const { signal } = new AbortController();
  let told = 0;
  await assert.rejects(
    download.run(signal, () => told++),
    /was lost while loading \/python\/a\.zip/,
  );
  assert.equal(download.received, 4);
  const bytes = await download.run(signal, () => told++);
  assert.equal(new TextDecoder().decode(bytes), "0123456789");
  assert.deepEqual(
    asked.map(({ range }) => range),
    [null, "bytes=4-"],
  );
  assert.ok(told >= 2);
});

test("a file of another build is asked for once more, past all that has kept it, and then told", async () => {
  Object.assign(globalThis, { location: { protocol: "https:" } });
  for (const answers of [
    ["of another build", "of this build"],
    ["of another build", "of another build"],
  ]) {
    /** @type {(string | undefined)[]} */
    const asked = [];
    globalThis.fetch = async (_address, options) => {
      asked.push(options?.cache);
      return new Response(text(answers[asked.length - 1]));
    };
    const right = text("of this build");
    const files = new PythonFiles("http://x/python/", {
      [INSTALLER]: { size: right.length, sum: sumOf(EMPTY_SUM, right) },
    });
    if (answers[1] === "of this build") assert.deepEqual(await files.seldom(INSTALLER), right);
    else await assert.rejects(files.seldom(INSTALLER), /is damaged, or from another version of Plyscope/);
    assert.deepEqual(asked, ["no-cache", "reload"]);
  }
});

test("from a disk, an image that is missing or of another build is none, and Python starts without", async () => {
  const { location, document } = globalThis;
  const right = new Uint8Array(30).fill(7);
  for (const [is, sum] of /** @type {const} */ ([
    ["there", sumOfPacked({ packed: right })],
    ["missing", 0],
    ["of another build", 1],
  ])) {
    const copies = [WORKER, WASM, ...(is === "missing" ? [] : [IMAGE])];
    const scripts = copies.map((name) => ({
      src: `file:///x/python/${name}.js`,
      remove() {},
      set onload(/** @type {() => void} */ loaded) {
        queueMicrotask(loaded);
      },
    }));
    const base64 = Buffer.from(right).toString("base64");
    const plyscopeAssets = Object.fromEntries(copies.map((name) => [name, { toString: () => `/*${base64}*/` }]));
    Object.assign(globalThis, { location: { protocol: "file:" }, document: { scripts }, plyscopeAssets });
    const files = new PythonFiles("file:///x/python/", { [`${IMAGE}.js`]: { size: right.length, sum } });
    assert.deepEqual(await files.load(() => {}).image, is === "there" ? { packed: right } : null, is);
  }
  Object.assign(globalThis, { location, document });
});

test("if a server sends the whole file again, its beginning is not used twice", async () => {
  breakingServer("0123456789", 4, false);
  const download = new Download("http://x/python/a.zip");
  const { signal } = new AbortController();
  await assert.rejects(download.run(signal, () => {}));
  const bytes = await download.run(signal, () => {});
  assert.equal(new TextDecoder().decode(bytes), "0123456789");
});

test("the error for a missing file has its name and the server's answer", async () => {
  globalThis.fetch = async () => new Response("", { status: 404 });
  const download = new Download("http://x/python/a.zip");
  await assert.rejects(
    download.run(new AbortController().signal, () => {}),
    { message: "The file /python/a.zip could not be loaded: the server answered 404." },
  );
});

test("WebAssembly that is switched off and WebAssembly that a site forbids have different messages", () => {
  assert.equal(obstacle(), "");
  assert.match(obstacle(/** @type {any} */ ({})), /switched off in this browser/);
  const forbidding = {
    Module: class {
      constructor() {
        throw new WebAssembly.CompileError("violates the policy");
      }
    },
  };
  assert.match(obstacle(/** @type {any} */ (forbidding)), /forbids WebAssembly.*'wasm-unsafe-eval'/);
});

test("too little memory is recognised in the words of each browser", () => {
  const chromium = new RangeError(
    "WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance",
  );
  const firefox = new Error("out of memory");
  const pyodide = new Error("Aborted(Cannot enlarge memory arrays)");
  const array = new RangeError("Array buffer allocation failed");
  for (const error of [chromium, firefox, pyodide, array]) assert.equal(explain(error), TOO_LITTLE_MEMORY);
});

test("a recursion that is too deep is not mistaken for too little memory", () => {
  assert.equal(explain(new RangeError("Maximum call stack size exceeded")), "Maximum call stack size exceeded");
});

test("no thrown value is shown as [object Object]", () => {
  for (const thrown of [{}, { errno: 44, name: "ErrnoError" }, { message: "bad magic number" }, null, undefined, 7]) {
    assert.doesNotMatch(explain(thrown), /\[object/);
  }
  assert.equal(explain({ message: "bad magic number" }), "bad magic number");
});
