import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { strToU8, zipSync } from "fflate";

import { unpacked, zipOf } from "../../../static/js/files/archive/part.js";
import { arranged } from "../../../static/js/files/arranged.js";
import { decoded } from "../../../static/js/files/decoded.js";
import { readChosen, readDropped } from "../../../static/js/files/dropped.js";
import { cleanName, uniqueName } from "../../../static/js/files/names.js";
import { filesBeside } from "../../../static/js/files/program.js";
import { MOST, surplus } from "../../../static/js/files/versions.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 12);

describe("The name of a program", () => {
  it("ends in .py if the person typed no end", () => {
    assert.equal(cleanName(" my search "), "my search.py");
    assert.equal(cleanName("notes.ipynb"), "notes.ipynb");
    assert.equal(cleanName("v1.2"), "v1.2.py");
  });

  it("has no characters that a system forbids, and leads out of no folder", () => {
    assert.equal(cleanName("../../a:b?.py"), "ab.py");
    assert.equal(cleanName("connect4//board.py"), "connect4/board.py");
    assert.equal(cleanName(" / ."), "");
  });

  it("is not longer than 80 characters with its end", () => {
    assert.equal(cleanName("a".repeat(100)).length, 80);
    assert.ok(cleanName(`${"a".repeat(100)}.ipynb`).endsWith("a.ipynb"));
  });

  it("gets a number if it is taken, also in other letters", () => {
    assert.equal(uniqueName("a.py", []), "a.py");
    assert.equal(uniqueName("a.py", ["A.py", "a_2.py"]), "a_3.py");
    assert.equal(uniqueName("folder", ["folder"]), "folder_2");
  });
});

