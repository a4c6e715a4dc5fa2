/**
 * The views of the first picture, by the tags of their elements; part.js has the others. A new view is a file here and a
 * line in one of the two; features have their own.
 */

import { AskView } from "./ask-view.js";
import { BoardView } from "./board/board-view.js";
import { BootView } from "./boot-view.js";
import { CentreView } from "./centre-view.js";
import { CountersView } from "./counters-view.js";
import { CutsView } from "./cuts-view.js";
import { EmbedView } from "./embed-view.js";
import { ExplainView } from "./explain-view.js";
import { HelpView } from "./help-view.js";
import { MovesView } from "./moves-view.js";
import { NarrationView } from "./narration-view.js";
import { NoticeView } from "./notice-view.js";
import { LayoutView } from "./layout-view.js";
import { PanelView } from "./panel-view.js";
import { PanesView } from "./panes-view.js";
import { PlacesView } from "./places-view.js";
import { PlayView } from "./play-view.js";
import { PlayedView } from "./played-view.js";
import { PlayersView } from "./players-view.js";
import { SawView } from "./saw-view.js";
import { SearchOptionsView } from "./search-options-view.js";
import { SearchView } from "./search-view.js";
import { SettingsView } from "./settings-view.js";
import { StagesView } from "./stages-view.js";
import { ThemeView } from "./theme-view.js";
import { TransportView } from "./transport-view.js";
import { TreeView } from "./tree/tree-view.js";
import { VariablesView } from "./variables-view.js";
import { PaneDivider } from "./pane-divider.js";

/** @typedef {typeof VIEWS & typeof import("./part.js").LATER_VIEWS & typeof import("./code/part.js").CODE_VIEWS & import("../state/features.js").FeatureViews} ViewClasses */

const VIEWS = Object.freeze({
  "ask-view": AskView,
  "board-view": BoardView,
  "boot-view": BootView,
  "centre-view": CentreView,
  "counters-view": CountersView,
  "cuts-view": CutsView,
  "embed-view": EmbedView,
  "explain-view": ExplainView,
  "help-view": HelpView,
  "moves-view": MovesView,
  "notice-view": NoticeView,
  "narration-view": NarrationView,
  "layout-view": LayoutView,
  "panel-view": PanelView,
  "panes-view": PanesView,
  "places-view": PlacesView,
  "play-view": PlayView,
  "played-view": PlayedView,
  "players-view": PlayersView,
  "saw-view": SawView,
  "search-options-view": SearchOptionsView,
  "search-view": SearchView,
  "settings-view": SettingsView,
  "stages-view": StagesView,
  "theme-view": ThemeView,
  "transport-view": TransportView,
  "tree-view": TreeView,
  "variables-view": VariablesView,
  "pane-divider": PaneDivider,
});

for (const [tag, view] of Object.entries(VIEWS)) customElements.define(tag, view);
