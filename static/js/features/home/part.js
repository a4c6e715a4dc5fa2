import { shows } from "../../kinds/shows.js";
import { homeProps } from "./home-shown.js";
import "./home-view.js";

/** How long a step of the search stays, in ms. */
const STEP_MS = 850;

/** @type {import("../feature.js").Part} */
export const PART = {
  props: (state, results) => [shows("home-view", homeProps(state, results))],
  begin({ document, state, handle }) {
    const window = /** @type {Window} */ (document.defaultView);
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const isHome = () => state.get().activity === "home";
    function tick() {
      if (!isHome() || document.hidden) return;
      const homeTick = calm.matches ? -1 : state.get().homeTick + 1;
      if (homeTick !== state.get().homeTick) state.update({ homeTick });
    }
    window.setInterval(tick, STEP_MS);
    tick();
    let wasHome = false;
    const listLessons = () => {
      if (isHome() && !wasHome) handle({ type: "list-lessons" });
      wasHome = isHome();
    };
    state.subscribe(listLessons);
    listLessons();
  },
};
