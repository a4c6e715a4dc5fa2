// The table of scores of a test.
import { html, nothing } from "lit";
import { sendIntent } from "../intent.js";
import "./hand-in.js";

/**
 * @typedef {object} TestShown
 * @property {number} at  -1 for the table
 * @property {number} count
 * @property {number | null} until
 * @property {boolean} done
 * @property {string} summary
 * @property {import("./hand-in.js").Reached | null} reached  what can be handed in
 * @property {readonly {name: string, isAnswered: boolean, score: string, isRight: boolean}[]} rows
 */

/** @param {HTMLElement} view @param {TestShown} test */
export function testTable(view, { rows, summary, reached }) {
  return html`<p class="question">${summary}</p>
    <table class="scores">
      <thead><tr><th scope="col">Exercise</th><th scope="col">Score</th><th scope="col"><span class="visually-hidden">Look at it</span></th></tr></thead>
      <tbody>${rows.map(
        ({ name, score, isRight, isAnswered }, i) => html`<tr>
          <th scope="row">${i + 1}. ${name}</th>
          <td class=${isRight ? "right" : ""}>${isRight ? "✓ " : ""}${score}${isAnswered ? "" : " (not answered)"}</td>
          <td><button aria-label="Look at exercise ${i + 1}" @click=${() => sendIntent(view, { type: "go-in-test", at: i })}>Look</button></td>
        </tr>`,
      )}</tbody>
    </table>
    ${reached ? html`<hand-in .reached=${reached}></hand-in>` : nothing}`;
}
