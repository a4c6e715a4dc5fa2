import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { IDBFactory, forceCloseDatabase } from "fake-indexeddb";

import { openDatabase } from "../../../static/js/files/database.js";
import {
  ALSO_OPEN,
  OURS_LEFT,
  OURS_STAYED,
  CHANGED_ELSEWHERE,
  removedThere,
} from "../../../static/js/files/elsewhere.js";
import { createLibrary } from "../../../static/js/files/library.js";
import { memoryStorage, openStorage } from "../../../static/js/files/program-storage.js";
import { PAUSE } from "../../../static/js/files/versions.js";
import { until } from "./answers.js";

const START = Date.UTC(2026, 10, 22, 12);
let time = START;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  time = START;
});

/** The programs as a page shows them, with the database of this browser. @param {Partial<import("../../../static/js/files/library.js").LibraryContext>} [around] */
async function pageWith(around = {}) {
  const library = createLibrary({ storage: openStorage(String(Math.random())), now: () => time, ...around });
  await library.ready;
  return {
    ...library,
    names: () => library.files.get().programs.map(({ name }) => name),
    text: () => opened(library)?.text,
    whys: () => library.files.get().versions.map(({ why, text }) => `${why}: ${text}`),
    async reload() {
      await library.close();
      return pageWith(around);
    },
  };
}

/** @param {Pick<import("../../../static/js/files/library.js").Library, "files">} library */
const opened = ({ files }) => files.get().programs.find(({ id }) => id === files.get().open);

/** @param {Pick<import("../../../static/js/files/library.js").Library, "files">} library */
const said = ({ files }) => files.get().elsewhere;

