/** Connects everything; the only file that knows all parts of the page. */

import "./page/one-build.js";
import "./support/parts.js";
import { createApi } from "./page/scripting.js";
import { createFirst } from "./app/first.js";
import { showReply } from "./app/show-reply.js";
import { beginningOf } from "./page/first-visit.js";
import { createHold } from "./page/hold-while-pressed.js";
import { controlAt, intentOfKey, isPlainArrow } from "./page/keys.js";
import { createFirstPictures } from "./page/lesson.js";
import { give, mark, placeFeatures, placeViews, showSecondTree, showViewsOf } from "./page/elements.js";
import { kindOf } from "./kinds/index.js";
import { INITIAL_STATE, NO_RESULTS } from "./features/memory.js";
import { shows } from "./kinds/shows.js";
import * as search from "./view-models/search.js";
import { isCompact, layoutOf, panelProps } from "./view-models/layout.js";
import { placesProps } from "./view-models/places.js";
import { centreOf, centresFor } from "./view-models/centre.js";
import { comparisonProps, duoProps, pairsProps } from "./view-models/comparison.js";
import { stagesProps } from "./view-models/stages.js";
import { transportProps } from "./view-models/transport.js";
import * as tree from "./view-models/tree.js";
import { askProps, canAsk, pickingProps } from "./view-models/question.js";
import { noticeProps } from "./view-models/notice.js";
import { screenOf } from "./export/screen.js";
import { embedIn } from "./words/embed.js";
import { keepClearOf, keepLayout, keptLayout } from "./page/layout.js";
import { closeWhenLeft } from "./page/more-menu.js";
import { beginWithNextBuild, keepForOffline } from "./page/offline.js";
import { afterFirstPaint, loadLater } from "./page/later.js";
import { paceOf } from "./support/pace.js";
import { createPlayer } from "./support/player.js";
import { showAlerts } from "./page/show-alerts.js";
import { whenTouched } from "./page/touched.js";
import { showWholeTexts } from "./page/whole-text.js";
import { isBusy } from "./state/results.js";
import { hasLesson, paneShown } from "./state/lesson-pane.js";
import { createStore } from "./state/state.js";
import "./views/index.js";

const root = document.documentElement;
const state = createStore({ ...INITIAL_STATE, ...keptLayout(window) });
const results = createStore(NO_RESULTS);

const { promise: ready, resolve: isReady, reject: hasFailed } = withResolvers();
// Code that awaits `ready` gets the error of a failed boot; if nothing awaits it, the browser must not report an error.
ready.catch(() => {});
// By then the first answers are on the page.
ready.then(() => setTimeout(() => keepForOffline(window), 2000)).catch(() => {});

/** What this page shows in a frame of another one; null if it is a page of its own. */
const embed = embedIn(location);
/** What a frame shows besides. */
let embedShown = { waits: "", href: "", starting: false };

const screen = screenOf(document);
const firstPictures = createFirstPictures({ state, results, show: (reply) => showReply({ state, results }, reply) });
const app = createFirst({
  state,
  results,
  load: async () =>
    (await import("./page/rest/part.js")).begin({
      state,
      results,
      features: app.features,
      screen,
      embed,
      showFirstLesson: firstPictures.showFirstLesson,
      showEmbed(shown) {
        embedShown = shown;
        changed();
      },
      isReady: () => isReady(undefined),
      hasFailed,
    }),
});

/** Asks Python, when it can be asked. @type {import("./python/requests.js").Ask} */
const ask = async (request, how) => {
  const rest = await app.rest();
  if (!rest) throw new Error("The page is not there.");
  return rest.ask(request, how);
};

/** What a picture is made of now. @returns {import("./export/formats.js").Page} */
const pictures = () => ({ state: state.get(), results: results.get(), screen, ask });

/** Writes into attributes, for code outside the page, whether Python is ready and busy. */
function publishStatus() {
  const known = results.get();
  root.dataset.python = known.status.phase;
  root.dataset.busy = String(isBusy(known));
}

