/** Packages: which one is offered, how it is fetched, and what is said when it cannot be installed. */

import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";

import { missingProps, packageOf } from "../../../static/js/kinds/program/packages.js";
import { checkedName, createFetching, whyNotInstalled } from "../../../static/js/python/packages.js";
import { knowing } from "./knowing.js";
import { pageOf } from "./page.js";

const kept = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = kept;
});

/** @param {string | null} missing */
const runWith = (missing) => /** @type {any} */ ({ kind: "program", report: { missing } });

describe("A module that is not there", () => {
  it("is offered as the package that it is in, also where that has another name", () => {
    assert.deepEqual(["PIL", "yaml.nodes", "numpy.linalg", "sklearn", "cv2"].map(packageOf), [
      "pillow",
      "pyyaml",
      "numpy",
      "scikit-learn",
      "opencv-python",
    ]);
    const { results } = pageOf({ results: { reply: runWith("PIL") } });
    assert.deepEqual(missingProps(results.get()), { module: "PIL", name: "pillow", installing: false });
    assert.equal(missingProps(knowing({ reply: runWith(null) })), null);
  });

  it("is installed under the name that the user gives, and the program runs again", async () => {
    const look = {
      kind: "program",
      subject: "program",
      options: {},
      position: "import PIL",
      methods: ["run"],
      functions: [],
    };
    const { intend, python, ops, results } = pageOf({
      state: { subject: "program", history: ["import PIL"], method: "run" },
      results: { look: /** @type {any} */ (look), reply: runWith("PIL") },
    });
    await intend("install-package", { name: "?" });
    assert.equal(results.get().error?.field, "install");
    assert.deepEqual(ops(), []);
    await intend("install-package", { name: "pillow" });
    assert.deepEqual(python.installed, ["pillow"]);
    assert.equal(ops()[0], "look");
  });
});

describe("The name of a package", () => {
  it("may have a version, but is never an address or a file", () => {
    assert.equal(checkedName(" Scikit-Learn "), "Scikit-Learn");
    assert.equal(checkedName("six==1.16.0"), "six==1.16.0");
    for (const name of ["", "a b", "emfs:/x.whl", "//host/a.whl", "a @ b", "../a", "-r"]) {
      assert.throws(() => checkedName(name), /is not the name of a package/, name);
    }
  });
});

describe("What is fetched for a package", () => {
  it("is kept if it is a wheel, and is asked for without cookies", async () => {
    /** @type {RequestInit[]} */
    const asked = [];
    globalThis.fetch = async (_address, options) => {
      asked.push(options ?? {});
      return new Response("PK", { headers: { "content-type": "x/y" } });
    };
    const { get, wheels } = createFetching(undefined);
    const page = await get("https://index.invalid/simple/six/", "application/json");
    assert.deepEqual([page.status, page.type, wheels], [200, "x/y", []]);
    await get("https://files.invalid/a/six-1.0-py3-none-any.whl", "");
    assert.deepEqual(
      wheels.map(({ name }) => name),
      ["six-1.0-py3-none-any.whl"],
    );
    assert.deepEqual(
      asked.map(({ credentials }) => credentials),
      ["omit", "omit"],
    );
  });

  it("is nothing more once the installation is over", async () => {
    globalThis.fetch = async () => assert.fail("It was fetched.");
    const { get, end } = createFetching(undefined);
    end();
    await assert.rejects(get("https://index.invalid/simple/six/", ""), /is over/);
  });

  it("is told from an index that does not answer", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch");
    };
    const { get, wheels, status } = createFetching(undefined);
    await assert.rejects(get("https://files.invalid/six-1.0-py3-none-any.whl", ""));
    assert.deepEqual([wheels, status()], [[], 0]);
  });

  it("has one sentence for each way to fail", () => {
    const why = "ValueError: Can't fetch metadata for 'six'.";
    assert.match(whyNotInstalled("six", why, 404, true).message, /^The package index has no “six”/);
    assert.match(whyNotInstalled("six", why, 0, false).message, /this device is offline\.$/);
    assert.match(whyNotInstalled("six", why, 0, true).message, /could not be reached, or does not have it\.$/);
    const compiled = "ValueError: Can't find a pure Python 3 wheel for: 'six'";
    assert.match(whyNotInstalled("six", compiled, 200, true).message, /no version that a browser can run\.$/);
    const damaged = "RuntimeError: Invalid checksum: expected 1, got 2";
    assert.match(whyNotInstalled("six", damaged, 200, true).message, /because it arrived damaged: try again\.$/);
    assert.equal(whyNotInstalled("six", "RuntimeError: x", 200, true).field, "install");
  });
});
