import assert from "node:assert/strict";
import test from "node:test";
import {
  emptiestPlace,
  freeName,
  freePlace,
  graphText,
  hasEdge,
  neighboursOf,
  nodeTowards,
  withEdgeToggled,
  withMoved,
  withNode,
  withoutNode,
} from "../../../static/js/problems/graph-edit.js";
import { GraphEditor } from "../../../static/js/problems/graph-editor.js";
import { doubled, idOf, nameOf, signOfKey, withSign } from "../../../static/js/problems/sudoku-cells.js";

/** @type {import("../../../static/js/problems/graph.js").GraphPicture} */
const graph = {
  kind: "graph",
  nodes: [
    { id: "A", x: 10, y: 20 },
    { id: "B", x: 90, y: 20.5 },
    { id: "C", x: 50, y: 80 },
  ],
  edges: [
    ["A", "B"],
    ["B", "C"],
  ],
  colours: ["red", "green", "blue"],
};

test("a digit typed into a cell changes that cell and no other", () => {
  const empty = ".".repeat(81);
  const typed = withSign(empty, 80, "7");
  assert.equal(typed, `${".".repeat(80)}7`);
  assert.equal(withSign(typed, 80, "."), empty);
  assert.equal(withSign(typed, 0, "1").length, 81);
});

test("digits fill a cell; 0, the full stop and the delete keys empty it", () => {
  assert.equal(signOfKey("5"), "5");
  for (const key of ["0", ".", " ", "Backspace", "Delete"]) assert.equal(signOfKey(key), ".");
  for (const key of ["a", "Enter", "10", "F5", "Tab"]) assert.equal(signOfKey(key), null);
});

test("a digit that is twice in a row, a column or a box is found in both cells, and in no others", () => {
  const found = (/** @type {[number, string][]} */ ...set) =>
    [...doubled(set.reduce((cells, [cell, sign]) => withSign(cells, cell, sign), ".".repeat(81)))].sort(
      (a, b) => a - b,
    );
  assert.deepEqual(found([0, "9"], [8, "9"]), [0, 8]);
  assert.deepEqual(found([3, "8"], [75, "8"]), [3, 75]);
  assert.deepEqual(found([30, "1"], [50, "1"]), [30, 50]);
  assert.deepEqual(found([0, "5"], [40, "5"], [80, "5"]), []);
  assert.deepEqual(found([0, "5"], [1, "6"]), []);
  assert.deepEqual(found([0, "5"], [1, "5"], [9, "5"], [10, "7"]), [0, 1, 9]);
});

test("cells are named by row and column from 1", () => {
  assert.equal(idOf(0), "r1c1");
  assert.equal(idOf(8), "r1c9");
  assert.equal(idOf(80), "r9c9");
  assert.equal(nameOf(9), "Row 2, column 1");
});

test("the text of a graph lists its nodes with their places, its edges and its colours", () => {
  assert.equal(graphText(graph), "A(10,20) B(90,20.5) C(50,80); A-B B-C; colours 3");
});

test("a graph without edges has a text without them", () => {
  assert.equal(graphText({ ...graph, edges: [] }), "A(10,20) B(90,20.5) C(50,80); colours 3");
});

test("places in the text are within the drawing and have one decimal", () => {
  const text = graphText({
    ...graph,
    nodes: [
      { id: "A", x: -3, y: 33.333 },
      { id: "B", x: 101, y: 0 },
    ],
    edges: [],
  });
  assert.equal(text, "A(0,33.3) B(100,0); colours 3");
});

test("a new node has the first free name, and letters with numbers when all are taken", () => {
  assert.equal(freeName(graph), "D");
  assert.equal(freeName(withoutNode(graph, "B")), "B");
  const all = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((id, i) => ({ id, x: i, y: i }));
  assert.equal(freeName({ ...graph, nodes: all }), "A1");
});

test("a node is added at the wanted place, or beside a node that is already there", () => {
  assert.deepEqual(withNode(graph, { x: 30.04, y: 40 }).nodes[3], { id: "D", x: 30, y: 40 });
  const beside = withNode(graph, { x: 10, y: 20 }).nodes[3];
  assert.ok(Math.hypot(beside.x - 10, beside.y - 20) >= 3);
  assert.equal(graph.nodes.length, 3);
});

test("a free place is within the drawing, also in its corner", () => {
  const { x, y } = freePlace([{ x: 100, y: 100 }], { x: 100, y: 100 });
  assert.ok(x <= 100 && y <= 100 && Math.hypot(x - 100, y - 100) >= 3);
});

test("a node is removed with its edges, unless it is the last one", () => {
  const rest = withoutNode(graph, "B");
  assert.deepEqual(
    rest.nodes.map(({ id }) => id),
    ["A", "C"],
  );
  assert.deepEqual(rest.edges, []);
  const one = withoutNode(rest, "A");
  assert.equal(withoutNode(one, "C"), one);
});

test("two nodes are joined, or separated if they were joined, in either order", () => {
  const joined = withEdgeToggled(graph, "C", "A");
  assert.ok(hasEdge(joined, "A", "C"));
  assert.deepEqual(withEdgeToggled(joined, "A", "C").edges, graph.edges);
  assert.deepEqual(withEdgeToggled(graph, "B", "A").edges, [["B", "C"]]);
});

test("a node is not joined to itself", () => {
  assert.equal(withEdgeToggled(graph, "A", "A"), graph);
});

test("neighbours are the other ends of a node's edges", () => {
  assert.deepEqual(neighboursOf(graph, "B"), ["A", "C"]);
  assert.deepEqual(neighboursOf(withoutNode(graph, "B"), "A"), []);
});

test("a node is moved and keeps its edges and its place in the list", () => {
  const moved = withMoved(graph, "B", { x: 60, y: 60 });
  assert.deepEqual(moved.nodes[1], { id: "B", x: 60, y: 60 });
  assert.deepEqual(moved.edges, graph.edges);
});

test("a node that is moved a little does not block itself", () => {
  assert.deepEqual(withMoved(graph, "A", { x: 11, y: 20 }).nodes[0], { id: "A", x: 11, y: 20 });
});

test("the emptiest place is far from all nodes", () => {
  const { x, y } = emptiestPlace(graph.nodes);
  assert.ok(graph.nodes.every((node) => Math.hypot(node.x - x, node.y - y) > 40));
});

test("an arrow key goes to the nearest node that is more ahead than to the side, or stays", () => {
  assert.equal(nodeTowards("ArrowRight", 0, graph.nodes), 1);
  assert.equal(nodeTowards("ArrowDown", 0, graph.nodes), 2);
  assert.equal(nodeTowards("ArrowLeft", 0, graph.nodes), 0);
  assert.equal(nodeTowards("End", 0, graph.nodes), 2);
  assert.equal(nodeTowards("Home", 2, graph.nodes), 0);
  assert.equal(nodeTowards("x", 0, graph.nodes), null);
});

test("a node that was selected in one graph is not selected in another without it", () => {
  const host = /** @type {any} */ ({ requestUpdate() {} });
  const editor = new GraphEditor(host, () => {});
  editor.pick("C", true);
  editor.forget(graph);
  assert.deepEqual([editor.picked, editor.placing], ["C", true]);
  editor.forget(withoutNode(graph, "C"));
  assert.deepEqual([editor.picked, editor.placing], [null, false]);
});