/** Whether board, tree and Python have room beside one another. */
const isWide = matchMedia("(width >= 105em)");

let cursorDrawn = 0;

/** Gives every view what it shows now. */
function draw() {
  const now = state.get();
  const known = results.get();
  root.dataset.theme = now.theme || "system";
  mark(root, { text: now.textSize === 100 ? undefined : String(now.textSize) });
  mark(document.body, { pane: paneShown(now) });
  const features = app.features.there();
  for (const { look } of features) {
    const { root: ofRoot = {}, body = {} } = look?.(now, known) ?? {};
    mark(root, ofRoot);
    mark(document.body, body);
  }
  // A frame is in the pane of the tree, whichever pane a narrow screen showed before.
  if (embed) mark(document.body, { pane: "tree" });
  const kind = kindOf(known.subject.look);
  const { view, ...stages } = stagesProps(now, known);
  document.body.dataset.room = kind.room.id;
  // In a frame, all that is shown has its own height.
  const centre = embed ? "" : centreOf(now, known);
  const layout = embed || now.present ? "columns" : layoutOf(now, known, isWide.matches);
  const panel = panelProps(now, known);
  const compact = !embed && !now.present && isCompact(now, isWide.matches);
  mark(document.body, { centre, layout, tab: panel.tab, compact: compact ? "" : undefined });
  const pace = paceOf(now);
  root.dataset.motion = pace > 0 ? "steps" : "none";
  // What still moves when the search is paused goes on as it began.
  if (now.cursor !== cursorDrawn) root.style.setProperty("--pace", String(pace || 1));
  cursorDrawn = now.cursor;
  // A presenter's picture is the tree or the board; what the middle showed comes back afterwards.
  showViewsOf(kind, now.present ? "tree" : view);
  const second = tree.secondTreeProps(now, known);
  showSecondTree(second !== null);
  const explained = search.explainProps(now, known);
  for (const divider of document.querySelectorAll("pane-divider"))
    Object.assign(divider, { centre: layout === "panel" ? layout : centre });
  const shown = [
    shows("boot-view", { status: known.status }),
    shows("theme-view", { theme: now.theme }),
    shows("text-size-view", { size: now.textSize }),
    shows("places-view", placesProps(now, known)),
    shows("panel-view", panel),
    shows("layout-view", { layout }),
    shows("panes-view", { pane: now.pane, board: kind.boardPane, lesson: hasLesson(now) }),
    shows("embed-view", embedShown),
    shows("notice-view", noticeProps(now)),
    shows("help-view", { signs: kind.signs }),
    shows("settings-view", search.settingsProps(now, known)),
    shows("search-options-view", search.searchOptionsProps(now, known)),
    shows("pairs-view", pairsProps(now, known)),
    shows("comparison-view", comparisonProps(now, known)),
    shows("duo-view", duoProps(now, known)),
    shows("explain-view", explained.method, "explain-method"),
    shows("explain-view", explained.subject, "explain-subject"),
    shows("stages-view", { ...stages, compact }),
    shows("centre-view", { centre: now.centre, centres: centresFor(known) }),
    ...kind.views(now, known),
    ...features.flatMap(({ props }) => props?.(now, known) ?? []),
    shows("problem-view", pickingProps(now, known)),
    shows("search-view", search.searchProps(now, known)),
    shows("tree-view", { ...tree.treeProps(now, known), compact }),
    ...(second ? [shows("tree-view", { ...second, compact }, "second-tree")] : []),
    shows("ask-view", askProps(now, known)),
    shows("transport-view", { ...transportProps(now, known), compact, asks: now.asks, asking: canAsk(now, known) }),
  ];
  shown.forEach(give);
}

const player = createPlayer({
  speedNow() {
    const { playing, speed } = state.get();
    return playing ? { speed, steps: transportProps(state.get(), results.get()).steps } : null;
  },
  advance: (count) => app.playOn(count),
});

