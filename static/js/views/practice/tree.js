// The tree of an exercise: what can be pressed, moved and typed in it.
import { html, nothing, svg } from "lit";
import { sendIntent } from "../intent.js";
import { drag, KEEPS_SIDEWAYS } from "./drag.js";
import { numberField, rem } from "./parts.js";

/** @typedef {import("../../exercises/tree.js").DrawnTree} DrawnTree */
/** @typedef {import("../../exercises/tree.js").Spot} Spot */
/** @typedef {import("../../exercises/answer-form.js").Look} Look */
/**
 * @typedef {object} Shown
 * @property {Look} look
 * @property {DrawnTree} tree
 * @property {import("../../exercises/drafts.js").Draft} draft
 * @property {ReadonlySet<string>} wrong
 * @property {string} held  the node that the buttons move
 * @property {(name: string) => void} hold
 */

/** Sizes in the drawing. */
const ACROSS = 42;
const DOWN = 86;
const TOP = 34;
const NODE = 17;
/** From a leaf down to its field. */
const FIELD = 62;
/** Usual pixels per unit of the drawing: no text gets too small. */
const SCALE = 0.92;
/** And on a phone, if nothing is typed into it. */
const LEAST_SCALE = 0.78;

/** @param {HTMLElement} view @param {Shown} shown */
export function treePicture(view, shown) {
  const { look, tree, draft, wrong } = shown;
  const fields = look.fields ?? new Map();
  const isBelow = tree.spots.some(({ name, role }) => role === "leaf" && fields.has(name));
  const across = ACROSS * (look.spread ?? 1);
  const [width, height] = [tree.width * across, TOP * 2 + tree.depth * DOWN + (isBelow ? FIELD : 0)];
  const byName = new Map(tree.spots.map((spot) => [spot.name, spot]));
  const at = (/** @type {Spot} */ { x, depth }) => ({ x: x * across, y: TOP + depth * DOWN });
  const size = `width: ${rem(width * SCALE)}; --least: ${rem(width * LEAST_SCALE)}`;
  return html`<div class="tree ${look.moves ? "moves" : ""}" tabindex="0" role="region" aria-label="The tree of the exercise">
      <div class="sheet ${fields.size === 0 ? "shrinks" : ""}" .style=${size}>
        <svg viewBox="0 0 ${width} ${height}" role="group" aria-label="The tree">
          ${tree.spots.map((spot) => edge(spot, byName.get(spot.parent), look, at))}
          ${tree.spots.map((spot) => node(view, spot, byName.get(spot.parent), shown, at, across))}
        </svg>
        ${tree.spots
          .filter(({ name }) => fields.has(name))
          .map((spot) => {
            const { x, y } = at(spot);
            const down = spot.role === "leaf" ? y + FIELD : y;
            const style = `left: ${(x / width) * 100}%; top: ${(down / height) * 100}%`;
            return numberField(
              view,
              spot.name,
              fields.get(spot.name),
              draft,
              `over ${wrong.has(spot.name) ? "wrong" : look.right?.has(spot.name) ? "right" : ""}`,
              style,
            );
          })}
      </div>
    </div>
    ${look.moves ? moveButtons(view, shown) : nothing}`;
}

/** @param {Spot} spot @param {Spot | undefined} parent @param {Look} look @param {(spot: Spot) => {x: number, y: number}} at */
function edge(spot, parent, { crossed, highlighted }, at) {
  if (!parent) return nothing;
  const [from, to] = [at(parent), at(spot)];
  const looks = `edge ${crossed?.has(spot.name) ? "crossed" : ""} ${highlighted?.get(spot.name) === "" ? "asked" : ""}`;
  const odds = spot.odds
    ? svg`<text class="odds" x=${(from.x + to.x) / 2 + (to.x < from.x ? -6 : 6)} y=${(from.y + to.y) / 2 + 2}
        text-anchor=${to.x < from.x ? "end" : "start"}>${spot.odds}</text>`
    : nothing;
  return svg`<path class=${looks} data-name=${spot.name} d="M${from.x} ${from.y}L${to.x} ${to.y}" />${odds}`;
}

/**
 * @param {HTMLElement} view @param {Spot} spot @param {Spot | undefined} parent @param {Shown} shown
 * @param {(spot: Spot) => {x: number, y: number}} at @param {number} across
 */
function node(view, spot, parent, shown, at, across) {
  const { look, tree, wrong, held, hold } = shown;
  const { name } = spot;
  const classes = [
    "node",
    spot.role.toLowerCase(),
    look.crossed?.has(name) ? "crossed" : "",
    wrong.has(name) ? "wrong" : "",
    look.highlighted?.has(name) ? "asked" : "",
    held === name ? "held" : "",
  ].join(" ");
  const inside = drawn(spot, parent, look, at);
  const { x, y } = at(spot);
  const reach = svg`<rect class="reach-box" x=${x - across / 2 + 2} y=${y - 24} width=${across - 4} height="56" />`;
  if (look.moves && parent) {
    const place = parent.children.indexOf(name);
    const label = `${spot.text ? `${name}, ${spot.text}` : name}: ${place + 1} of ${parent.children.length} at ${parent.name}`;
    return svg`<g class="${classes} pressable movable" role="button" tabindex="0" data-name=${name} aria-pressed=${held === name} aria-label=${label}
      @pointerdown=${(/** @type {PointerEvent} */ event) => drag(view, event, tree, name, across)} @touchmove=${KEEPS_SIDEWAYS}
      @click=${() => hold(held === name ? "" : name)}
      @keydown=${onKey({
        Enter: () => hold(held === name ? "" : name),
        ArrowLeft: () => sendIntent(view, { type: "move-in-exercise", name, to: place - 1 }),
        ArrowRight: () => sendIntent(view, { type: "move-in-exercise", name, to: place + 1 }),
      })}>${reach}${inside}</g>`;
  }
  const called = look.pressable?.get(name);
  if (!called) return svg`<g class=${classes} data-name=${name}>${inside}</g>`;
  const press = () => sendIntent(view, { type: "press-in-exercise", name });
  const from = parent ? at(parent) : { x, y };
  return svg`<g class="${classes} pressable" role="button" tabindex="0" aria-pressed=${look.chosen?.has(name) ?? false}
    aria-label=${look.right?.has(name) ? `${called}, right` : called} @click=${press} @keydown=${onKey({ Enter: press })}>
    ${look.crosses ? svg`<path class="reach" d="M${(from.x + x) / 2} ${(from.y + y) / 2}L${x} ${y}" />` : nothing}
    ${reach}${inside}</g>`;
}

