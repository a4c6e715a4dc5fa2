import assert from "node:assert/strict";
import test from "node:test";
import "../../../static/js/boards/whole.js";
import { editing, roundWords, sentence, squareWords, squares } from "../../../static/js/boards/pacman/index.js";
import { after } from "../../../static/js/boards/pacman/scene.js";
import { beginSwipe, directionOf, endSwipe } from "../../../static/js/boards/swiping.js";
import { actionTowards } from "../../../static/js/boards/steer.js";
import { sceneKey } from "../../../static/js/views/board/keys.js";

/** @typedef {import("../../../static/js/boards/pacman/scene.js").PacmanPicture} PacmanPicture */

const MAZE = "%%%%%/%P.o%/%_.1%/%%%%%";

/** @type {PacmanPicture} */
const PICTURE = {
  kind: "pacman",
  rows: 4,
  columns: 5,
  squares: "%%%%%%_.o%%_._%%%%%%",
  pacman: 6,
  ghosts: [13],
  turn: 0,
  scared: 0,
  score: -1,
  left: 9,
  caught: false,
  names: { MAX: "Pac-Man", MIN: "Ghosts" },
};

test("a scene is told in words, with rows and columns from 1", () => {
  assert.equal(
    sentence(PICTURE),
    "Pac-Man: row 2, column 2. Ghost 1: row 3, column 4. 2 dots and 1 capsule left. −1 points, 9 rounds left.",
  );
  const scared = sentence({ ...PICTURE, ghosts: [-1], scared: 1 });
  assert.match(scared, /Ghost 1 was eaten\..*scared for 1 more round\./);
  assert.deepEqual(
    [0, 6, 7, 8, 11, 13].map((square) => squareWords(PICTURE, square).split(": ")[1]),
    ["a wall", "Pac-Man", "a dot", "a capsule", "open", "a ghost"],
  );
});

test("the board tells what a round is, of which ghosts that are gone have no ply", () => {
  assert.equal(roundWords(PICTURE), "A round is 2 plies: one by Pac-Man and one by the ghost.");
  assert.equal(
    roundWords({ ...PICTURE, ghosts: [12, -1, 13] }),
    "A round is 3 plies: one by Pac-Man and one by each ghost.",
  );
  assert.equal(roundWords({ ...PICTURE, ghosts: [-1] }), "No ghost is left: a round is 1 ply.");
});

test("a step eats, and after the last ghost a new round begins", () => {
  const eaten = after(PICTURE, "right");
  assert.deepEqual([eaten.score, eaten.squares[7], eaten.turn, eaten.left], [8, "_", 1, 9]);
  const round = after(eaten, "left");
  assert.deepEqual([round.turn, round.left, round.ghosts[0]], [0, 8, 12]);
  const caught = after(round, "down");
  assert.deepEqual([caught.caught, caught.score], [true, 8 - 1 - 500]);
});

test("a swipe goes where the finger went, if that was far enough", () => {
  assert.deepEqual(
    [directionOf(40, 10), directionOf(-40, 10), directionOf(3, 30), directionOf(3, -30), directionOf(12, 12)],
    ["right", "left", "down", "up", null],
  );
});

test("a swipe counts once, as soon as it is long enough, and only for the finger that began it", () => {
  const maze = new EventTarget();
  const event = (/** @type {string} */ type, /** @type {number} */ clientX, pointerId = 1) =>
    /** @type {PointerEvent} */ (
      /** @type {unknown} */ ({ type, currentTarget: maze, clientX, clientY: 0, pointerId })
    );
  beginSwipe(event("pointerdown", 0));
  assert.equal(endSwipe(event("pointermove", 10)), null);
  assert.equal(endSwipe(event("pointermove", 50, 2)), null);
  assert.equal(endSwipe(event("pointermove", 30)), "right");
  assert.equal(endSwipe(event("pointermove", 60)), null);
  beginSwipe(event("pointerdown", 0));
  assert.equal(endSwipe(event("pointerup", 5)), null);
  assert.equal(endSwipe(event("pointermove", 90)), null, "the finger was lifted");
});

test("where moves are directions, an arrow key plays one, and never moves the focus instead", () => {
  const steps = [{ id: "down" }, { id: "right" }];
  assert.deepEqual(
    ["ArrowDown", "ArrowRight", "ArrowUp", "a"].map((key) => actionTowards(key, steps)),
    [0, 1, -1, null],
  );
  assert.equal(actionTowards("ArrowDown", [{ id: "roll" }]), null);
  const key = (/** @type {string} */ name, open = true) =>
    sceneKey({ key: name, ctrlKey: false, metaKey: false, altKey: false }, 0, [], steps, open);
  assert.deepEqual(key("ArrowRight"), { focus: 1, play: "right" });
  assert.deepEqual(key("ArrowUp"), {});
  assert.deepEqual(key("ArrowRight", false), {});
});

test("a maze is set up sign by sign: one Pac-Man, and the same again takes it away", () => {
  const text = `${MAZE}; 1 on .; score 5; left 9`;
  assert.equal(editing.put(text, PICTURE, 12, "P"), "%%%%%/%_.o%/%_P1%/%%%%%; score 5; left 9");
  assert.equal(editing.put(MAZE, PICTURE, 13, "G"), "%%%%%/%P.o%/%_._%/%%%%%");
  assert.equal(editing.put(MAZE, PICTURE, 7, "."), "%%%%%/%P_o%/%_.1%/%%%%%");
  assert.equal(editing.put("nonsense", PICTURE, 7, "%"), "%%%%%/%_%o%/%_._%/%%%%%");
  assert.deepEqual(squares(PICTURE, true), { columns: 5, rows: 4 });
  assert.equal(squares(PICTURE, false), null, "while it is played, the squares are no buttons");
});

test("a text is read as a picture as long as it is a rectangle, in lines too", () => {
  const read = editing.read("%%%%\n%P.%\n%G %\n%%%%", PICTURE);
  assert.deepEqual([read?.rows, read?.columns, read?.squares], [4, 4, "%%%%%_.%%__%%%%%"]);
  assert.deepEqual([read?.pacman, read?.ghosts], [5, [9]]);
  assert.equal(editing.read("%%%%/%P%", PICTURE), null);
  assert.equal(editing.read("", PICTURE), null);
});

test("the turn goes to the first ghost and back", () => {
  const { isOn, give } = editing.turn;
  assert.equal(give(`${MAZE}; left 9`, PICTURE, true), `${MAZE}; turn 1; left 9`);
  assert.equal(isOn(`${MAZE}; turn 1; left 9`), true);
  assert.equal(give(`${MAZE}; turn 1; left 9`, PICTURE, false), `${MAZE}; left 9`);
});

test("the empty maze has walls all round, Pac-Man and one dot", () => {
  assert.equal(editing.empty(PICTURE), "%%%%%/%P._%/%___%/%%%%%");
});
