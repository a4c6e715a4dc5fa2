// What the next exercise should be like.
import { html, nothing } from "lit";
import { sendIntent } from "../../views/intent.js";

/** @typedef {{name: string, label: string, chosen: string, options: readonly {id: string, label: string}[]}} WishField */

/** @param {HTMLElement} view @param {readonly WishField[]} wishes @param {string} error @param {() => void} begin */
export function wishFields(view, wishes, error, begin) {
  if (wishes.length === 0) return nothing;
  return html`<details ?open=${error !== ""}>
    <summary>Choose the exercise</summary>
    <div class="wishes">
      ${wishes.map(
        ({ name, label, chosen, options }) => html`<label>${label}
          <select @change=${(/** @type {Event} */ { target }) =>
            sendIntent(view, {
              type: "wish-in-exercise",
              wish: name,
              value: /** @type {HTMLSelectElement} */ (target).value,
            })}>
            ${options.map((option) => html`<option value=${option.id} .selected=${option.id === chosen}>${option.label}</option>`)}
          </select></label>`,
      )}
      <button @click=${(/** @type {Event} */ { target }) => {
        // The exercise is what counts now; if there is none, the reason opens this again.
        /** @type {HTMLElement} */ (target).closest("details")?.removeAttribute("open");
        begin();
      }}>Make one like this</button>
    </div>
    ${error ? html`<p class="field-error" role="alert">${error}</p>` : nothing}
  </details>`;
}