const whenNothingIsPressed = createHold(document);

/** Whether a picture is due: many changes in a row are drawn only once. */
let drawing = false;
function changed() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    publishStatus();
    whenNothingIsPressed(() => {
      draw();
      player.wake();
    });
  });
}

/** @returns {{promise: Promise<void>, resolve: (value: undefined) => void, reject: (error: Error) => void}} */
function withResolvers() {
  /** @type {any} */
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

state.subscribe(changed);
results.subscribe(changed);
document.addEventListener("intent", (event) => app.handle(/** @type {CustomEvent} */ (event).detail));
/** The control that the pointer was last used on; null after the Tab key. @type {Element | null} */
let pointed = null;
document.addEventListener(
  "pointerdown",
  ({ target }) => {
    pointed = controlAt(/** @type {Element} */ (target));
  },
  { capture: true },
);
document.addEventListener("keydown", (event) => {
  if (event.key === "Tab") pointed = null;
  const { activity, present } = state.get();
  // In Play, the arrow keys are the board's, even before it has the focus.
  if (activity === "play" && !present && document.activeElement === document.body && isPlainArrow(event)) {
    const button = /** @type {HTMLElement | null} */ (document.querySelector("board-view .board [tabindex='0']"));
    button?.focus();
    button?.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
    event.preventDefault();
    return;
  }
  const intent = intentOfKey(event, document.activeElement, pointed, present !== "");
  if (!intent || (embed && intent.type === "present")) return;
  event.preventDefault();
  app.handle(intent);
});

isWide.addEventListener("change", changed);
document.getElementById("go-home")?.addEventListener("click", (event) => {
  event.preventDefault();
  app.handle({ type: "go-to", place: "home" });
});
keepClearOf(/** @type {HTMLElement} */ (document.querySelector(".places")));
closeWhenLeft(/** @type {HTMLDetailsElement} */ (document.getElementById("more-menu")));
keepLayout(window, state);

placeViews();
placeFeatures(async (feature, element, wants) => {
  if (wants) app.handle(wants);
  else if (await app.features.open(feature)) /** @type {any} */ (element).show();
});
app.features.onArrival(({ begin }) => {
  begin?.({ document, state, handle: app.handle, pictures });
  changed();
});
state.subscribe(() => app.features.openShown(state.get()));
showAlerts(document);
showWholeTexts(document);
state.update(beginningOf(window));
firstPictures.begin();
publishStatus();
// A frame shows nothing that it is not asked for.
if (!embed) draw();
document.getElementById("unstarted")?.remove();
let isTouched = false;
whenTouched(document).then(() => {
  isTouched = true;
});
const settled = ready.catch(() => {});
// Not from here: Chrome notes which line asks for a file, and to find it reads the whole of a script that is running.
afterFirstPaint(async () => {
  await app.features.openShown(state.get());
  afterFirstPaint(restOfPage);
});

/** Fulfilled as soon as Home is not what is shown. @returns {Promise<void>} */
function leftHome() {
  const { promise: left, resolve } = withResolvers();
  const look = () => state.get().activity !== "home" && resolve(undefined);
  state.subscribe(look);
  look();
  return left;
}

async function restOfPage() {
  await app.rest();
  if (embed) draw();
  // Python that starts from its image is ready soon, and sooner if it has the processors to itself; but neither a slow
  // network nor a slow start holds up the code.
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 500))]);
  await loadLater(document, app.features.loadAll, settled, leftHome());
  await settled;
  if (!isTouched) beginWithNextBuild(window);
}

/** @type {any} */ (globalThis).plyscope = createApi({
  ready,
  catalogue: () => (app.isWhole() ? results.get().catalogue : null),
  ask,
  state: () => state.get(),
  link: async () => {
    const rest = await app.rest();
    return rest ? rest.link() : "";
  },
  pictures,
});
