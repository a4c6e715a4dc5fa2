import { html } from "lit";

/**
 * What came of submissions, or of cases, in rows.
 * @param {string} label @param {string} first  what the first column names @param {readonly import("./types.js").CaseRow[]} rows
 */
export function outcomeTable(label, first, rows) {
  const columns = [first, "Points", "Outcome", "What to look at"];
  // On a phone a row is a small block, and would be no row any more without the roles.
  return html`
    <div class="class-table" tabindex="0" role="region" aria-label=${label}>
      <table role="table">
        <thead role="rowgroup"><tr role="row">${columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
        <tbody role="rowgroup">
          ${rows.map(
            ({ name, points, most, look, outcome, said }) => html`<tr role="row">
              <th role="rowheader" scope="row">${name}</th><td role="cell" class="number">${points} of ${most}</td>
              <td role="cell"><span class="look ${look}">${outcome}</span></td><td role="cell">${said}</td></tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}