/** @param {Readonly<Record<string, () => void>>} keys  Enter stands for the space bar too */
const onKey = (keys) => (/** @type {KeyboardEvent} */ event) => {
  const act = keys[event.key === " " ? "Enter" : event.key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act();
};

/** @param {Spot} spot @param {Spot | undefined} parent @param {Look} look @param {(spot: Spot) => {x: number, y: number}} at */
function drawn(spot, parent, look, at) {
  const { name, role } = spot;
  const { x, y } = at(spot);
  const isLeaf = role === "leaf";
  const text = look.highlighted?.get(name) || spot.text;
  const badge = look.badges?.get(name);
  const aside = look.fields?.has(name) && !isLeaf ? 32 : NODE + 5;
  // Under a field, a larger triangle still shows whose move it is.
  const size = look.fields?.has(name) ? NODE * 1.75 : NODE;
  return svg`${shape(role, x, y, text, size)}
    <text class="name" x=${isLeaf ? x : x + aside} y=${isLeaf ? y + NODE * 1.75 : y - 4}
      text-anchor=${isLeaf ? "middle" : "start"}>${name}</text>
    ${text === "" ? nothing : svg`<text class="value" x=${x} y=${y + 5} text-anchor="middle">${text}</text>`}
    ${look.crosses && look.chosen?.has(name) && parent ? cross(at(parent), { x, y }, look.right?.has(name)) : nothing}
    ${look.fields?.has(name) && look.right?.has(name) ? tick(x - aside, (isLeaf ? y + FIELD : y) + 5) : nothing}
    ${badge ? badgeAt(badge, x + NODE, y - NODE) : nothing}`;
}

/** @param {Spot["role"]} role @param {number} x @param {number} y @param {string} text @param {number} size */
function shape(role, x, y, text, size) {
  if (role === "leaf") {
    const half = Math.max(NODE, text.length * 4.5 + 5);
    return svg`<rect class="shape" x=${x - half} y=${y - NODE * 0.8} width=${half * 2} height=${NODE * 1.6} rx="4" />`;
  }
  if (role === "chance") return svg`<circle class="shape" cx=${x} cy=${y} r=${NODE * 0.85} />`;
  return svg`<path class="shape" d=${triangle(x, y, role === "MAX", size)} />`;
}

/** @param {string} text @param {number} x @param {number} y */
function badgeAt(text, x, y) {
  const half = Math.max(10, text.length * 4 + 6);
  return svg`<rect class="badge" x=${x - half} y=${y - 10} width=${half * 2} height="20" rx="10" />
    <text class="badge-text" x=${x} y=${y + 4} text-anchor="middle">${text}</text>`;
}

/** @param {number} x @param {number} y @param {boolean} up @param {number} size */
const triangle = (x, y, up, size) =>
  up
    ? `M${x} ${y - size}L${x + size} ${y + size * 0.8}H${x - size}Z`
    : `M${x} ${y + size}L${x + size} ${y - size * 0.8}H${x - size}Z`;

/** A cross on the branch, near the node that it leads to. @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {boolean} [isRight] */
function cross(from, to, isRight = false) {
  const [x, y] = [from.x * 0.42 + to.x * 0.58, from.y * 0.42 + to.y * 0.58];
  return svg`<path class="cross" d="M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16" />
    ${isRight ? tick(x, y - 10, "middle") : nothing}`;
}

/** @param {number} x @param {number} y @param {"middle" | "end"} [anchor] */
const tick = (x, y, anchor = "end") => svg`<text class="tick" x=${x} y=${y} text-anchor=${anchor}>✓</text>`;

/** For those who do not drag. @param {HTMLElement} view @param {Shown} shown */
function moveButtons(view, { tree, held }) {
  const parent = tree.spots.find(({ children }) => children.includes(held));
  const place = parent?.children.indexOf(held) ?? -1;
  const move = (/** @type {number} */ to) => () => sendIntent(view, { type: "move-in-exercise", name: held, to });
  return html`<div class="buttons move-buttons">
    <button aria-label="Move to the left" ?disabled=${place < 1} @click=${move(place - 1)}>◀ Left</button>
    <span role="status">${held || "Press a node to move it."}</span>
    <button aria-label="Move to the right" ?disabled=${!parent || place === parent.children.length - 1} @click=${move(place + 1)}>Right ▶</button>
  </div>`;
}
