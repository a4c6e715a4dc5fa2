// <pictures-view>: what the page shows, to be saved or copied as a picture or a text.
import { html, nothing } from "lit";
import { FORMATS } from "../../export/formats.js";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";

/** @typedef {import("../../export/picture-request.js").PictureSubject} PictureSubject */
/** @typedef {import("../../export/picture-request.js").LookName} LookName */
/** @typedef {ReturnType<typeof import("./shown.js").shareProps>["pictures"]} Shown */

/** @type {Readonly<Record<LookName, string>>} */
const LOOK_NAMES = { light: "Light", dark: "Dark", transparent: "No background" };
/** @type {readonly (readonly [string, string])[]} */
const VIEW_NAMES = [
  ["screen", "As on the screen"],
  ["whole", "The whole tree"],
];
/** So many steps are taken at first; more have to be wished for. */
const FEW_STEPS = 60;
const USUAL_SECONDS = 0.8;
/** What cannot be pasted as text, nor as a picture everywhere. */
const NOT_COPIED = ["gif"];

class PicturesView extends View {
  static properties = {
    shown: { attribute: false },
    wished: { state: true },
    format: { state: true },
    look: { state: true },
    view: { state: true },
    from: { state: true },
    to: { state: true },
    seconds: { state: true },
  };

  constructor() {
    super();
    /** @type {Shown} */
    this.shown = { step: 0, steps: 0, board: "", hasTree: false, hasPlots: false, share: null, message: "", wrong: "" };
    /** What the reader wishes, and what of it there is now. @type {PictureSubject} */
    this.wished = "tree";
    /** @type {PictureSubject} */
    this.what = "tree";
    this.format = "svg";
    /** @type {LookName} */
    this.look = "light";
    /** @type {import("../../export/picture-request.js").PictureRequest["view"]} */
    this.view = "screen";
    /** The stretch of steps, as typed. */
    this.from = 0;
    this.to = 0;
    this.seconds = USUAL_SECONDS;
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const { steps, hasPlots, hasTree } = this.shown;
    if (changed.has("shown") && changed.get("shown")?.steps !== steps) {
      this.from = 0;
      this.to = Math.min(steps, FEW_STEPS);
    }
    // A tree may come later, or go for a while: the wish stays.
    const isThere = { tree: hasTree, plots: hasPlots, board: true };
    this.what = isThere[this.wished] ? this.wished : hasTree ? "tree" : "board";
    if (!this.#formats().some(([id]) => id === this.format)) this.format = "svg";
    const { looks = [] } = FORMATS[this.format];
    if (looks.length > 0 && !looks.includes(this.look)) this.look = looks[0];
  }

  /** The formats in which this can be had. */
  #formats() {
    return Object.entries(FORMATS).filter(([, { name, targets = ["tree"] }]) => name && targets.includes(this.what));
  }

  /** @param {string} label @param {string} chosen @param {readonly (readonly [string, string])[]} choices @param {(id: any) => void} choose */
  #menu(label, chosen, choices, choose) {
    return html`<label>${label}
      <select @change=${(/** @type {Event} */ { target }) => choose(/** @type {HTMLSelectElement} */ (target).value)}>
        ${choices.map(([id, name]) => html`<option value=${id} .selected=${id === chosen}>${name}</option>`)}
      </select></label>`;
  }

  /** @param {string} label @param {"from" | "to" | "seconds"} name @param {number} least @param {number} most @param {number} step */
  #number(label, name, least, most, step) {
    return html`<label>${label}
      <input type="number" min=${least} max=${most} step=${step} .value=${String(this[name])}
        @input=${(/** @type {Event} */ { target }) => {
          this[name] = /** @type {HTMLInputElement} */ (target).valueAsNumber;
        }}></label>`;
  }

  #wish() {
    const { looks, isOfSteps } = FORMATS[this.format];
    const { what, format, look, view, from, to, seconds } = this;
    const stretch = isOfSteps ? { from, to, ...(format === "gif" && { seconds }) } : {};
    return { format, what, ...(looks && { look, view }), ...stretch };
  }

  render() {
    const { hasTree, hasPlots, board, steps, share, message, wrong } = this.shown;
    /** @type {[PictureSubject, string][]} */
    const parts = [];
    if (hasTree) parts.push(["tree", "Tree"]);
    if (board) parts.push(["board", board]);
    if (hasPlots) parts.push(["plots", "Plots"]);
    if (parts.length === 0) return nothing;
    const { looks, isOfSteps } = FORMATS[this.format];
    return html`
      <h2>A picture</h2>
      <div class="choices">
        ${this.#menu("Of the", this.what, parts, (what) => {
          this.wished = what;
        })}
        ${this.#menu(
          "As",
          this.format,
          this.#formats().map(([id, { name = "" }]) => /** @type {const} */ ([id, name])),
          (format) => {
            this.format = format;
          },
        )}
        ${
          looks
            ? this.#menu(
                "Look",
                this.look,
                looks.map((look) => /** @type {const} */ ([look, LOOK_NAMES[look]])),
                (look) => {
                  this.look = look;
                },
              )
            : nothing
        }
        ${
          looks && this.what === "tree"
            ? this.#menu("Shown", this.view, VIEW_NAMES, (view) => {
                this.view = view;
              })
            : nothing
        }
        ${isOfSteps ? [this.#number("From step", "from", 0, steps, 1), this.#number("To step", "to", 0, steps, 1)] : nothing}
        ${this.format === "gif" ? this.#number("Seconds each", "seconds", 0.1, 10, 0.1) : nothing}
      </div>
      ${wrong ? html`<p class="field-error" role="alert">${wrong}</p>` : nothing}
      <p class="buttons">
        ${
          share === null
            ? html`<button class="main" @click=${() => sendIntent(this, { type: "save-picture", wish: this.#wish() })}>Save</button>
              ${
                NOT_COPIED.includes(this.format)
                  ? nothing
                  : html`<button aria-label="Copy the picture" @click=${() => sendIntent(this, { type: "copy-picture", wish: this.#wish() })}>Copy</button>`
              }`
            : html`<progress max="1" .value=${share} aria-label="How much of the picture is made"></progress>
              <button @click=${() => sendIntent(this, { type: "stop-picture" })}>Stop</button>`
        }
        <span role="status">${message}</span>
      </p>
    `;
  }
}

customElements.define("pictures-view", PicturesView);
