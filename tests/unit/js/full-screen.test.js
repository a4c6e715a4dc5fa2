import assert from "node:assert/strict";
import { test } from "node:test";
import { createFullScreen } from "../../../static/js/features/presenter/full-screen.js";

/** A browser that has the screen to give, and tells of each change only when `tell` is called. */
function makeBrowser() {
  const page = Object.assign(new EventTarget(), {
    fullscreenEnabled: true,
    /** @type {object | null} */
    fullscreenElement: null,
    async exitFullscreen() {
      page.fullscreenElement = null;
    },
  });
  const element = {
    ownerDocument: page,
    async requestFullscreen() {
      page.fullscreenElement = element;
    },
  };
  const tell = () => page.dispatchEvent(new Event("fullscreenchange"));
  return { page, tell, element: /** @type {HTMLElement} */ (/** @type {unknown} */ (element)) };
}

test("a reader who leaves full screen in the browser's own way is noticed", async () => {
  const { page, element, tell } = makeBrowser();
  let left = 0;
  const setFullScreen = createFullScreen(element, () => left++);
  await setFullScreen(true);
  tell();
  assert.equal(left, 0);
  page.fullscreenElement = null;
  tell();
  assert.equal(left, 1);
});

test("the end of an earlier full screen that is told late does not end the next one", async () => {
  const { page, element, tell } = makeBrowser();
  let left = 0;
  const setFullScreen = createFullScreen(element, () => left++);
  await setFullScreen(true);
  tell();
  await setFullScreen(false);
  const next = setFullScreen(true);
  page.fullscreenElement = null;
  tell();
  await next;
  assert.equal(left, 0);
  page.fullscreenElement = element;
  tell();
  page.fullscreenElement = null;
  tell();
  assert.equal(left, 1);
});
