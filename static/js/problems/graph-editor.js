// The nodes of a graph as buttons on top of its picture, with which a person changes it.
import { html, nothing } from "lit";
import { SIZE, INSET, radiusOf, toDrawing } from "./graph.js";
import {
  directionOf,
  emptiestPlace,
  graphText,
  hasEdge,
  neighboursOf,
  nodeTowards,
  withEdgeToggled,
  withMoved,
  withNode,
  withoutNode,
} from "./graph-edit.js";

/** @typedef {import("./graph.js").GraphPicture} Graph */
/** @typedef {import("./graph-edit.js").Place} Place */

/** A pointer that moves less than this, in CSS pixels, clicks instead of dragging. */
const SLACK = 5;
/** How far a key moves a node, in a drawing of size 100. */
const STEP = 2;

export const KEYS =
  "Arrow keys go from node to node. Enter picks a node; on a second node it adds or removes the edge between them. " +
  "Shift and an arrow key move a node, Delete removes it, Escape clears the choice.";

export class GraphEditor {
  /**
   * @param {import("lit").LitElement} host
   * @param {(graph: Graph, text: string) => void} onEdit called with a new graph and its text
   */
  constructor(host, onEdit) {
    this.host = host;
    this.onEdit = onEdit;
    this.active = false;
    /** @type {string | null} the first node of an edge that is added or removed */
    this.picked = null;
    /** Whether the next click on free space moves the picked node there. */
    this.placing = false;
    /** @type {string | null} the node that Tab leads to */
    this.focused = null;
    /** @type {{id: string, from: Place, to: Place | null} | null} a pointer on a node; `to` is null until it moves */
    this.drag = null;
    /** Whether the click that follows belongs to a drag. */
    this.dragged = false;
  }

  /** The graph as it is drawn while a node is dragged. @param {Graph} graph @returns {Graph} */
  shown(graph) {
    const { drag } = this;
    if (!drag?.to) return graph;
    const { id, to } = drag;
    return { ...graph, nodes: graph.nodes.map((node) => (node.id === id ? { ...node, ...to } : node)) };
  }

  /** @param {Graph} graph */
  edit(graph) {
    this.onEdit(graph, graphText(graph));
  }

  /** @param {string | null} id @param {boolean} [placing] */
  pick(id, placing = false) {
    this.picked = id;
    this.placing = placing;
    this.host.requestUpdate();
  }

  /** Forgets a node that was picked in another graph. @param {Graph} graph */
  forget({ nodes }) {
    if (nodes.some(({ id }) => id === this.picked)) return;
    this.picked = null;
    this.placing = false;
  }

  toggle() {
    this.active = !this.active;
    this.drag = null;
    this.pick(null);
  }

