import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { it } from "node:test";

const FOLDER = new URL("../../../static/", import.meta.url);

it("The limits between layouts are in em: with larger text, a window has less room", () => {
  const sheets = readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".css"));
  const limits = sheets.flatMap((file) =>
    [...readFileSync(new URL(file, FOLDER), "utf8").matchAll(/@(?:media|container)[^{]*/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  assert.ok(limits.length > 80);
  assert.deepEqual(
    limits.filter((limit) => /\dpx/.test(limit)),
    [],
  );
});
