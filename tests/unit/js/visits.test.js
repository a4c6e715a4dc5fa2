import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { addressOf, codeIn } from "../../../static/js/page/arriving.js";
import { createKeeping, keepPlace } from "../../../static/js/page/keeping.js";
import { createVisits } from "../../../static/js/page/visits.js";

/** A browser's history that only lists what it was asked. */
function noting() {
  /** @type {string[]} */
  const asked = [];
  return {
    asked,
    pushState: (/** @type {any} */ { place }) => void asked.push(`new ${place}`),
    replaceState: (/** @type {any} */ { place }) => void asked.push(place),
  };
}

/** @typedef {{name: string, place: number, busy: boolean}} Page */

/** @param {Partial<Parameters<typeof createVisits>[0]>} [on] */
function visiting(on = {}) {
  /** @type {Page} */
  let page = { name: "tree", place: 1, busy: false };
  const history = noting();
  const visits = createVisits({
    history,
    now: () => page,
    visited: (state) => /** @type {Page} */ (state).name,
    isBusy: () => page.busy,
    place: (state) => /** @type {Page} */ (state).place,
    ...on,
  });
  /** @param {Partial<Page>} change */
  const go = (change) => {
    page = { ...page, ...change };
    visits.note();
  };
  return { ...visits, go, asked: history.asked };
}

describe("Back and Forward", () => {
  it("have an entry for each thing that is visited, with the place where it was left", () => {
    const { go, asked } = visiting();
    go({ place: 2 });
    go({ place: 3 });
    go({ name: "nim", place: 0 });
    go({ name: "kuhn", busy: true });
    assert.deepEqual(asked, [3, "new 0"]);
  });

  it("make no entry of where they lead", async () => {
    const { travel, go, asked } = visiting();
    await travel(() => go({ name: "nim", place: 5 }));
    go({ name: "kuhn", place: 6 });
    assert.deepEqual(asked, [5, "new 6"]);
  });

  it("have one entry for a link that was put into the address, which the browser has made", async () => {
    const { follow, go, asked } = visiting();
    await follow(() => go({ name: "nim", place: 5 }));
    assert.deepEqual(asked, [5]);
    go({ name: "kuhn", place: 6 });
    assert.deepEqual(asked, [5, 5, "new 6"]);
  });

  it("have that entry for what is visited next, if the link leads nowhere or waits", async () => {
    const { follow, go, asked } = visiting();
    await follow(() => {});
    go({ name: "nim", place: 5 });
    go({ name: "kuhn", place: 6 });
    assert.deepEqual(asked, [1, 5, 5, "new 6"]);
  });

  it("go on where the browser refuses an entry", () => {
    const refuse = () => {
      throw new Error("too many");
    };
    const { go } = visiting({ history: { pushState: refuse, replaceState: refuse } });
    assert.doesNotThrow(() => go({ name: "nim" }));
  });
});

describe("What is kept on the device", () => {
  const refusing = {
    getItem: () => {
      throw new Error("refused");
    },
    setItem: () => {
      throw new Error("full");
    },
  };
  /** @param {string | null} [text] */
  const holding = (text = null) => ({
    getItem: () => text,
    setItem: (/** @type {string} */ _, /** @type {string} */ to) => {
      text = to;
    },
  });

  it("is read from this tab first, then from the last one, and is nothing if neither can be read", () => {
    assert.equal(createKeeping([holding("1"), holding("2")]).kept(), 1);
    assert.equal(createKeeping([holding(), holding("2")]).kept(), 2);
    assert.equal(createKeeping([holding("{"), refusing]).kept(), null);
  });

  it("is kept if one storage takes it", () => {
    assert.equal(createKeeping([refusing, holding()]).keep({}), true);
    assert.equal(createKeeping([refusing]).keep({}), false);
  });

  it("is told to be refused once, and is written when the page leaves", () => {
    /** @type {(() => void)[]} */
    const listeners = [];
    let [refusals, writes, leave] = [0, 0, () => {}];
    keepPlace({
      place: () => ({}),
      subscribe: (listener) => void listeners.push(listener),
      onLeaving: (work) => {
        leave = work;
      },
      keep: () => {
        writes += 1;
        return false;
      },
      refused: () => {
        refusals += 1;
      },
    });
    for (let i = 0; i < 2; i += 1) {
      listeners[0]();
      listeners[0]();
      leave();
    }
    assert.deepEqual([writes, refusals], [2, 1]);
  });
});

describe("A link in an address", () => {
  it("is what stands after the version, and nothing else is one", () => {
    assert.equal(codeIn("https://example.org/p/index.html#1.eJw-_9"), "1.eJw-_9");
    assert.equal(codeIn(" #1.eJw \n"), "1.eJw");
    for (const other of ["", "#tree", "#1", "https://example.org/1.eJw"]) assert.equal(codeIn(other), "");
  });

  it("made on a disk leads to the public address, and made on a web server to that server", () => {
    const disk = /** @type {Location} */ ({ protocol: "file:", href: "file:///home/ann/index.html#tree" });
    const server = /** @type {Location} */ ({ protocol: "https:", href: "https://example.edu/p/?x#1.a" });
    assert.equal(addressOf(disk, "https://ann.github.io/p/"), "https://ann.github.io/p/");
    assert.equal(addressOf(disk, ""), "file:///home/ann/index.html");
    assert.equal(addressOf(server, "https://ann.github.io/p/"), "https://example.edu/p/");
  });
});
