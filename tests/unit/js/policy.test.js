import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";

const ROOT = new URL("../../../", import.meta.url);

/** All files of a kind in `static`, including the page itself. @param {RegExp} kind */
const filesOf = (kind) =>
  readdirSync(new URL("static", ROOT), { recursive: true })
    .map((name) => `static/${name}`)
    .filter((name) => kind.test(name));

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, ROOT), "utf8");

describe("The page's Content-Security-Policy would block", () => {
  it("a style attribute, so templates set the property instead: .style=", () => {
    for (const name of filesOf(/\.(js|html)$/)) {
      assert.doesNotMatch(read(name), /[\s"'`]style=["'$]/, name);
      // Lit's own directive sets the attribute the first time.
      assert.doesNotMatch(read(name), /styleMap/, name);
    }
  });

  it("a style element or a script inside the page, so there is none", () => {
    for (const name of filesOf(/\.html$/)) assert.doesNotMatch(read(name), /<style|<script>|\son\w+="/, name);
  });
});