/** @param {number} count @param {number} apart  how many milliseconds lie between them @param {number} [from] how old the newest is */
const versionsOf = (count, apart, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${apart} ${index}`,
    program: "p",
    text: `${index}`,
    when: NOW - from - index * apart,
    why: /** @type {const} */ ("run"),
  }));

describe("The versions of a program", () => {
  it("are all kept while there are few", () => {
    assert.deepEqual(surplus(versionsOf(20, 1000), NOW), []);
  });

  it("are thinned out by their age, never the newest", () => {
    const [newest, old] = [versionsOf(20, MINUTE), versionsOf(48, 30 * MINUTE, 2 * DAY)];
    const gone = new Set(surplus([...old, ...newest], NOW));
    assert.ok(newest.every((version) => !gone.has(version)));
    // A day of versions that are half an hour apart touches two days.
    assert.equal(old.filter((version) => !gone.has(version)).length, 2);
    assert.ok(!gone.has(old[0]));
  });

  it("are never more than the most, however many there were", () => {
    const versions = versionsOf(500, DAY);
    assert.equal(versions.length - surplus(versions, NOW).length, MOST);
  });
});

describe("Files that come together", () => {
  it("keep the names by which the program opens them", async () => {
    const names = ["play.py", "numbers.txt", "level 2.lay", "data/rows.tsv", "games.pgn"];
    const { files } = await readChosen(names.map((name) => new File([name], name)));
    assert.deepEqual(
      arranged(files, []).programs.map(({ name }) => name),
      names.map((name) => `play/${name}`),
    );
  });

  it("stay in their folder, and the one that is run is opened", () => {
    const files = {
      "game/board.py": "b",
      "game/run.py": 'if __name__ == "__main__":\n    go()',
      "game/words.txt": "w",
    };
    const { programs, main } = arranged(files, [{ name: "game/old.py", text: "" }]);
    assert.deepEqual(
      programs.map(({ name }) => name),
      ["game_2/board.py", "game_2/run.py", "game_2/words.txt"],
    );
    assert.equal(main, "game_2/run.py");
  });

  it("get a folder with the name of the one that is run, if they had none", () => {
    assert.equal(arranged({ "game.py": "g", "main.py": "m" }, []).main, "main/main.py");
    const { programs, main } = arranged({ "board.py": "b", "main.py": "m" }, []);
    assert.deepEqual(
      programs.map(({ name }) => name),
      ["main/board.py", "main/main.py"],
    );
    assert.equal(main, "main/main.py");
  });

  it("need no folder if there is only one, which is not kept twice", () => {
    assert.equal(arranged({ "folder/a.py": "x" }, []).main, "a.py");
    assert.equal(arranged({ "a.py": "x" }, [{ name: "a.py", text: "y" }]).main, "a_2.py");
    assert.deepEqual(arranged({ "a.py": "x" }, [{ name: "a.py", text: "x" }]), { programs: [], main: "a.py" });
  });

  it("are nothing if no name can be used", () => {
    assert.deepEqual(arranged({ "/": "x" }, []), { programs: [], main: "" });
  });

  it("can import the others of their folder, and loose ones the loose ones", () => {
    const names = ["a.py", "b.py", "game/main.py", "game/parts/x.py", "game/board.py"];
    const programs = /** @type {any[]} */ (names.map((name) => ({ id: name, name, text: name })));
    assert.deepEqual(Object.keys(filesBeside(programs, "game/main.py")), ["board.py", "parts/x.py"]);
    assert.deepEqual(Object.keys(filesBeside(programs, "a.py")), ["b.py"]);
  });
});

describe("A file that is read", () => {
  it("loses its byte-order mark and the line ends of Windows", () => {
    assert.equal(decoded(strToU8("\ufeffa\r\nb\rc\n")), "a\nb\nc\n");
  });

  it("is read in the encodings of older editors too", () => {
    assert.equal(decoded(strToU8("# größer")), "# größer");
    assert.equal(decoded(Uint8Array.from([0x23, 0xf6])), "#ö");
    assert.equal(decoded(Uint8Array.from([0xff, 0xfe, 0x61, 0])), "a");
  });

  it("is taken if it can be a part of a program, and else named with the reason", async () => {
    const files = [
      new File(["print(1)"], "a.py"),
      new File(["x"], "photo.png"),
      new File(["x".repeat(1_000_001)], "b.py"),
    ];
    assert.deepEqual(await readChosen(files), {
      files: { "a.py": "print(1)" },
      skipped: ["photo.png: not a Python program", "b.py: larger than 1 MB"],
    });
  });

  it("may be a zip file, without what tools put into it", async () => {
    const zip = zipSync({
      "game/main.py": strToU8("m"),
      "game/board.py": strToU8("b"),
      "game/__pycache__/board.py": strToU8("no"),
      "__MACOSX/game/main.py": strToU8("no"),
      "game/.venv/lib.py": strToU8("no"),
      "game/photo.png": strToU8("no"),
    });
    const { files, skipped } = await readChosen([new File([zip], "game.zip")]);
    assert.deepEqual(files, { "game/main.py": "m", "game/board.py": "b" });
    assert.deepEqual(skipped, []);
  });

  it("is named if it is a broken or an empty zip file", async () => {
    const empty = zipSync({ "photo.png": strToU8("no") });
    const { skipped } = await readChosen([new File(["no zip"], "a.zip"), new File([empty], "b.zip")]);
    assert.deepEqual(skipped, ["a.zip: cannot be unpacked", "b.zip: no Python program in it"]);
  });

  it("is named if it is too large in a zip file, even if nothing else is there", async () => {
    const large = strToU8("x".repeat(1_000_001));
    const alone = zipSync({ "game/main.py": large, "photo.png": large });
    const beside = zipSync({ "a.py": large, "b.py": strToU8("b") });
    const { files, skipped } = await readChosen([new File([alone], "a.zip"), new File([beside], "b.zip")]);
    assert.deepEqual(files, { "b.py": "b" });
    assert.deepEqual(skipped, [
      "a.zip: game/main.py in it is larger than 1 MB",
      "b.zip: a.py in it is larger than 1 MB",
    ]);
  });

  it("may be in a folder that gives its entries a few at a time", async () => {
    const transfer = { items: [{ webkitGetAsEntry: () => folder("game", ["a.py", "b.py", "c.py"]) }], files: [] };
    const { files } = await readDropped(/** @type {any} */ (transfer));
    assert.deepEqual(files, { "game/a.py": "a.py", "game/b.py": "b.py", "game/c.py": "c.py" });
  });
});

/** A folder as a browser gives it to the page. @param {string} path @param {string[]} names */
function folder(path, names) {
  const entries = names.map((name) => ({
    isFile: true,
    fullPath: `/${path}/${name}`,
    /** @param {(file: File) => void} done */
    file: (done) => done(new File([name], name)),
  }));
  return {
    isFile: false,
    fullPath: `/${path}`,
    createReader: () => ({
      /** @param {(some: unknown[]) => void} done */
      readEntries: (done) => done(entries.splice(0, 2)),
    }),
  };
}

describe("The zip file of all programs", () => {
  it("has each under its name, in its folder", () => {
    const programs = [
      { name: "a.py", text: "x = 'ä'", changed: NOW },
      { name: "game/main.py", text: "m", changed: NOW },
    ];
    const inside = unpacked(zipOf(programs), () => true);
    assert.deepEqual(
      inside.map(({ name, content }) => [name, decoded(content)]),
      programs.map(({ name, text }) => [name, text]),
    );
  });
});
