/**
 * The views of the first picture, by the tags of their elements; rest.js has those that come right after it, and part.js the
 * others. A new view is a file here and a line in one of the three; features have their own.
 */

import { AskView } from "./ask-view.js";
import { BootView } from "./boot-view.js";
import { ExplainView } from "./explain-view.js";
import { NarrationView } from "./narration-view.js";
import { NoticeView } from "./notice-view.js";
import { LayoutView } from "./layout-view.js";
import { PanelView } from "./panel-view.js";
import { PanesView } from "./panes-view.js";
import { PlacesView } from "./places-view.js";
import { SearchView } from "./search-view.js";
import { StagesView } from "./stages-view.js";
import { TransportView } from "./transport-view.js";
import { TreeView } from "./tree/tree-view.js";
import { VariablesView } from "./variables-view.js";
import { PaneDivider } from "./pane-divider.js";

/** @typedef {typeof VIEWS & typeof import("./rest.js").REST_VIEWS & typeof import("./part.js").LATER_VIEWS & typeof import("./code/part.js").CODE_VIEWS & import("../state/features.js").FeatureViews} ViewClasses */

const VIEWS = Object.freeze({
  "ask-view": AskView,
  "boot-view": BootView,
  "explain-view": ExplainView,
  "notice-view": NoticeView,
  "narration-view": NarrationView,
  "layout-view": LayoutView,
  "panel-view": PanelView,
  "panes-view": PanesView,
  "places-view": PlacesView,
  "search-view": SearchView,
  "stages-view": StagesView,
  "transport-view": TransportView,
  "tree-view": TreeView,
  "variables-view": VariablesView,
  "pane-divider": PaneDivider,
});

for (const [tag, view] of Object.entries(VIEWS)) customElements.define(tag, view);
