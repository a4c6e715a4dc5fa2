import assert from "node:assert/strict";
import { describe, it } from "node:test";
import jsQR from "jsqr";
import { codeOf, whyNoCode } from "../../../static/js/features/share/qr-code.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { exampleOf } from "../../../static/js/lessons/workspace.js";
import { isPlainLink, readPlainLink, writePlainLink } from "../../../static/js/lessons/plain-link.js";
import { reply } from "./answers.js";

/** @type {any} */
const catalogue = reply("catalogue");

/** @param {string} hash */
const read = (hash) => readPlainLink(hash, catalogue);
/** @param {string} hash @param {RegExp} why */
const refused = (hash, why) => assert.throws(() => read(hash), { message: why });

describe("A link in plain words", () => {
  it("says a tree, a method and a step, with or without spaces, percent-encoded or not", () => {
    const plain = "tree=[[3,12,8],[2,4,6]]&method=alphabeta&step=7";
    const { workspace, play } = read(`#${plain}`);
    assert.deepEqual(
      [workspace.subject, workspace.position, workspace.method, workspace.step, play],
      ["tree", "[[3,12,8],[2,4,6]]", "alphabeta", 7, ""],
    );
    const spaced = read("#tree = [[3,12,8],[2,4,6]] & method = alphabeta & step = 7");
    assert.deepEqual(spaced, read(`#${plain}`));
    assert.deepEqual(
      read(
        `#${plain
          .split("&")
          .map((part) => part.replace(/=.*/, (value) => `=${encodeURIComponent(value.slice(1))}`))
          .join("&")}`,
      ),
      spaced,
    );
  });

  it("knows games and methods by their ids and names, however they are written", () => {
    assert.equal(read("#game=connect4&play=O").play, "o");
    for (const name of ["Connect-4", "connect 4", "CONNECT4"])
      assert.equal(read(`#game=${name}`).workspace.subject, "connect4");
    assert.equal(read("#game=tictactoe&method=Alpha-beta").workspace.method, "alphabeta");
    assert.equal(read("#game=Tic-tac-toe&preset=two-left").workspace.preset, "two-left");
  });

  it("tells a mistake by name", () => {
    refused("#game=conect4", /no game “conect4”\. Did you mean “connect4”\?/);
    refused("#game=connect4&metod=minimax", /does not know: “metod=”/);
    refused("#game=connect4&method=minmax", /no method for Connect-4 “minmax”\. Did you mean “minimax”\?/);
    refused("#game=connect4&depth=deep", /depth= needs a number from 1 to 99, or full, not “deep”/);
    refused("#game=connect4&tree=[1]", /both tree= and game=/);
    refused("#game=connect4&step=1&step=2", /step= twice/);
    refused("#game=", /nothing after game=/);
  });

  it("is not taken for what other fragments mean", () => {
    for (const hash of ["", "#tree", "#1.eJyrVg", "#embed=tree", "#embed=tree,steps&1.eJyrVg"])
      assert.equal(isPlainLink(hash), false);
    assert.equal(isPlainLink("#embed=tree&game=nim"), true);
  });

  it("is written for every example of the page and every method, and read back as it was", () => {
    let written = 0;
    for (const { id: subject, presets } of catalogue.subjects)
      for (const preset of presets)
        for (const { id: method } of catalogue.methods) {
          const state = {
            ...INITIAL_STATE,
            subject,
            preset: preset.id,
            options: preset.options ?? {},
            method,
            history: [preset.position],
            depth: "3",
          };
          const text = writePlainLink(state, 5, catalogue);
          assert.ok(text, `${subject}/${preset.id}`);
          const { workspace } = read(`#${text}`);
          const example = exampleOf(workspace, catalogue);
          assert.deepEqual(
            [example.subject, example.preset, example.position, example.method, example.depth, workspace.step],
            [subject, preset.id, preset.position, method, "3", 5],
          );
          written++;
        }
    assert.ok(written > 50);
  });

  it("is not written where its words do not suffice", () => {
    const state = { ...INITIAL_STATE, preset: "three-by-three", history: [catalogue.subjects[0].presets[0].position] };
    assert.ok(writePlainLink(state, 0, catalogue));
    for (const more of [{ python: "MAX" }, { history: ["1", "2"] }, { window: "3 5" }, { collapsed: [1] }])
      assert.equal(writePlainLink(/** @type {any} */ ({ ...state, ...more }), 0, catalogue), null);
  });
});

describe("The QR code of a link", () => {
  it("is read by another program as that link", () => {
    const link = "https://example.org/plyscope/#tree=[[3,12,8],[2,4,6]]&method=alphabeta&step=7";
    const { size, path } = codeOf(link);
    const scale = 4;
    const side = size * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++)
          pixels.fill(
            0,
            ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4,
            ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4 + 3,
          );
    assert.equal(/** @type {any} */ (jsQR)(pixels, side, side)?.data, link);
  });

  it("is missing, with a reason, where nobody could open or read it", () => {
    assert.match(whyNoCode("file:///home/dist/index.html#game=nim"), /no public address/);
    assert.match(whyNoCode(`https://example.org/#${"x".repeat(1200)}`), /too long/);
    assert.equal(whyNoCode("https://example.org/#game=nim"), "");
  });
});
