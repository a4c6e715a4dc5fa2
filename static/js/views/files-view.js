// <files-view>: a dialog with the person's programs, and with the versions of the open one.
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";

import { readChosen, readDropped, wishOfDropped } from "../files/dropped.js";
import { KINDS } from "../files/names.js";
import { formatWhen } from "../words/when.js";
import { sendIntent } from "./intent.js";
import { menuOf } from "./menu.js";
import { beginNaming, nameField } from "./name-field.js";
import { View } from "./view.js";

const ACCEPTED = ["zip", ...KINDS].map((kind) => `.${kind}`).join();

/** @typedef {import("../files/program.js").Program} Program */
/** @typedef {import("../files/program.js").Version} Version */

/** Why a version was kept. */
const WHY = {
  run: "as it was run",
  pause: "before a pause",
  replaced: "before it was replaced",
  "other tab": "from another tab",
};

/**
 * Intents: `show-files`, `new-program`, `open-program`, `rename-program`, `duplicate-program`, `download-program`,
 * `download-programs`, `remove-program`, `restore-program`, `drop-files`, `go-back`, `back-to-original`.
 */
export class FilesView extends View {
  static properties = {
    shown: {},
    programs: { attribute: false },
    open: {},
    versions: { attribute: false },
    removed: { attribute: false },
    skipped: { attribute: false },
    trouble: {},
    renaming: { state: true },
    isOver: { state: true },
  };

  constructor() {
    super();
    /** Which part is shown; "" if the dialog is closed. @type {import("../files/intents.js").FilesShown} */
    this.shown = "";
    /** @type {readonly Program[]} */
    this.programs = [];
    /** The id of the open program. */
    this.open = "";
    /** The versions of the open program, newest first. @type {readonly Version[]} */
    this.versions = [];
    /** The program that was removed last and can come back. @type {Program | null} */
    this.removed = null;
    /** What could not be taken of the files that were dropped last, a line for each. @type {readonly string[]} */
    this.skipped = [];
    /** What cannot be kept on the device, in one sentence. */
    this.trouble = "";
    /** The id of the program whose name is being changed. */
    this.renaming = "";
    /** Whether files are held over the dialog. */
    this.isOver = false;
  }

  render() {
    return html`
      <dialog
        aria-labelledby="files-title"
        class=${this.isOver ? "over" : ""}
        @close=${() => this.#show("")}
        @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && this.#show("")}
        @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}
        @dragover=${this.#over}
        @dragleave=${() => (this.isOver = false)}
        @drop=${this.#dropped}
      >
        ${this.shown === "" ? nothing : this.#contents()}
      </dialog>
    `;
  }

