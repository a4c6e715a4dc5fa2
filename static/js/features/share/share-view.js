// <share-view>: the dialog with a link to what the page shows now, pictures of it, and a notebook.
import { html, nothing, svg } from "lit";
import { EMBEDDED, USUAL, frameCode } from "../../words/embed.js";
import { sendIntent } from "../../views/intent.js";
import "../../views/link-field.js";
import "./pictures-view.js";
import { codeOf, isPublic, whyNoCode } from "./qr-code.js";
import { View } from "../../views/view.js";

export class ShareView extends View {
  static properties = {
    link: {},
    advice: {},
    asFile: { type: Boolean },
    pictures: { attribute: false },
    notebook: { attribute: false },
    views: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} the link; "" while it is written, null if none was asked for */
    this.link = null;
    /** What there is to say about its length, or about where it leads; "" for nothing. */
    this.advice = "";
    /** Whether it is so long that a file is better. */
    this.asFile = false;
    /** @type {import("./pictures-view.js").Shown} what the page shows, to be had as a picture */
    this.pictures = {
      step: 0,
      steps: 0,
      board: "",
      hasTree: false,
      hasPlots: false,
      share: null,
      message: "",
      wrong: "",
    };
    /** @type {Readonly<import("./types.js").NotebookMade>} */
    this.notebook = { making: false, message: "", wrong: "" };
    /** What a frame in another page shows. @type {readonly string[]} */
    this.views = USUAL;
  }

  render() {
    return html`
      <dialog aria-labelledby="share-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="share">
          <form method="dialog"><button class="icon" aria-label="Close">✕</button></form>
          <h2 id="share-title">A link to this moment</h2>
          <p>It opens the same position, search and step. Everything is in the link itself; nothing is sent anywhere.</p>
          <link-field .link=${this.link} .advice=${this.advice} .file=${this.asFile ? { type: "save-link" } : null}></link-field>
          ${this.link && isPublic(this.link) ? this.#code(this.link) : nothing}
          <pictures-view .shown=${this.pictures}></pictures-view>
          ${this.#notebook(this.notebook)}
          <details class="share-embed">
            <summary>In a page of your own</summary>
            <p>A frame with only the views that you choose. It runs no Python until somebody touches it.</p>
            <div role="group" aria-label="Views in the frame">
              ${EMBEDDED.filter((view) => view !== "lesson").map((view) => html`<button class="small" aria-pressed=${this.views.includes(view)} @click=${() => this.#choose(view)}>${view}</button>`)}
            </div>
            ${this.views.length > 0 ? html`<link-field .label=${"Code for the page"} .link=${this.link ? frameCode(this.link, this.views) : ""}></link-field>` : nothing}
          </details>
        </div>
      </dialog>
    `;
  }

  /** @param {Readonly<import("./types.js").NotebookMade>} notebook */
  #notebook({ making, message, wrong }) {
    return html`<section class="share-notebook" aria-labelledby="share-notebook-title">
      <h2 id="share-notebook-title">As a notebook</h2>
      <p>It shows the same tree in Jupyter, where Plyscope is installed. Dropped on this page, it opens this moment again.</p>
      ${wrong ? html`<p class="field-error" role="alert">${wrong}</p>` : nothing}
      <p class="buttons">
        <button aria-disabled=${making} @click=${() => making || sendIntent(this, { type: "save-notebook" })}>Save notebook</button>
        <span role="status">${message}</span>
      </p>
    </section>`;
  }

  /** What became of the notebook is in view, also on a phone. @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    const { message, wrong } = this.notebook;
    if (changed.has("notebook") && (message || wrong))
      this.querySelector(".share-notebook")?.scrollIntoView({ block: "nearest" });
  }

  /** For phones in the room: as large as the dialog, or after a press as large as the screen. @param {string} link */
  #code(link) {
    const why = whyNoCode(link);
    if (why) return html`<p class="hint">${why}</p>`;
    const { size, path } = codeOf(link);
    const code = html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of the link" shape-rendering="crispEdges">
      ${svg`<rect class="light" width=${size} height=${size} /><path class="dark" d=${path} />`}
    </svg>`;
    return html`<details class="share-code">
        <summary>QR code for phones in the room</summary>
        <button @click=${() => this.#large().showModal()}>Show large</button>
        ${code}
      </details>
      <dialog class="large-code" aria-label="QR code" @click=${() => this.#large().close()}>
        <form method="dialog"><button class="icon" aria-label="Close the QR code">✕</button></form>
        ${code}
        <p>${link}</p>
      </dialog>`;
  }

  #large() {
    return /** @type {HTMLDialogElement} */ (this.querySelector(".large-code"));
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  /** @param {string} view */
  #choose(view) {
    this.views = EMBEDDED.filter((each) => (each === view) !== this.views.includes(each));
  }

  show() {
    sendIntent(this, { type: "forget-picture" });
    sendIntent(this, { type: "forget-notebook" });
    sendIntent(this, { type: "share" });
    this.#dialog().showModal();
  }
}

customElements.define("share-view", ShareView);
