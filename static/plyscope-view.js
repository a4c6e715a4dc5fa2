/*
 * <plyscope-view>: Plyscope in a page of your own. Load this one file; the page it shows stands beside it, or at `src`.
 *
 *   <script src="plyscope/plyscope-view.js"></script>
 *   <plyscope-view views="tree,sentence,steps" state="1.eJ…"></plyscope-view>
 *
 * `state` is what `getState()` has returned, or a link of Plyscope. Its height follows what it shows. It sends the events
 * `plyscope:step` (detail: step, steps) and `plyscope:score` (detail: right, of).
 */
(() => {
  /** Where this file is. */
  const here = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src || document.baseURI;
  const TOLD = ["plyscope:step", "plyscope:score", "plyscope:ready"];

  class PlyscopeViewElement extends HTMLElement {
    static observedAttributes = ["src", "state", "views"];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** Who waits for a state, by number. @type {Map<number, (state: string) => void>} */
    #waiting = new Map();
    #asked = 0;
    /** @param {MessageEvent} message */
    #hear = ({ source, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      const { type, height, id, state, ...detail } = Object(data);
      if (type === "plyscope:height" && height > 0) this.#frame.style.height = `${height}px`;
      else if (type === "plyscope:state") {
        this.#waiting.get(id)?.(state);
        this.#waiting.delete(id);
      } else if (TOLD.includes(type)) this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    };

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = null;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now) return;
      if (name === "state") this.setState(now ?? "");
      else this.#show();
    }

    #show() {
      const address = new URL(this.getAttribute("src") || "index.html", this.getAttribute("src") ? document.baseURI : here);
      address.searchParams.set("embed", this.getAttribute("views") ?? "");
      address.hash = codeOf(this.getAttribute("state") ?? "");
      this.#frame?.remove();
      this.#frame = Object.assign(document.createElement("iframe"), {
        title: this.title || "Plyscope",
        loading: "lazy",
        src: address.href,
      });
      Object.assign(this.#frame.style, { width: "100%", height: "200px", border: "0", display: "block" });
      this.style.display = "block";
      this.append(this.#frame);
    }

    /** Resolves to what the view shows now, as a text that setState takes. @returns {Promise<string>} */
    getState() {
      const id = ++this.#asked;
      return new Promise((resolve) => {
        this.#waiting.set(id, resolve);
        this.#post({ type: "plyscope:get-state", id });
      });
    }

    /** @param {string} state */
    setState(state) {
      this.#post({ type: "plyscope:set-state", state: codeOf(state) });
    }

    /** @param {object} message */
    #post(message) {
      this.#frame?.contentWindow?.postMessage(message, "*");
    }
  }

  /** Of a link, what comes after the address. @param {string} text */
  const codeOf = (text) => text.trim().replace(/^[^#]*#/, "");

  if (!customElements.get("plyscope-view")) customElements.define("plyscope-view", PlyscopeViewElement);
})();
