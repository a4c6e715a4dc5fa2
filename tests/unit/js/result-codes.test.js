/** Result codes: what is handed in without a learning platform. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { readResultCode, resultCode, WrongCode } from "../../../static/js/exercises/result-code.js";
import { csvOf, readResultList } from "../../../static/js/exercises/result-list.js";

const ADA = { name: "Ada Lovelace", seed: 12, exercises: { cuts: 3, values: 2 }, score: 4.5 };
const CODE = "Plyscope 1 | Ada Lovelace | seed 12 | cuts 3, values 2 | 4.5 of 5 | 71497FAE";

/** Results as students have them; names may hold anything that can be typed. */
const results = fc
  .record({
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((name) => /\p{L}/u.test(name)),
    seed: fc.nat(2 ** 31 - 1),
    exercises: fc.dictionary(fc.constantFrom("cuts", "values", "leaves", "ucb"), fc.integer({ min: 1, max: 9 }), {
      minKeys: 1,
      noNullPrototype: true,
    }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    score: Math.round(100 * share * Object.values(rest.exercises).reduce((sum, count) => sum + count, 0)) / 100,
  }));

describe("A result code", () => {
  it("is one line that a person can read", () => {
    assert.equal(resultCode(ADA), CODE);
    assert.deepEqual(readResultCode(`  ${CODE}\n`), { ...ADA, total: 5 });
  });

  it("says again what was written, and a name in one form", () => {
    fc.assert(
      fc.property(results, (result) => {
        const code = resultCode(result);
        const read = readResultCode(code);
        assert.deepEqual({ ...read, name: "" }, { ...result, name: "", total: read.total });
        assert.equal(resultCode(read), code);
      }),
    );
  });

  it("is refused after a change of any one sign", () => {
    const signs = fc.string({ unit: "binary", minLength: 0, maxLength: 1 });
    fc.assert(
      fc.property(results, fc.nat(), signs, (result, at, sign) => {
        const code = [...resultCode(result)];
        const place = at % code.length;
        const changed = code.with(place, sign).join("");
        fc.pre(changed.trim() !== code.join(""));
        assert.throws(() => readResultCode(changed), WrongCode);
      }),
      { numRuns: 300 },
    );
    for (let place = 0; place < CODE.length; place++) {
      for (const sign of ["", "x", "7", "|", " "]) {
        const changed = CODE.slice(0, place) + sign + CODE.slice(place + 1);
        if (changed !== CODE) assert.throws(() => readResultCode(changed), WrongCode, changed);
      }
    }
  });

  it("is not written without a name, exercises, or with a score that cannot be", () => {
    assert.throws(() => resultCode({ ...ADA, name: " \n" }), /Write your name first/);
    assert.throws(() => resultCode({ ...ADA, exercises: {} }), /no exercise to hand in/);
    assert.throws(() => resultCode({ ...ADA, score: 6 }), /from 0 to 5/);
    assert.throws(() => resultCode({ ...ADA, score: NaN }), /from 0 to 5/);
  });

  it("of a newer page is told apart from a damaged one", () => {
    assert.throws(() => readResultCode(CODE.replace("Plyscope 1", "Plyscope 2")), /newer Plyscope/);
    assert.throws(() => readResultCode(CODE.replace("Plyscope 1", "Plyscope 0")), WrongCode);
  });
});

describe("A pasted list of codes", () => {
  const other = resultCode({ name: '=1+"2", x', seed: 7, exercises: { cuts: 5 }, score: 3 });
  const list = [`1. Ada: ${CODE}`, "", `${CODE.slice(0, 50)}`, "hello, world", other, CODE.replace("4.5", "5"), CODE];
  const { rows, bad } = readResultList(list.join("\r\n"));

  it("gives a row for each code, wherever it begins, and says which was there before", () => {
    const told = rows.map(({ line, name, score, again }) => [line, name, score, again]);
    assert.deepEqual(told, [
      [1, "Ada Lovelace", 4.5, false],
      [5, '=1+"2", x', 3, false],
      [7, "Ada Lovelace", 4.5, true],
    ]);
  });

  it("tells each bad line by its number, and keeps it", () => {
    assert.deepEqual(
      bad.map(({ why }) => why),
      [
        "Line 3: the code is cut short, or something else was added at its end.",
        "Line 4: no result code is in it.",
        "Line 6: the checksum does not fit: something in it was changed or left out.",
      ],
    );
    for (const { line, text } of bad) assert.equal(text, list[line - 1]);
  });

  it("becomes a table in which no name is a formula and no line is lost", () => {
    const table = csvOf({ rows, bad });
    assert.ok(table.startsWith("\uFEFFName,Score,"));
    const lines = table.trimEnd().split("\r\n");
    assert.equal(lines.length, 1 + 6);
    assert.equal(lines[1], 'Ada Lovelace,4.5,5,90,12,"cuts 3, values 2",1,');
    assert.equal(lines[3], '"hello, world",,,,,not a code,4,');
    assert.equal(lines[4], `"'=1+""2"", x",3,5,60,7,cuts 5,5,`);
    assert.equal(lines[6], 'Ada Lovelace,4.5,5,90,12,"cuts 3, values 2",7,yes');
  });

  it("is read whatever was pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const found = readResultList(`${text}\n${CODE}`);
        assert.ok(found.rows.some(({ name }) => name === "Ada Lovelace"));
        csvOf(found);
      }),
    );
  });
});
