import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { forecastLine } from "../../../static/js/plots/forecast.js";

const FOUND = {
  options: { a: 1.1, b: 0.2, sigma: 0.3 },
  count: 200,
  chanceOfError: 0.0668,
  seen: { count: 100, above: 0.03, below: 0.17 },
};

describe("What is said about a forecast", () => {
  it("is the line, what it promises, and how good that was in other positions", () => {
    assert.equal(
      forecastLine(FOUND),
      "From 200 positions nearby: deep ≈ 1.1 · shallow + 0.2, with σ = 0.3." +
        " A cut is wrong in 6.7 % of cases, if errors are normally distributed and other positions are similar." +
        " Of 100 other positions nearby, 17 % lie so far below the line that a cut at β can be wrong, and 3 % so far above it that a cut at α can be wrong.",
    );
  });

  it("does not mention other positions if there are none", () => {
    assert.match(forecastLine({ ...FOUND, seen: { count: 0, above: 0, below: 0 } }), /are similar\.$/);
  });
});
