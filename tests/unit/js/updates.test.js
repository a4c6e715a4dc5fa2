import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Browser, LATER, SCOPE, UPLOADED } from "./browser-at-updates.js";

/** @param {readonly string[]} all @returns {Generator<string[]>} */
function* ordersOf(all) {
  if (all.length === 0) yield [];
  for (const first of all) for (const rest of ordersOf(all.filter((each) => each !== first))) yield [first, ...rest];
}

/** The orders in which they can arrive; of the file that few ask for, it makes no difference when it comes. */
const ORDERS = [...ordersOf(UPLOADED.filter((path) => path !== LATER))].map((order) => [...order, LATER]);

/** A browser that has build a, and in which no page is open. */
async function withOldBuild() {
  const browser = new Browser();
  await browser.visit();
  assert.equal(browser.active?.build, "a");
  return browser;
}

describe("While the files of a new build arrive one by one, in every order,", () => {
  it("who has the old build goes on with it, and has the new one with the visit after the next", async () => {
    for (const order of ORDERS) {
      const browser = await withOldBuild();
      for (const path of order.slice(0, -1)) {
        browser.server.set(path, "b");
        const { build, told } = await browser.visit();
        assert.deepEqual([build === "a" || path === order.at(-2), told], [true, ""], `${order}: ${path}`);
        assert.ok(browser.isSound(), `${order}: ${path}`);
      }
      browser.server.set(LATER, "b");
      await browser.visit();
      assert.deepEqual(await browser.visit(), { build: "b", told: "" }, `${order}`);
      assert.deepEqual([...browser.stores.keys()], ["plyscope-page b"], `${order}`);
    }
  });

  it("who comes for the first time has one build, or is told; and afterwards the new one", async () => {
    for (const order of ORDERS) {
      const browser = new Browser();
      for (const path of order) {
        browser.server.set(path, "b");
        const { told } = await browser.visit();
        assert.ok(told !== "" || browser.isSound(), `${order}: ${path}`);
      }
      await browser.visit();
      assert.deepEqual(await browser.visit(), { build: "b", told: "" }, `${order}`);
    }
  });

  it("a page that is open goes on with its own, and keeps the next build waiting", async () => {
    for (const order of ORDERS) {
      const browser = await withOldBuild();
      const { tab } = await browser.open();
      for (const path of order) {
        browser.server.set(path, "b");
        const { build, told } = await browser.visit();
        assert.deepEqual([build, told], ["a", ""], `${order}: ${path}`);
        for (const address of ["parts/code.js?a", "python/worker.js"])
          assert.equal(await browser.get(tab, address), "a", `${order}: ${path}`);
      }
      browser.close(tab);
      await browser.visit();
      assert.deepEqual(await browser.visit(), { build: "b", told: "" }, `${order}`);
    }
  });

  it("a page from the server goes on with its own, or is told", async () => {
    for (const order of ORDERS) {
      const browser = new Browser();
      const { tab, told } = await browser.open();
      assert.equal(told, "");
      for (const path of order) {
        browser.server.set(path, "b");
        await browser.settle();
        for (const address of ["parts/code.js?a", "python/worker.js"])
          assert.ok(["a", ""].includes(await browser.right(tab, address)), `${order}: ${path}`);
      }
    }
  });
});

describe("The store of a build", () => {
  it("is not used before it has all files, whichever cannot be had", async () => {
    for (const path of UPLOADED.slice(1)) {
      const browser = await withOldBuild();
      for (const each of UPLOADED) browser.server.set(each, "b");
      browser.broken = path;
      await browser.visit();
      assert.equal((await browser.visit()).build, path === LATER ? "b" : "a", path);
      browser.broken = "";
      await browser.visit();
      assert.equal((await browser.visit()).build, "b", path);
    }
  });

  it("is filled past what stands between and has the old files", async () => {
    const browser = await withOldBuild();
    browser.isBetween = true;
    for (const path of UPLOADED) browser.server.set(path, "b");
    await browser.visit();
    assert.deepEqual(await browser.visit(), { build: "b", told: "" });
  });

  it("is not used if a file is missing in it, and is filled again", async () => {
    const browser = await withOldBuild();
    const held = browser.stores.get("plyscope-page a");
    held?.delete(`${SCOPE}python/worker.js`);
    held?.set(`${SCOPE}index.html`, "what nobody may see");
    assert.deepEqual(await browser.visit(), { build: "a", told: "" });
    assert.equal(held?.get(`${SCOPE}index.html`), "a");
    browser.isOnline = false;
    assert.deepEqual(await browser.visit(), { build: "a", told: "" });
  });

  it("has the page under all its addresses", async () => {
    const browser = await withOldBuild();
    const { tab } = await browser.open();
    browser.isOnline = false;
    for (const address of ["", "?embed=tree", "index.html?a=b", "app.js", "python/worker.js?again"])
      assert.equal(await browser.get(tab, address), "a", address);
  });

  it("gets a file once more if a page has found it wrong", async () => {
    const browser = await withOldBuild();
    browser.stores.get("plyscope-page a")?.set(`${SCOPE}python/worker.js`, "damaged");
    assert.deepEqual(await browser.visit(), { build: "a", told: "" });
    assert.ok(browser.isSound());
  });

  it("keeps what few ask for once it was asked for, and only if it is right", async () => {
    const browser = await withOldBuild();
    const { tab } = await browser.open();
    assert.equal(await browser.get(tab, LATER), "a");
    browser.server.set(LATER, "b");
    assert.equal(await browser.get(tab, LATER), "a");
    browser.stores.get("plyscope-page a")?.delete(SCOPE + LATER);
    assert.equal(await browser.get(tab, LATER), "b", "the page refuses it");
    assert.equal(browser.stores.get("plyscope-page a")?.has(SCOPE + LATER), false);
  });

  it("stays while a page of its build is open, and while the next one is being filled", async () => {
    const browser = await withOldBuild();
    const { tab } = await browser.open();
    await browser.open();
    for (const path of UPLOADED) browser.server.set(path, "b");
    await browser.lookForUpdate();
    await browser.waiting?.beginIfAlone();
    assert.equal(browser.active?.build, "a");
    // Even if the new build takes over too early.
    const { waiting } = browser;
    [browser.active, browser.waiting] = [waiting, null];
    await waiting?.takeOver();
    assert.equal(await browser.get(tab, "parts/code.js?a"), "a");
    browser.tabs = [tab];
    browser.installing = waiting;
    await waiting?.keep();
    assert.equal(browser.stores.size, 2);
  });
});