  /** What a click or Enter on a node does. @param {Graph} graph @param {string} id */
  press(graph, id) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const first = this.picked;
    if (first === null) this.pick(id);
    else {
      this.pick(null);
      if (first !== id) this.edit(withEdgeToggled(graph, first, id));
    }
  }

  /** @param {Graph} graph @param {Place} place */
  pressFree(graph, place) {
    const { picked, placing } = this;
    this.pick(null);
    this.edit(picked !== null && placing ? withMoved(graph, picked, place) : withNode(graph, place));
  }

  /** @param {Graph} graph @param {string} id */
  remove(graph, id) {
    if (graph.nodes.length === 1) return;
    const rest = withoutNode(graph, id);
    // The button that had the focus now belongs to the next node, or to the last.
    const index = graph.nodes.findIndex((node) => node.id === id);
    this.focused = rest.nodes[Math.min(index, rest.nodes.length - 1)].id;
    this.pick(null);
    this.edit(rest);
  }

  /** @param {KeyboardEvent} event @param {Graph} graph @param {string} id */
  handleKey(event, graph, id) {
    this.dragged = false;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.act(event.key, event.shiftKey, graph, id)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Does what a key on a node means; returns whether it means anything.
   * @param {string} key @param {boolean} shift @param {Graph} graph @param {string} id
   */
  act(key, shift, graph, id) {
    const index = graph.nodes.findIndex((node) => node.id === id);
    const direction = directionOf(key);
    if (shift && direction) {
      const { x, y } = graph.nodes[index];
      this.edit(withMoved(graph, id, { x: x + direction.x * STEP, y: y + direction.y * STEP }));
      return true;
    }
    if (key === "Delete" || key === "Backspace") {
      this.remove(graph, id);
      return true;
    }
    if (key === "Escape" && this.picked !== null) {
      this.pick(null);
      return true;
    }
    const next = nodeTowards(key, index, graph.nodes);
    if (next !== null) this.focus(graph.nodes[next].id);
    return next !== null;
  }

  /** @param {string} id */
  focus(id) {
    const button = this.host.querySelector(`.nodes [data-node="${id}"]`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  /** Where in the graph a pointer is. @param {MouseEvent} event @returns {Place} */
  placeOf(event) {
    const box = this.host.querySelector(".nodes")?.getBoundingClientRect() ?? new DOMRect();
    const part = (/** @type {number} */ pixels, /** @type {number} */ side) =>
      Math.min(100, Math.max(0, (((pixels / side) * SIZE - INSET) / (SIZE - 2 * INSET)) * 100));
    return { x: part(event.clientX - box.left, box.width), y: part(event.clientY - box.top, box.height) };
  }

  /** @param {PointerEvent} event @param {string} id */
  grab(event, id) {
    if (event.button !== 0) return;
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.dragged = false;
    this.drag = { id, from: { x: event.clientX, y: event.clientY }, to: null };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { drag } = this;
    if (drag === null) return;
    const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) > SLACK;
    if (drag.to === null && !far) return;
    drag.to = this.placeOf(event);
    this.host.requestUpdate();
  }

  /** @param {Graph} graph */
  drop(graph) {
    const { drag } = this;
    this.drag = null;
    if (drag?.to) {
      this.dragged = true;
      this.pick(null);
      this.edit(withMoved(graph, drag.id, drag.to));
    }
  }

  /** The buttons of the nodes, while the graph is being edited. @param {Graph} graph @param {string} keysId */
  overlay(graph, keysId) {
    if (!this.active) return nothing;
    const drawn = this.shown(graph);
    const radius = radiusOf(graph.nodes);
    const tabbed = graph.nodes.some(({ id }) => id === this.focused) ? this.focused : graph.nodes[0]?.id;
    return html`<div class="nodes ${this.placing ? "placing" : ""}" role="group" aria-label="Nodes of the graph" aria-describedby=${keysId}
      @click=${(/** @type {MouseEvent} */ event) => {
        if (event.target === event.currentTarget) this.pressFree(graph, this.placeOf(event));
      }}
    >${drawn.nodes.map(
      ({ id, x, y }) => html`<button type="button" data-node=${id}
        .style="left: ${percent(toDrawing(x))}; top: ${percent(toDrawing(y))}; width: ${percent(2 * radius)}; height: ${percent(2 * radius)}"
        tabindex=${id === tabbed ? 0 : -1} aria-pressed=${id === this.picked}
        aria-label=${this.words(graph, id)}
        @focus=${() => {
          this.focused = id;
          this.host.requestUpdate();
        }}
        @click=${() => this.press(graph, id)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.handleKey(event, graph, id)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.grab(event, id)}
        @pointermove=${(/** @type {PointerEvent} */ event) => this.move(event)}
        @pointerup=${() => this.drop(graph)}
        @pointercancel=${() => {
          this.drag = null;
          this.host.requestUpdate();
        }}
      ></button>`,
    )}</div>`;
  }

  /** What a screen reader calls a node. @param {Graph} graph @param {string} id */
  words(graph, id) {
    const neighbours = neighboursOf(graph, id);
    const joined = neighbours.length === 0 ? "no neighbours" : `joined to ${neighbours.join(", ")}`;
    const { picked } = this;
    if (picked === null || picked === id) return `Node ${id}, ${joined}`;
    return `Node ${id}, ${joined}; press to ${hasEdge(graph, picked, id) ? "remove" : "add"} the edge to ${picked}`;
  }

  /** The switch for editing, and the buttons beside it. @param {Graph} graph */
  tools(graph) {
    const { active, picked } = this;
    const none = picked === null;
    return html`<div class="tools">
      <button type="button" class="switch" aria-pressed=${active} @click=${() => this.toggle()}>Edit graph</button>
      ${
        active
          ? html`
        <button type="button" @click=${() => this.pressFree(graph, emptiestPlace(graph.nodes))}>Add node</button>
        <button type="button" aria-disabled=${none} aria-pressed=${this.placing}
          @click=${() => {
            if (picked !== null) this.pick(picked, !this.placing);
          }}>Move ${picked ?? "node"}</button>
        <button type="button" aria-disabled=${none || graph.nodes.length === 1}
          @click=${() => {
            if (picked !== null) this.remove(graph, picked);
          }}>Remove ${picked ?? "node"}</button>`
          : nothing
      }
    </div>
    ${active ? html`<p class="advice">${this.advice(graph)}</p>` : nothing}`;
  }

  /** What a person can do next. @param {Graph} graph */
  advice({ nodes }) {
    const { picked, placing } = this;
    if (picked !== null && placing) return `Click where ${picked} should go.`;
    if (picked !== null) return `Click a second node to add or remove an edge to ${picked}.`;
    return nodes.length === 1
      ? "Click an empty place to add a node."
      : "Click an empty place to add a node, or two nodes to add or remove an edge. Drag a node to move it.";
  }
}

/** A length of the drawing as a share of the overlay's. @param {number} length */
const percent = (length) => `${((length / SIZE) * 100).toFixed(2)}%`;