/** Resolves when all has come that is on its way: in turns of the loop, which a busy machine cannot leave out. */
async function settled() {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe("A program on the device", () => {
  it("is there again after a reload, with the last keystroke, and open", async () => {
    const page = await pageWith();
    page.create({ name: "mine", text: "" });
    for (const text of ["d", "de", "def"]) page.edit(text);
    const again = await page.reload();
    assert.deepEqual([again.names(), again.text()], [["mine.py"], "def"]);
    assert.equal(again.files.get().trouble, "");
  });

  it("is written although the page goes away while an earlier change is being written", async () => {
    const page = await pageWith();
    page.create({ name: "mine", text: "" });
    page.edit("first");
    page.edit("last");
    page.hurry();
    await settled();
    const other = await pageWith();
    assert.equal(other.text(), "last");
    assert.deepEqual(other.whys(), []);
  });

  it("is written again after the browser has closed the database", async () => {
    const connections = /** @type {any[]} */ ([]);
    const { open } = IDBFactory.prototype;
    const spy = mock.method(IDBFactory.prototype, "open", (/** @type {[string, number]} */ ...words) => {
      const request = open.apply(globalThis.indexedDB, words);
      request.addEventListener("success", () => connections.push(request.result));
      return request;
    });
    const page = await pageWith();
    page.create({ name: "mine", text: "a" });
    await page.saved();
    forceCloseDatabase(connections[0]);
    await settled();
    page.edit("b");
    await page.saved();
    spy.mock.restore();
    assert.equal(page.files.get().trouble, "");
    assert.equal((await pageWith()).text(), "b");
  });

  it("has a name that no other has", async () => {
    const page = await pageWith();
    const first = page.create({ name: "a.py", text: "" });
    page.create({ name: "A.py", text: "" });
    page.rename(first, "a_2");
    assert.deepEqual(page.names().sort(), ["A_2.py", "a_2_2.py"]);
    page.rename(first, " ");
    assert.ok(page.names().includes("a_2_2.py"));
  });

  it("is duplicated with its original, apart from the page's source that it came from", async () => {
    const page = await pageWith();
    const first = page.openCopy({ origin: "search/minimax", name: "minimax.py", text: "original" });
    page.edit("changed");
    page.duplicate(first);
    assert.deepEqual([opened(page)?.name, page.text()], ["minimax_2.py", "changed"]);
    assert.deepEqual([opened(page)?.original, opened(page)?.origin], ["original", ""]);
    page.edit("otherwise");
    page.open(first);
    assert.equal(page.text(), "changed");
  });

  it("of the page's own source is opened again and not made twice", async () => {
    const page = await pageWith();
    const source = { origin: "search/minimax", name: "minimax.py", text: "original" };
    const first = page.openCopy(source);
    page.edit("mine");
    page.create({ name: "other", text: "" });
    assert.equal(page.openCopy({ ...source, text: "a newer original" }), first);
    assert.deepEqual([page.text(), opened(page)?.original], ["mine", "a newer original"]);
    page.backToOriginal(first);
    assert.equal(page.text(), "a newer original");
  });

  it("comes back after it was removed, also after a reload, but not after a week", async () => {
    const page = await pageWith();
    const kept = page.create({ name: "kept.py", text: "k" });
    const gone = page.create({ name: "gone.py", text: "g" });
    page.remove(gone);
    assert.deepEqual([page.names(), page.files.get().open], [["kept.py"], kept]);
    const again = await page.reload();
    assert.equal(again.files.get().removed?.name, "gone.py");
    again.restore(gone);
    assert.deepEqual([opened(again)?.name, again.files.get().removed], ["gone.py", null]);
    again.remove(gone);
    await again.saved();
    time += 8 * 24 * 3600 * 1000;
    const later = await again.reload();
    assert.equal(later.files.get().removed, null);
    later.restore(gone);
    assert.deepEqual(later.names(), ["kept.py"]);
  });

  it("leaves nothing open if it was the only one and is removed", async () => {
    const page = await pageWith();
    page.remove(page.create({ name: "a", text: "" }));
    assert.deepEqual([page.files.get().open, page.names()], ["", []]);
  });

  it("that was made before the device was read stays, under a name of its own", async () => {
    const page = await pageWith();
    page.create({ name: "a.py", text: "old" });
    await page.close();
    const library = createLibrary({ storage: openStorage("late"), now: () => time });
    library.create({ name: "a.py", text: "new" });
    await library.ready;
    const texts = Object.fromEntries(library.files.get().programs.map(({ name, text }) => [name, text]));
    assert.deepEqual(texts, { "a.py": "old", "a_2.py": "new" });
  });

  it("may be several files, which can import each other", async () => {
    const page = await pageWith();
    page.add({ "game/main.py": "import board", "game/board.py": "b" });
    assert.equal(opened(page)?.name, "game/main.py");
    assert.deepEqual(page.beside(page.files.get().open), { "board.py": "b" });
    page.add({});
    assert.equal(opened(page)?.name, "game/main.py");
  });
});

describe("The versions of a program on the device", () => {
  it("are one for each run of a changed text, and one for a longer pause", async () => {
    const page = await pageWith();
    page.create({ name: "a", text: "one" });
    page.ran();
    page.ran();
    time += 1000;
    page.edit("two");
    time += PAUSE + 1;
    page.edit("three");
    page.ran();
    assert.deepEqual(page.whys().sort(), ["pause: two", "run: one", "run: three"]);
    const again = await page.reload();
    assert.deepEqual(again.whys(), ["run: three", ...page.whys().slice(1)]);
  });

  it("can be gone back to, and so can what was replaced", async () => {
    const page = await pageWith();
    const id = page.create({ name: "a", text: "original" });
    page.edit("one");
    page.ran();
    page.edit("two");
    page.goBack(id, page.files.get().versions[0].id);
    assert.equal(page.text(), "one");
    page.backToOriginal(id);
    assert.equal(page.text(), "original");
    assert.ok(page.whys().includes("replaced: two"));
  });

  it("stay a bounded number on the device too", async () => {
    const page = await pageWith();
    const id = page.create({ name: "a", text: "" });
    for (let run = 0; run < 200; run++) {
      time += 1000;
      page.edit(`${run}`);
      page.ran();
    }
    const shown = page.files.get().versions.length;
    await page.close();
    const storage = await openStorage("another");
    assert.equal((await storage.versions(id)).length, shown);
    assert.ok(shown < 30);
  });
});

describe("Two tabs", () => {
  it("show what the other has written", async () => {
    const channels = pairOfChannels();
    const one = await pageWith({ channel: channels[0] });
    const id = one.create({ name: "a", text: "x" });
    await one.saved();
    const other = await pageWith({ channel: channels[1] });
    one.edit("y");
    await until(() => other.text() === "y");
    other.remove(id);
    await until(() => one.names().length === 0);
    assert.deepEqual([one.names(), one.files.get().open], [[], ""]);
  });

  it("say so where the second opens what the first shows, until one of them has gone", async () => {
    const channels = pairOfChannels();
    const one = await pageWith({ channel: channels[0] });
    const id = one.create({ name: "a", text: "x" });
    one.attend(id);
    await one.saved();
    const other = await pageWith({ channel: channels[1] });
    other.attend(id);
    assert.deepEqual([said(one), said(other)], ["", ALSO_OPEN]);
    one.hurry();
    assert.equal(said(other), ALSO_OPEN, "a tab that is hidden is still there");
    one.hurry(true);
    assert.equal(said(other), "");
    one.attend(id);
    other.attend("");
    assert.equal(said(one), "");
  });

  it("say nothing in the first, however often the second goes and comes back", async () => {
    const channels = pairOfChannels();
    const one = await pageWith({ channel: channels[0] });
    const id = one.create({ name: "a", text: "x" });
    one.attend(id);
    await one.saved();
    const other = await pageWith({ channel: channels[1] });
    other.attend(id);
    // On a slow machine, this comes when the second is there again.
    channels[0].onmessage?.({ data: { program: id, says: "closed" } });
    assert.deepEqual([said(one), said(other)], ["", ALSO_OPEN]);
  });

  it("say so when a text is replaced, and keep what was written in either", async () => {
    const channels = pairOfChannels();
    const one = await pageWith({ channel: channels[0] });
    one.create({ name: "a", text: "x" });
    await one.saved();
    const other = await pageWith({ channel: channels[1] });
    one.edit("of the one");
    await until(() => said(other) !== "");
    assert.deepEqual([other.text(), said(other), other.whys()], ["of the one", CHANGED_ELSEWHERE, []]);
    other.edit("of the other");
    await until(() => said(one) !== "");
    assert.deepEqual([one.text(), said(one), one.whys()], ["of the other", OURS_LEFT, ["replaced: of the one"]]);
  });

  it("say so in both, and keep both texts, if both write in the same moment", async () => {
    const channels = pairOfChannels();
    const one = await pageWith({ channel: channels[0] });
    one.create({ name: "a", text: "x" });
    await one.saved();
    const other = await pageWith({ channel: channels[1] });
    one.edit("of the one");
    other.edit("of the other");
    // What the one has written is heard while the other is still writing.
    other.edit("of the other, more");
    await until(() => one.text() === "of the other, more" && said(other) !== "");
    assert.equal(other.text(), "of the other, more");
    assert.deepEqual([said(one), said(other)], [OURS_LEFT, OURS_STAYED]);
    for (const page of [one, other]) assert.deepEqual(page.whys(), ["other tab: of the one"]);
  });

  it("say so when the program is removed", async () => {
    const channels = pairOfChannels();
    const one = await pageWith({ channel: channels[0] });
    one.create({ name: "b", text: "y" });
    const id = one.create({ name: "a", text: "x" });
    await one.saved();
    const other = await pageWith({ channel: channels[1] });
    other.remove(id);
    await until(() => said(one) !== "");
    assert.deepEqual([one.names(), said(one)], [["b.py"], removedThere("a.py")]);
    one.open(one.files.get().programs[0].id);
    assert.equal(said(one), removedThere("a.py"));
    one.create({ name: "c", text: "" });
    assert.equal(said(one), "");
  });

  it("lose nothing if both change the same program", async () => {
    const one = await pageWith();
    one.create({ name: "a", text: "x" });
    await one.saved();
    const other = await pageWith();
    one.edit("of the one");
    await one.saved();
    other.edit("of the other");
    other.edit("of the other, more");
    await other.saved();
    const later = await pageWith();
    assert.equal(later.text(), "of the other, more");
    assert.deepEqual(later.whys(), ["other tab: of the one"]);
  });
});

/** Two ends of a channel, as two tabs have them. */
function pairOfChannels() {
  const ends = /** @type {any[]} */ ([
    { onmessage: null, close() {} },
    { onmessage: null, close() {} },
  ]);
  ends.forEach((end, index) => {
    end.postMessage = (/** @type {unknown} */ data) => ends[1 - index].onmessage?.({ data });
  });
  return ends;
}

describe("A browser that keeps nothing", () => {
  it("says so, and everything works until the page is closed", async () => {
    globalThis.indexedDB = /** @type {any} */ ({
      open() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
    const page = await pageWith();
    const id = page.create({ name: "a", text: "one" });
    page.ran();
    page.edit("two");
    page.goBack(id, page.files.get().versions[0].id);
    page.open(id);
    await settled();
    assert.equal(page.text(), "one");
    assert.equal(page.files.get().versions.length, 2);
    assert.match(page.files.get().trouble, /not let the page keep anything here/);
  });

  it("is also one whose database never opens", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    globalThis.indexedDB = /** @type {any} */ ({ open: () => new EventTarget() });
    const opening = openDatabase("never", "tab");
    mock.timers.tick(5000);
    await assert.rejects(opening);
    mock.timers.reset();
  });
});

describe("A full storage", () => {
  it("is told, and what could not be written is written when there is room again", async () => {
    const page = await pageWith();
    const first = page.create({ name: "a", text: "" });
    await page.saved();
    const full = mock.method(IDBObjectStore.prototype, "put", () => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    page.edit("too much");
    page.create({ name: "b", text: "more" });
    await page.saved();
    await settled();
    assert.match(page.files.get().trouble, /storage is full/);
    assert.deepEqual(page.names().sort(), ["a.py", "b.py"]);
    full.mock.restore();
    page.edit("more and more");
    await page.saved();
    assert.equal(page.files.get().trouble, "");
    const again = await page.reload();
    again.open(first);
    assert.equal(again.text(), "too much");
  });

  it("first lets go of what was removed, which can still come back while the page is open", async () => {
    const page = await pageWith();
    const gone = page.create({ name: "gone", text: "g" });
    page.create({ name: "kept", text: "" });
    page.remove(gone);
    await page.saved();
    const { put } = IDBObjectStore.prototype;
    let full = true;
    const puts = mock.method(
      IDBObjectStore.prototype,
      "put",
      /** @this {IDBObjectStore} */ function (/** @type {[any]} */ ...words) {
        if (full) throw new DOMException("No room.", "QuotaExceededError");
        return put.apply(this, words);
      },
    );
    const deleting = IDBObjectStore.prototype.delete;
    const deletes = mock.method(
      IDBObjectStore.prototype,
      "delete",
      /** @this {IDBObjectStore} */ function (/** @type {[any]} */ ...words) {
        full = false;
        return deleting.apply(this, words);
      },
    );
    page.edit("as much as the other");
    await page.saved();
    assert.equal(page.files.get().trouble, "");
    page.restore(gone);
    await page.saved();
    for (const spy of [puts, deletes]) spy.mock.restore();
    assert.deepEqual((await page.reload()).names().sort(), ["gone.py", "kept.py"]);
  });

  it("does not let an older text of another tab replace what could not be written", async () => {
    const storage = memoryStorage();
    const [here] = pairOfChannels();
    const page = await pageWith({ storage: Promise.resolve(storage), channel: here });
    const id = page.create({ name: "a", text: "old" });
    await page.saved();
    storage.write = async () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
    page.edit("new");
    await page.saved();
    here.onmessage({ data: { program: id } });
    await settled();
    assert.equal(page.text(), "new");
  });
});
