import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import fc from "fast-check";
import "../../../static/js/kinds/whole.js";
import { FIRST_WORKSPACE, STAGES } from "../../../static/js/lessons/directives.js";
import { PlainFault, isPlainLink, readPlainLink } from "../../../static/js/lessons/plain-link.js";
import { writePlainLink } from "../../../static/js/lessons/plain-writing.js";
import { linkIn } from "../../../static/js/page/arriving.js";
import { joinedKinds } from "../../../static/js/state/catalogue.js";

/** All games, problems and methods of the page. */
const catalogue = joinedKinds(
  /** @type {any} */ ({ kinds: JSON.parse(readFileSync(new URL("catalogue.json", import.meta.url), "utf8")) }),
);

/** Links of earlier days. @type {string[]} */
const KEPT = JSON.parse(readFileSync(new URL("../../kept/links.json", import.meta.url), "utf8")).map(
  (/** @type {{code: string}} */ { code }) => code,
);

/** @param {string} hash */
const read = (hash) => readPlainLink(hash, catalogue);

/** All games and problems, each with each method of its kind. */
const PAIRS = catalogue.subjects.flatMap((subject) =>
  catalogue.methods.filter(({ kind }) => kind === subject.kind).map((method) => ({ subject, method })),
);

describe("A link in plain words", () => {
  it("says the page's own subject, also where the user has defined another of its name", () => {
    const own = /** @type {any} */ ({ kind: "problem", id: "own-problem", name: "Queens", presets: [], options: [] });
    const withOwn = { ...catalogue, subjects: [own, ...catalogue.subjects] };
    assert.equal(readPlainLink("#problem=queens", withOwn).workspace.subject, "queens");
    assert.equal(readPlainLink("#problem=own-problem", withOwn).workspace.subject, "own-problem");
  });

  it("says a tree, a method and a step, with or without spaces, percent-encoded or not", () => {
    const plain = "tree=[[3,12,8],[2,4,6]]&method=minimax&step=7";
    const found = read(`#${plain}`);
    const { subject, position, method, step } = found.workspace;
    assert.deepEqual([subject, position, method, step], ["tree", "[[3,12,8],[2,4,6]]", "minimax", 7]);
    for (const same of [
      "#tree = [[3,12,8],[2,4,6]] & method = minimax & step = 7",
      `#${encodeURIComponent(plain)}`,
      `#${plain.split("&").map(encodeURIComponent).join("&")}`,
      `#${encodeURI(plain)}`,
      `#${plain.replaceAll("&", "&amp;")}`,
      `#&${plain}&`,
      "#TREE=[[3,12,8],[2,4,6]]&Method=Minimax&step=7",
    ])
      assert.deepEqual(read(same), found, same);
    assert.equal(read("#tree=[[3 12 8] [2 4 6]]").workspace.position, "[[3 12 8] [2 4 6]]");
  });

  it("keeps a plus and a percent sign as they are", () => {
    assert.equal(read("#tree=[+3,4]").workspace.position, "[+3,4]");
    assert.equal(read("#game=chess&position=50%").workspace.position, "50%");
  });

  it("knows games, problems, methods and examples by their ids and names, however they are written", () => {
    for (const name of ["connect4", "Connect-4", "connect 4", "CONNECT4"])
      assert.equal(read(`#game=${name}`).workspace.subject, "connect4");
    for (const { subject, method } of PAIRS) {
      const { workspace } = read(`#${subject.kind}=${subject.name}&method=${method.name.replaceAll("&", "%26")}`);
      assert.deepEqual([workspace.subject, workspace.method], [subject.id, method.id]);
    }
    assert.equal(read("#game=Tic-tac-toe&preset=two-left").workspace.preset, "two-left");
  });

  it("says the rules of a game and the options of a method by their names", () => {
    const { rules, workspace } = read("#game=connect4&columns=5&rows=4&method=uct&rounds=200&depth=30");
    assert.deepEqual(rules, { columns: 5, rows: 4 });
    assert.deepEqual([workspace.options, workspace.depth], [{ rounds: 200, depth: 30 }, ""]);
    assert.deepEqual(read("#game=connect4&preset=three&position=12").rules, {
      columns: 4,
      rows: 4,
      connect: 3,
      sooner: 0,
    });
    assert.deepEqual(read("#problem=queens&position=5&method=mac&select=2&order=1").workspace.options, {
      select: 2,
      order: 1,
    });
  });

  it("says on which side the reader plays", () => {
    assert.equal(read("#game=connect4&play=o").play, "o");
    assert.deepEqual(read("#game=chess&play=Black&depth=2").parameters, ["game", "play", "depth"]);
  });

  for (const [hash, told] of [
    ["#game=conect4", "There is no game “conect4”. Did you mean “connect4”?"],
    ["#game=golf", /^There is no game “golf”\. There is tree, tictactoe, .* and manytree\.$/],
    ["#game=sudoku", "Sudoku is written problem=sudoku."],
    ["#problem=Chess", "Chess is written game=chess."],
    ["#gmae=nim", "It has a part that this page does not know: “gmae=”. Did you mean “game=”?"],
    ["#game=nim&depht=3", "It has a part that this page does not know: “depht=”. Did you mean “depth=”?"],
    [
      "#game=nim&colour=red",
      /^It has a part that this page does not know: “colour=”\. The parts are tree, .* and misere\.$/,
    ],
    ["#game=nim&method=minmax", "There is no method for Nim “minmax”. Did you mean “minimax”?"],
    ["#game=nim&method=mac", /^There is no method for Nim “mac”\. /],
    ["#game=nim&preset=lots", "There is no example of Nim “lots”. Did you mean “lost”?"],
    ["#game=nim&order=perfct", "There is no order “perfct”. Did you mean “perfect”?"],
    ["#game=nim&beside=minmax", "There is no method “minmax”. Did you mean “minimax”?"],
    ["#game=nim&depth=deep", "depth= needs a number from 1 to 99, or full, not “deep”."],
    ["#game=nim&step=-1", "step= needs a number, start or end, not “-1”."],
    ["#game=nim&cut=2", "cut= needs >= or >, not “2”."],
    ["#game=nim&stage=wood", /^stage= needs tree, .* or coin-map, not “wood”\.$/],
    ["#game=nim&misere=yes", "misere= needs a number, not “yes”."],
    ["#game=nim&rounds=3", /^rounds= needs a method that has it, such as method=\w+\.$/],
    ["#game=nim&method=uct&rounds=many", "rounds= needs a number, not “many”."],
    ["#game=nim&tree=[1]", "It says both tree= and game=."],
    ["#tree=[1]&position=[2]", "It says both tree= and position=."],
    ["#game=nim&play=max&step=3", "It says both play= and step=."],
    ["#problem=queens&play=x", "play= is for games, and Queens is none."],
    ["#problem=queens&depth=3", "depth= is for games, and Queens is none."],
    ["#game=nim&step=1&step=2", "It says step= twice."],
    ["#game=", "There is nothing after game=."],
    ["#game=nim&minimax", "Its part “minimax” has no “=”."],
    ["#method=minimax&step=3", "It needs tree=, game= or problem=."],
  ]) {
    it(`tells what is wrong with ${hash}`, () => {
      assert.ok(isPlainLink(String(hash)));
      assert.throws(
        () => read(String(hash)),
        (error) => {
          assert.ok(error instanceof PlainFault);
          if (told instanceof RegExp) assert.match(error.message, told);
          else assert.equal(error.message, told);
          return true;
        },
      );
    });
  }

  it("is read or refused with a sentence, whatever it says", () => {
    const word = fc.constantFrom(..."game tree problem method step play order cut uct nim x".split(" "));
    const sign = fc.constantFrom("=", "&", "%", "%3D", "[", "3", " ", "+", "ß");
    fc.assert(
      fc.property(fc.array(fc.oneof(word, sign, fc.string({ unit: "binary" }))), (parts) => {
        try {
          read(`#${parts.join("")}`);
        } catch (error) {
          assert.ok(error instanceof PlainFault);
          assert.match(error.message, /[.?]$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is never taken for what other fragments mean, nor they for one", () => {
    for (const hash of ["", "#tree", "#top", "#x=1", "#1.eJyrVg", "#1.eJyrVg.", "#embed=tree", "#1.eJ&game=nim"])
      assert.equal(isPlainLink(hash), false, hash);
    for (const hash of ["#1.eJyrVg", "#embed=tree,steps&1.eJyrVg", "#1.eJyrVg&embed=tree", "#game=nim&1.eJyrVg"])
      assert.equal(linkIn(hash), "1.eJyrVg", hash);
    assert.equal(linkIn("#embed=tree&game=nim&step=2"), "embed=tree&game=nim&step=2");
    assert.equal(read("#embed=tree&game=nim&step=2").workspace.step, 2);
    for (const code of KEPT) assert.deepEqual([isPlainLink(`#${code}`), linkIn(`#${code}`)], [false, code]);
    for (const hash of ["", "#top", "#embed=tree"]) assert.equal(linkIn(hash), "", hash);
  });
});

describe("What is told of such links", () => {
  const told = readFileSync(new URL("../../../static/llms.txt", import.meta.url), "utf8");
  const page = readFileSync(new URL("../../../docs/host-and-embed.md", import.meta.url), "utf8");

  it("has examples that are read", () => {
    const ofModels = [...told.matchAll(/^- (#.+)$/gm)].map(([, hash]) => hash);
    const [, block] = /^```\n(#[\s\S]*?)^```$/m.exec(page) ?? [];
    const ofTeachers = block.trim().split("\n");
    assert.ok(ofModels.length > 8 && ofTeachers.length > 3);
    for (const hash of [...ofModels, ...ofTeachers]) {
      assert.equal(linkIn(new URL(`https://example.org/${hash}`).hash) === "", false, hash);
      assert.equal(read(hash).parameters.length, hash.split("&").length, hash);
    }
  });

  it("names everything that there is", () => {
    const words = new Set(told.match(/[\w-]+/g));
    const { subjects, methods, orders } = catalogue;
    const rules = subjects.flatMap(({ options = [] }) => options);
    for (const { id } of [...subjects, ...methods, ...orders, ...rules]) assert.ok(words.has(id), id);
    for (const stage of STAGES) assert.ok(words.has(stage), stage);
  });
});

describe("The link in plain words to what the page shows", () => {
  it("is written for every example with every method, and reads as the same", () => {
    for (const { subject, method } of PAIRS)
      for (const preset of subject.presets) {
        const workspace = { ...FIRST_WORKSPACE, subject: subject.id, preset: preset.id, method: method.id };
        const text = writePlainLink({ ...workspace, step: 5 }, {}, catalogue);
        assert.ok(text, `${subject.id}/${preset.id}`);
        assert.deepEqual(read(`#${text}`).workspace, { ...workspace, step: 5 });
        assert.equal(linkIn(`#${text}`), text);
      }
  });

  it("reads as the same with any settings, at any step, of any position", () => {
    const settings = fc.record({
      depth: fc.constantFrom("", "1", "9", "99"),
      order: fc.constantFrom(...catalogue.orders.map(({ id }) => id)),
      cut: fc.constantFrom(">=", ">"),
      beside: fc.constantFrom("", "minimax", "pvs"),
    });
    const seen = fc.record({
      by: fc.constantFrom("line", "arc", "node", "cut", "pass"),
      stage: fc.constantFrom(...STAGES),
      step: fc.oneof(fc.constantFrom("start", "end"), fc.nat({ max: 9_999_999 })),
    });
    // A long one is not plain any more.
    const isShort = (/** @type {string} */ text) => encodeURIComponent(text).length < 500;
    const position = fc.oneof(fc.constant(""), fc.string(), fc.string({ unit: "grapheme" }), fc.json()).filter(isShort);
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...PAIRS), settings, seen, position, fc.nat(), (pair, how, what, typed, number) => {
        const { subject, method } = pair;
        const isGame = subject.kind === "game";
        const options = Object.fromEntries((method.options ?? []).map(({ id }) => [id, number / 8]));
        const rules = Object.fromEntries((subject.options ?? []).map(({ id }) => [id, number]));
        const isClear = !Object.keys(options).some((name) => name === "depth" || Object.hasOwn(rules, name));
        const workspace = {
          ...{ ...FIRST_WORKSPACE, ...(isGame && how), ...what, subject: subject.id, method: method.id },
          ...{ options, position: typed.trim() },
        };
        const text = writePlainLink(/** @type {any} */ (workspace), rules, catalogue);
        if (isClear || !isGame) assert.ok(text, JSON.stringify(workspace));
        if (text === null) return;
        count++;
        const found = read(`#${text}`);
        assert.deepEqual(found.rules, rules);
        if (subject.id !== "tree") assert.deepEqual(found.workspace, workspace);
        assert.deepEqual(read(`#${encodeURIComponent(text)}`.replaceAll("%26", "&")), found);
        // What a browser does to an address changes nothing.
        const { hash } = new URL(`https://example.org/#${text}`);
        assert.deepEqual(read(hash), found);
      }),
      { numRuns: 200 },
    );
    assert.ok(count > 150);
  });

  it("has a tree in short", () => {
    const of = (/** @type {string} */ position) =>
      writePlainLink({ ...FIRST_WORKSPACE, subject: "tree", position, method: "alphabeta", step: 7 }, {}, catalogue);
    assert.equal(of("[[3 12 8] [2 4 6]]"), "tree=[[3,12,8],[2,4,6]]&method=alphabeta&step=7");
    assert.equal(of("[(1/4:8 3/4:[4 -2.5]) 1]"), "tree=[(1/4:8,3/4:[4,-2.5]),1]&method=alphabeta&step=7");
    assert.equal(of("min [3 4]"), "tree=min%20[3%204]&method=alphabeta&step=7");
  });

  it("is not written where it would be long, or would not lead to the same", () => {
    const tree = { ...FIRST_WORKSPACE, subject: "tree", method: "alphabeta" };
    assert.equal(writePlainLink({ ...tree, position: `[${"1 ".repeat(600)}1]` }, {}, catalogue), null);
    assert.equal(writePlainLink({ ...tree, link: "1.eJ" }, {}, catalogue), null);
    assert.equal(writePlainLink({ ...tree, subject: "program" }, {}, catalogue), null);
    assert.equal(writePlainLink({ ...tree, position: "[\ud800 1]" }, {}, catalogue), null);
    assert.equal(
      writePlainLink({ ...tree, options: { depth: 3 }, subject: "nim", method: "uct", depth: "2" }, {}, catalogue),
      null,
    );
  });
});
