// What is known about one region of a map, which a person taps or chooses from a menu; and the enlarged map, if
// letters have no room on it.
import { html, nothing } from "lit";
import { regionNear } from "./map.js";
import { hasRoomForCodes } from "./map-room.js";

/** @typedef {import("./map.js").MapPicture} MapPicture */

/** What people call the regions of each map. @type {Readonly<Record<MapPicture["map"], string>>} */
const REGION = { us: "state", australia: "region" };
/** The least width of an enlarged map, in CSS pixels. */
const ENLARGED = 720;

export class MapReader {
  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.host = host;
    /** @type {string | null} the region that was asked about */
    this.picked = null;
    this.wantsLarge = false;
  }

  /**
   * Whether the map is drawn enlarged: if the person wants it, and only if that shows more.
   * @param {MapPicture} map @param {number} room in CSS pixels
   */
  isLarge({ map }, room) {
    return this.wantsLarge && !hasRoomForCodes(map, room);
  }

  /** How wide the map is drawn. @param {MapPicture} picture @param {number} room in CSS pixels */
  widthIn(picture, room) {
    return this.isLarge(picture, room) ? Math.max(room, ENLARGED) : room;
  }

  /** Forgets a region that was asked about in another map. @param {MapPicture} map */
  forget({ regions }) {
    if (!regions.some(({ id }) => id === this.picked)) this.picked = null;
  }

  /** @param {string | null} id */
  pick(id) {
    this.picked = id;
    this.host.requestUpdate();
  }

  /**
   * A click or a tap: on a region, or near the marks beside a small region.
   * @param {MouseEvent} event @param {MapPicture} map
   */
  press({ target, clientX, clientY }, { map }) {
    const drawing = /** @type {Element} */ (target).closest("svg");
    const box = drawing?.getBoundingClientRect();
    if (!drawing || !box) return;
    const region = target instanceof Element ? target.closest("[data-region]")?.getAttribute("data-region") : null;
    this.pick(region ?? regionNear(map, (clientX - box.left) / box.width, (clientY - box.top) / box.height));
  }

  /**
   * What is known about the region that was asked about.
   * @param {MapPicture} map @param {(id: string) => string} wordsOf @param {boolean} isQuestion  whether a click on it answers a question
   */
  status({ map, regions }, wordsOf, isQuestion = false) {
    const region = regions.find(({ id }) => id === this.picked);
    const words = region ? `${region.name} (${region.id}): ${wordsOf(region.id)}.` : "";
    const hint = isQuestion ? "" : `Pick a ${REGION[map]} on the map or from the menu to see what is known about it.`;
    return html`<p class="told" role="status">${words ? words[0].toUpperCase() + words.slice(1) : html`<span class="hint">${hint}</span>`}</p>`;
  }

  /**
   * The menu of regions, and the switch that enlarges the map, if it is needed.
   * @param {MapPicture} map @param {number} room in CSS pixels
   */
  tools({ map, regions }, room) {
    const name = REGION[map][0].toUpperCase() + REGION[map].slice(1);
    const named = regions.map(({ id, name: each }) => ({ id, name: each.replace(/^the /, "") }));
    const sorted = named.sort((one, other) => one.name.localeCompare(other.name));
    return html`<label>${name} <select class="regions" @change=${(/** @type {Event} */ { target }) =>
      this.pick(/** @type {HTMLSelectElement} */ (target).value || null)}
      ><option value="" .selected=${this.picked === null}>–</option>${sorted.map(
        ({ id, name: each }) => html`<option value=${id} .selected=${id === this.picked}>${each}</option>`,
      )}</select></label>
      ${hasRoomForCodes(map, room) ? nothing : html`<button type="button" aria-pressed=${this.wantsLarge} @click=${() => this.enlarge()}>Enlarge</button>`}`;
  }

  enlarge() {
    this.wantsLarge = !this.wantsLarge;
    this.host.requestUpdate();
    this.host.updateComplete.then(() => this.follow());
  }

  /** Scrolls an enlarged map to the region that was assigned last, if it is out of view. */
  follow() {
    const frame = this.host.querySelector(".picture.large");
    const region = frame?.querySelector(".region.active, .region.refused");
    if (!frame || !region) return;
    const [room, box] = [frame.getBoundingClientRect(), region.getBoundingClientRect()];
    if (box.left >= room.left && box.right <= room.right) return;
    frame.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
  }
}
