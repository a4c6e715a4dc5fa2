import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { FEATURES } from "../../../static/js/features/index.js";
import { KINDS as REGISTERED } from "../../../static/js/kinds/index.js";

const ROOT = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, ROOT), "utf8");

/** The folders in their order: a folder may import from those before it. @type {string[]} */
const ORDER = JSON.parse(read("static/js/layers.json"));
const TYPED = readdirSync(new URL("static/js", ROOT), { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => /\.(?:js|d\.ts)$/.test(name))
  .map((name) => ({ name, source: read(`static/js/${name}`) }));
const FILES = TYPED.filter(({ name }) => name.endsWith(".js"));
const KINDS = [...read("static/js/python/messages.d.ts").matchAll(/^export type KindId = (.*);$/gm)]
  .flatMap(([, names]) => names.split(" | "))
  .map((name) => name.slice(1, -1));
/** The names of the kinds' rooms. */
const ROOMS = REGISTERED.map(({ room }) => room.id);

/** @typedef {{name: string, source: string}} Source */

/** A source without its block comments, which hold the types. @param {string} source */
const code = (source) => source.replace(/\/\*[\s\S]*?\*\//g, "");

/** The modules of static/js that a module imports, including dynamic imports. @param {Source} file @returns {string[]} */
const importsOf = ({ name, source }) =>
  [...code(source).matchAll(/\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g)]
    .map(([, path]) => join(dirname(name), path))
    .filter((path) => !path.startsWith(".."));

/** The same, of types as well. @param {Source} file */
const allImportsOf = ({ name, source }) =>
  [...source.matchAll(/\b(?:from\s+|import\s*\(?\s*)["'`](\.[^"'`]+)["'`]/g)]
    .map(([, path]) => join(dirname(name), path))
    .filter((path) => !path.startsWith(".."));

/** The place of a module in the order. @param {string} module */
const place = (module) => ORDER.indexOf(module.split("/")[0]);

/** The imports that run against the order. @param {Source} file */
const againstOrder = (file) =>
  allImportsOf(file)
    .filter((imported) => place(imported) > place(file.name))
    .map((imported) => `${file.name} imports ${imported}`);

/**
 * The files in a circle of imports, and those that import one of them; none if there is no circle.
 * @param {readonly Source[]} files
 */
function circles(files) {
  const next = new Map(files.map((file) => [file.name, importsOf(file)]));
  for (let size = -1; size !== next.size; ) {
    size = next.size;
    for (const [name, imported] of next) if (!imported.some((each) => next.has(each))) next.delete(name);
  }
  return [...next.keys()];
}

/** The kind that a module belongs to; "" for none. @param {string} module */
const ownerOf = (module) => KINDS.find((kind) => module.startsWith(`kinds/${kind}/`)) ?? "";

/** The feature that a module belongs to; "" for none. @param {string} module */
const featureOf = (module) => module.match(/^features\/([^/]+)\//)?.[1] ?? "";

/** The imports of a feature's modules from outside its folder; the registry may have them. @param {Source} file */
const intoFeatures = (file) =>
  file.name === "features/index.js"
    ? []
    : importsOf(file)
        .filter((imported) => featureOf(imported) !== "" && featureOf(imported) !== featureOf(file.name))
        .map((imported) => `${file.name} imports ${imported}`);

/** The imports of a kind's modules from outside its folder; the registry may have them. @param {Source} file */
const intoKinds = (file) =>
  ["kinds/index.js", "kinds/whole.js"].includes(file.name)
    ? []
    : importsOf(file)
        .filter((imported) => ownerOf(imported) !== "" && ownerOf(imported) !== ownerOf(file.name))
        .map((imported) => `${file.name} imports ${imported}`);

/** Where a kind, or its room, is named: in comparisons, and as a value. @param {Source} file */
function named({ name, source }) {
  const literal = `(?<quote>["'\`])(?:${[...KINDS, ...ROOMS].join("|")})\\k<quote>`;
  const places = [
    `[!=]==?\\s*${literal}`,
    `${literal.replaceAll("quote", "other")}\\s*[!=]==?`,
    `\\bcase\\s+${literal.replaceAll("quote", "third")}`,
    `\\b(?:kind|room)\\s*[:=]\\s*${literal.replaceAll("quote", "fourth")}`,
  ];
  return [...code(source).matchAll(new RegExp(places.join("|"), "g"))].map(([text]) => `${name}: ${text}`);
}

describe("The folders of static/js", () => {
  it("are the ones in the order that is shown", () => {
    const folders = new Set(FILES.map(({ name }) => name.split("/")[0]));
    assert.deepEqual([...folders].sort(), [...ORDER].sort());
  });

  it("import one way only", () => {
    assert.deepEqual(TYPED.flatMap(againstOrder), []);
  });

  it("have no files that import each other in a circle", () => {
    assert.deepEqual(circles(FILES), []);
    const [one, other] = [
      { name: "kinds/a.js", source: 'import { b } from "./b.js";' },
      { name: "kinds/b.js", source: 'import { a } from "./a.js";' },
    ];
    assert.deepEqual(circles([one, other, { name: "app/c.js", source: 'import "../kinds/a.js";' }]).slice(0, 2), [
      "kinds/a.js",
      "kinds/b.js",
    ]);
    assert.deepEqual(circles([one]), []);
  });

  it("are all in the table", () => {
    const text = read("docs/architecture.md");
    for (const folder of ORDER.filter((each) => !each.includes(".")))
      assert.match(text, new RegExp(`\\| \`static/js/${folder}\``), folder);
  });

  it("would fail with an import against the order", () => {
    const wrong = { name: "tree/a.js", source: 'import { x } from "../views/b.js";\nimport "./c.js";' };
    assert.deepEqual(againstOrder(wrong), ["tree/a.js imports views/b.js"]);
    const lazy = { name: "trace/a.js", source: "const b = await import(`../app/b.js`);" };
    assert.deepEqual(againstOrder(lazy), ["trace/a.js imports app/b.js"]);
    const typed = { name: "tree/a.js", source: '/** @type {import("../views/b.js").B} */' };
    assert.deepEqual(againstOrder(typed), ["tree/a.js imports views/b.js"]);
    const declared = { name: "tree/a.d.ts", source: 'import type { B } from "../views/b.js";' };
    assert.deepEqual(againstOrder(declared), ["tree/a.d.ts imports views/b.js"]);
  });
});

it("No module exports what changes later: a part of the built page takes it out once", () => {
  assert.deepEqual(
    FILES.filter(({ source }) => /^export (let|var)\b/m.test(code(source))).map(({ name }) => name),
    [],
  );
});

describe("A kind of subject", () => {
  it("has a folder here for each kind that Python knows, with its own room", () => {
    assert.deepEqual(
      KINDS.filter((kind) => !FILES.some(({ name }) => name === `kinds/${kind}/index.js`)),
      [],
    );
    assert.equal(new Set(ROOMS).size, KINDS.length);
  });

  it("is imported only by the registry", () => {
    assert.deepEqual(FILES.flatMap(intoKinds), []);
  });

  it("is never named outside its own folder", () => {
    assert.deepEqual(FILES.filter(({ name }) => ownerOf(name) === "").flatMap(named), []);
  });

  it("would be found if it were named or imported", () => {
    const lines = [
      'if (look.kind === "problem") return;',
      'const isGame = "game" == kind;',
      'switch (kind) { case "problem": }',
      'const entry = { kind: "game" };',
      'this.room = "constraints";',
    ];
    for (const source of lines) assert.equal(named({ name: "views/a.js", source }).length, 1, source);
    assert.deepEqual(named({ name: "views/a.js", source: 'field("Games", "games"); form("game");' }), []);
    assert.deepEqual(intoKinds({ name: "app/a.js", source: 'import { GAME } from "../kinds/game/index.js";' }), [
      "app/a.js imports kinds/game/index.js",
    ]);
    assert.equal(intoKinds({ name: "kinds/game/a.js", source: 'import { x } from "../problem/b.js";' }).length, 1);
  });
});

describe("A feature of the page", () => {
  it("is a folder with its name, and is in the registry", () => {
    const folders = new Set(FILES.map(({ name }) => featureOf(name)).filter(Boolean));
    assert.deepEqual(FEATURES.map(({ id }) => id).sort(), [...folders].sort());
  });

  it("is imported only by the registry", () => {
    assert.deepEqual(FILES.flatMap(intoFeatures), []);
    const wrong = { name: "app/a.js", source: 'import { cards } from "../features/gallery/cards.js";' };
    assert.deepEqual(intoFeatures(wrong), ["app/a.js imports features/gallery/cards.js"]);
  });
});