  #contents() {
    const isList = this.shown === "list";
    return html`<article>
      <div class="title">
        <h2 id="files-title">Your programs</h2>
        <button class="icon" aria-label="Close" @click=${() => this.#show("")}>✕</button>
      </div>
      <div class="segments" role="group" aria-label="What is shown">
        <button aria-pressed=${isList} @click=${() => this.#show("list")}>Programs</button>
        <button aria-pressed=${!isList} ?disabled=${this.open === ""} @click=${() => this.#show("versions")}>Versions</button>
      </div>
      ${this.trouble === "" ? nothing : html`<p class="trouble" role="status">${this.trouble}</p>`}
      ${isList ? this.#list() : this.#versions()}
    </article>`;
  }

  #list() {
    const { programs, removed } = this;
    return html`
      <div class="drop">
        <p>
          Drop <code>.py</code> files, notebooks, folders or a zip here. A program can open the files that come with it.
        </p>
        <label class="choose">
          <span>Choose files…</span>
          <input type="file" multiple accept=${ACCEPTED} @change=${this.#chosen} />
        </label>
      </div>
      <div class="said" role="status">
        ${
          this.skipped.length > 0
            ? html`<p class="skipped">Not added:</p>
              <ul class="skipped">${this.skipped.map((line) => html`<li>${line}</li>`)}</ul>`
            : nothing
        }
        ${
          removed
            ? html`<p class="removed">
                <span><b>${removed.name}</b> is removed.</span>
                <button class="small" @click=${() => sendIntent(this, { type: "restore-program", id: removed.id })}>
                  Bring it back
                </button>
              </p>`
            : nothing
        }
      </div>
      ${programs.length === 0 ? html`<p class="none">You have no programs yet.</p>` : nothing}
      <ul class="programs">
        ${repeat(
          programs,
          ({ id }) => id,
          (program) => this.#row(program),
        )}
      </ul>
      <div class="all">
        <button @click=${() => this.#send({ type: "new-program" })}>New program</button>
        <button
          ?disabled=${programs.length === 0}
          @click=${() => sendIntent(this, { type: "download-programs" })}
        >
          Download all (.zip)
        </button>
      </div>
      <p class="kept">They are kept in this browser, on this device only.</p>
    `;
  }

  /** @param {Program} program */
  #row({ id, name, changed }) {
    const isOpen = id === this.open;
    if (id === this.renaming)
      return html`<li>${nameField({ name, onName: (typed) => this.#rename(id, name, typed) })}</li>`;
    return html`<li class=${isOpen ? "open" : ""}>
      <button class="name" id="name-${id}" aria-current=${isOpen ? "true" : nothing} @click=${() => this.#send({ type: "open-program", id })}>
        <span>${name}</span>
        <small>${isOpen ? "open, " : ""}changed ${formatWhen(changed, Date.now())}</small>
      </button>
      ${menuOf({
        id: `program-${id}`,
        label: `More about ${name}`,
        items: [
          { text: "Rename", choose: () => this.#beginNaming(id) },
          { text: "Duplicate", choose: () => sendIntent(this, { type: "duplicate-program", id }) },
          { text: "Download", choose: () => sendIntent(this, { type: "download-program", id }) },
          { text: "Remove", choose: () => sendIntent(this, { type: "remove-program", id }), begins: true },
        ],
      })}
    </li>`;
  }

  #versions() {
    const program = this.programs.find(({ id }) => id === this.open);
    if (!program) return html`<p class="none">No program is open.</p>`;
    const { id, name, text, original } = program;
    return html`
      <h3>${name}</h3>
      <p class="kept">A version is kept at each run and before a longer pause; the older they are, the fewer stay.</p>
      <ul class="versions">
        ${repeat(
          this.versions,
          (version) => version.id,
          (version) =>
            this.#version({
              title: formatWhen(version.when, Date.now()),
              why: WHY[version.why],
              text: version.text,
              isNow: version.text === text,
              onBack: () => sendIntent(this, { type: "go-back", id, version: version.id }),
            }),
        )}
        ${
          original === null
            ? nothing
            : this.#version({
                title: "The original",
                why: "as it began",
                text: original,
                isNow: original === text,
                onBack: () => sendIntent(this, { type: "back-to-original", id }),
              })
        }
      </ul>
      ${this.versions.length === 0 && original === null ? html`<p class="none">There are no versions yet.</p>` : nothing}
    `;
  }

  /** @param {{title: string, why: string, text: string, isNow: boolean, onBack: () => void}} version */
  #version({ title, why, text, isNow, onBack }) {
    const lines = text.split("\n").length;
    return html`<li>
      <details>
        <summary>
          <b>${title}</b> <small>${why}, ${lines === 1 ? "1 line" : `${lines} lines`}</small>
        </summary>
        <pre tabindex="0" aria-label="The program then">${text}</pre>
      </details>
      ${
        isNow
          ? html`<span class="now">now</span>`
          : html`<button class="small" aria-label="Go back to this: ${title}" @click=${onBack}>Go back to this</button>`
      }
    </li>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("shown")) return;
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.shown === "") dialog.close();
    else if (!dialog.open) dialog.showModal();
  }

  /** @param {import("../files/intents.js").FilesShown} shown */
  #show(shown) {
    if (shown !== this.shown) sendIntent(this, { type: "show-files", shown });
  }

  /** Does it, and closes: the person wants to see the program next. @param {import("../files/intents.js").ProgramIntent} intent */
  #send(intent) {
    sendIntent(this, intent);
    this.#show("");
  }

  /** @param {string} selector */
  #focus(selector) {
    /** @type {HTMLElement | null} */ (this.querySelector(selector))?.focus();
  }

  /** @param {string} id */
  #beginNaming(id) {
    this.renaming = id;
    void beginNaming(this);
  }

  /** @param {string} id @param {string} name @param {string | null} typed */
  #rename(id, name, typed) {
    if (this.renaming !== id) return;
    const isWritten = this.contains(document.activeElement);
    this.renaming = "";
    if (isWritten) void this.updateComplete.then(() => this.#focus(`#name-${id}`));
    if (typed !== null && typed.trim() !== "" && typed !== name)
      sendIntent(this, { type: "rename-program", id, name: typed });
  }

  /** @param {Event} event */
  async #chosen(event) {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    const files = await readChosen(field.files ?? []);
    // So that the same file can be chosen again.
    field.value = "";
    sendIntent(this, wishOfDropped(files));
  }

  /** @param {DragEvent} event */
  #over(event) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.isOver = true;
  }

  /** @param {DragEvent} event */
  async #dropped(event) {
    this.isOver = false;
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    sendIntent(this, wishOfDropped(await readDropped(event.dataTransfer)));
  }
}
