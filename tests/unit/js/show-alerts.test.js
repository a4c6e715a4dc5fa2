import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createNewAlerts } from "../../../static/js/page/show-alerts.js";

/** A page with these alerts. @param {{textContent: string}[]} alerts @returns {any} */
const pageWith = (...alerts) => ({
  querySelectorAll: (/** @type {string} */ selector) => (selector === '[role="alert"]' ? alerts : []),
});

describe("An alert", () => {
  it("is new when it appears, and not again as long as it says the same", () => {
    const newAlerts = createNewAlerts();
    const depth = { textContent: "The depth is a whole number." };
    assert.deepEqual(newAlerts(pageWith(depth)), [depth]);
    assert.deepEqual(newAlerts(pageWith(depth)), []);
  });

  it("is new when it says something else, also the old thing after nothing", () => {
    const newAlerts = createNewAlerts();
    const refusal = { textContent: "Column 1 is full." };
    newAlerts(pageWith(refusal));
    refusal.textContent = "The game is over.";
    assert.deepEqual(newAlerts(pageWith(refusal)), [refusal]);
    refusal.textContent = " \n";
    assert.deepEqual(newAlerts(pageWith(refusal)), []);
    refusal.textContent = "The game is over.";
    assert.deepEqual(newAlerts(pageWith(refusal)), [refusal]);
  });

  it("does not make those beside it new", () => {
    const newAlerts = createNewAlerts();
    const [old, fresh] = [{ textContent: "Old." }, { textContent: "New." }];
    newAlerts(pageWith(old));
    assert.deepEqual(newAlerts(pageWith(old, fresh)), [fresh]);
  });
});
