import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { lessonIn, lessonStepIn } from "../../../static/js/app/place.js";
import { codeIn } from "../../../static/js/page/arriving.js";
import { embedIn, frameCode, withLesson } from "../../../static/js/words/embed.js";

const at = (/** @type {string} */ search, hash = "") => embedIn({ search, hash });

describe("What a page in a frame is asked for", () => {
  it("is nothing, if it is a page of its own", () => {
    for (const [search, hash] of [["", ""], ["?x=1", ""], ["", "#1.eJ"], ["?embedded=1", "#1.embed"]]) // biome-ignore format: short
      assert.equal(at(search, hash), null);
  });

  it("stands in the address or beside the link, in any order", () => {
    for (const [search, hash] of [
      ["?embed=tree,board", ""],
      ["?x=1&embed=tree%20board", "#1.eJ-_"],
      ["", "#embed=Board,tree"],
      ["", "#1.eJ-_&embed=board,tree"],
      ["", "#embed=tree,board&1.eJ-_"],
    ]) {
      assert.deepEqual(at(search, hash)?.views, ["tree", "board"]);
      assert.equal(codeIn(`https://x/${search}${hash}`), hash.includes("1.eJ") ? "1.eJ-_" : "");
    }
  });

  it("is the usual views if it names none, with the lesson if a link brings one", () => {
    for (const search of ["?embed", "?embed=", "?embed=,"]) {
      const options = at(search);
      assert.deepEqual(options?.views, ["tree", "sentence", "steps"]);
      assert.deepEqual(options && withLesson(options), ["lesson", "tree", "sentence", "steps"]);
    }
    const chosen = at("?embed=code");
    assert.deepEqual(chosen && withLesson(chosen), ["code"]);
  });

  it("has a view that there is not: one sentence, and the others are shown", () => {
    const options = at(`?embed=board,${"x".repeat(1000)}`);
    assert.deepEqual(options?.views, ["board"]);
    assert.match(options?.fault ?? "", /^There is no view “x{40}” for a frame; they are tree, .*lesson\.$/);
  });

  it("is written into the code for a page", () => {
    const code = frameCode("https://ann.github.io/p/#1.eJ-_", ["tree", "steps"]);
    assert.match(code, /^<iframe src="https:\/\/ann\.github\.io\/p\/\?embed=tree,steps#1\.eJ-_" title="Plyscope" /);
    const [, source] = /src="([^"]*)"/.exec(code) ?? [];
    assert.deepEqual(embedIn(new URL(source))?.views, ["tree", "steps"]);
    assert.equal(codeIn(source), "1.eJ-_");
    assert.match(frameCode("https://x/#game=nim&step=2", ["tree"]), / src="[^"]*#game=nim&amp;step=2" /);
  });
});

describe("The lesson in a link", () => {
  it("may say at which step it is", () => {
    assert.deepEqual([lessonIn({ lesson: "title: T" }), lessonStepIn({ lesson: "x", step: 3 })], ["title: T", 3]);
    for (const data of [null, [], "x", { lesson: 3 }, { step: 3.5 }, { step: "3" }])
      assert.deepEqual([lessonIn(data), lessonStepIn(data)], ["", 0]);
  });
});
