/** Nothing in static/js is exported that no other module imports, or that only tests use, so that what is dead is seen. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, it } from "node:test";

const ROOT = new URL("../../../", import.meta.url);

/** The sources in some folders of the project, by their paths. @param {readonly string[]} folders */
const sourcesIn = (folders) =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true })
        .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
        .filter((name) => /\.(?:js|d\.ts)$/.test(name))
        .map((name) => [name, readFileSync(new URL(name, ROOT), "utf8")]),
    ),
  );

const FROM = /(?:import|export)\s+(?:type\s+)?(?<names>[^"';]*?)\s+from\s+["'](?<path>\.[^"']+)["']/g;
/** All that a module exports may be used then. */
const WHOLE = /\bimport\(\s*["'`](?<path>\.[^"'`]+)["'`]\s*\)(?:\.(?<name>\w+))?/g;

/** What a source imports, as "file name"; "*" for all of a file. @param {string} file @param {string} source */
function importedBy(file, source) {
  const at = (/** @type {string} */ path) => join(dirname(file), path);
  const named = [...source.matchAll(FROM)].flatMap(({ groups: { names, path } = /** @type {any} */ ({}) }) =>
    names.includes("*")
      ? [`${at(path)} *`]
      : [...names.matchAll(/(\w+)(?:\s+as\s+\w+)?\s*[,}]/g)].map(
          (/** @type {any} */ [, name]) => `${at(path)} ${name}`,
        ),
  );
  const whole = [...source.matchAll(WHOLE)].map(
    ({ groups: { path, name = "*" } = /** @type {any} */ ({}) }) => `${at(path)} ${name}`,
  );
  return [...named, ...whole];
}

/** @param {string} source */
const exportedBy = (source) =>
  [...source.matchAll(/^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/gm)].map(([, name]) => name);

/** The exports that nobody imports. @param {Map<string, string>} sources */
function unused(sources) {
  const used = new Set([...sources].flatMap(([file, source]) => importedBy(file, source)));
  return [...sources]
    .filter(([file]) => file.startsWith("static/js/") && !used.has(`${file} *`))
    .flatMap(([file, source]) => exportedBy(source).map((name) => `${file} ${name}`))
    .filter((each) => !used.has(each));
}

/** How often a name stands in a source, without its comments. @param {string} source @param {string} name */
const countIn = (source, name) =>
  [...source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "").matchAll(new RegExp(`\\b${name}\\b`, "g"))].length;

/** The exports that no module of the page uses, not even their own. @param {Map<string, string>} page */
const unusedByPage = (page) =>
  unused(page).filter((each) => {
    const [file, name] = each.split(" ");
    return countIn(page.get(file) ?? "", name) === 1;
  });

describe("An export of static/js", () => {
  it("is imported by another module", () => {
    assert.deepEqual(
      unused(sourcesIn(["static/js", "tests/unit/js", "tests/bench", "tests/e2e", "tests/pyodide"])),
      [],
    );
  });

  it("is not there for tests alone", () => {
    assert.deepEqual(unusedByPage(sourcesIn(["static/js"])), []);
    const source = "/** y */\nexport const x = 1;\nexport const y = x;\n// y\n";
    assert.deepEqual(unusedByPage(new Map([["static/js/a.js", source]])), ["static/js/a.js y"]);
  });

  it("would be found if nobody imported it", () => {
    const one = ["static/js/a.js", "export const x = 1;\nexport function y() {}\nexport class Z {}"];
    const other = ["static/js/b.js", 'import { x, y as why } from "./a.js";'];
    assert.deepEqual(unused(new Map(/** @type {any} */ ([one, other]))), ["static/js/a.js Z"]);
    assert.deepEqual(unused(new Map(/** @type {any} */ ([one, ["static/js/c.js", 'await import("./a.js")']]))), []);
  });
});
