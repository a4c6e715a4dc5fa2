import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { calledItself, hasMuchOf } from "../../../static/js/files/defines.js";

const EXAMPLE =
  "def winner(board):\n    return None\n\n\ndef minimax(board):\n    return max(minimax(each) for each in board)\n";

describe("A program that is pasted over an example", () => {
  it("is named after the first function that calls itself", () => {
    assert.equal(calledItself(EXAMPLE), "minimax");
    assert.equal(calledItself("def f(n):\n    return g(n)\n\ndef g(n):\n    return 1\n"), "");
    assert.equal(calledItself("class A:\n    def value(self, n):\n        return self.value(n - 1)\n"), "value");
    assert.equal(calledItself(""), "");
  });

  it("is another program if few of its lines come from the example", () => {
    assert.ok(hasMuchOf(`${EXAMPLE}print(minimax([]))\n`, EXAMPLE), "a line more");
    assert.ok(hasMuchOf(EXAMPLE.replace("max", "min"), EXAMPLE), "one line is changed");
    assert.ok(!hasMuchOf("print(1)\nprint(2)\nprint(3)\nprint(4)\nprint(5)\n", EXAMPLE));
    assert.ok(hasMuchOf("", EXAMPLE), "an empty text is still the example’s");
  });
});
