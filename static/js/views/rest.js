/** The views that come right after the first picture, by the tags of their elements. */

import { BoardView } from "./board/board-view.js";
import { CentreView } from "./centre-view.js";
import { CountersView } from "./counters-view.js";
import { CutsView } from "./cuts-view.js";
import { EmbedView } from "./embed-view.js";
import { HelpView } from "./help-view.js";
import { MovesView } from "./moves-view.js";
import { PlayView } from "./play-view.js";
import { PlayedView } from "./played-view.js";
import { PlayersView } from "./players-view.js";
import { SawView } from "./saw-view.js";
import { SearchOptionsView } from "./search-options-view.js";
import { SettingsView } from "./settings-view.js";
import { TextSizeView } from "./text-size-view.js";
import { ThemeView } from "./theme-view.js";

export const REST_VIEWS = Object.freeze({
  "board-view": BoardView,
  "centre-view": CentreView,
  "counters-view": CountersView,
  "cuts-view": CutsView,
  "embed-view": EmbedView,
  "help-view": HelpView,
  "moves-view": MovesView,
  "play-view": PlayView,
  "played-view": PlayedView,
  "players-view": PlayersView,
  "saw-view": SawView,
  "search-options-view": SearchOptionsView,
  "settings-view": SettingsView,
  "text-size-view": TextSizeView,
  "theme-view": ThemeView,
});

for (const [tag, view] of Object.entries(REST_VIEWS)) customElements.define(tag, view);
