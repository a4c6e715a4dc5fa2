/** The views, by the tags of their elements. A new view is a file here and a line in `VIEWS`; features have their own. */

import { AskView } from "./ask-view.js";
import { BoardView } from "./board/board-view.js";
import { BootView } from "./boot-view.js";
import { CoinMapView } from "./coin-map-view.js";
import { CentreView } from "./centre-view.js";
import { ComparisonView } from "./comparison-view.js";
import { CountersView } from "./counters-view.js";
import { DuelView } from "./contests/duel-view.js";
import { DuoView } from "./duo-view.js";
import { PairsView } from "./pairs-view.js";
import { EffortView } from "./effort-view.js";
import { EmbedView } from "./embed-view.js";
import { ExplainView } from "./explain-view.js";
import { FilesView } from "./files-view.js";
import { HelpView } from "./help-view.js";
import { MovesView } from "./moves-view.js";
import { NarrationView } from "./narration-view.js";
import { NoticeView } from "./notice-view.js";
import { OutputView } from "./output-view.js";
import { PanesView } from "./panes-view.js";
import { PlayersView } from "./players-view.js";
import { PlotView } from "./plot-view.js";
import { PlotsView } from "./plots-view.js";
import { ProblemTextView } from "./problem-text-view.js";
import { ProblemView } from "./problem-view.js";
import { RaceView } from "./race-view.js";
import { ReadingView } from "./reading-view.js";
import { RoomView } from "./room-view.js";
import { ScoresView } from "./scores-view.js";
import { SearchOptionsView } from "./search-options-view.js";
import { SearchView } from "./search-view.js";
import { SettingsView } from "./settings-view.js";
import { StagesView } from "./stages-view.js";
import { StateView } from "./state-view.js";
import { ThemeView } from "./theme-view.js";
import { TransportView } from "./transport-view.js";
import { TreeView } from "./tree/tree-view.js";
import { TrialsView } from "./contests/trials-view.js";
import { VariablesView } from "./variables-view.js";
import { WeightsView } from "./weights-view.js";
import { PaneDivider } from "./pane-divider.js";

/** @typedef {typeof VIEWS & typeof import("./code/part.js").CODE_VIEWS & import("../state/features.js").FeatureViews} Views */

/**
 * What a presenter may give the view with this tag.
 * @template {keyof Views} Tag
 * @typedef {PropertiesOf<Views[Tag]>} Shown
 */

/**
 * The properties that a view declares and does not keep for itself.
 * @template {{properties: object, prototype: object}} View
 * @typedef {{[Name in keyof View["properties"] & keyof View["prototype"]
 *   as View["properties"][Name] extends {state: boolean} ? never : Name]?: View["prototype"][Name]}} PropertiesOf
 */

export const VIEWS = Object.freeze({
  "ask-view": AskView,
  "board-view": BoardView,
  "boot-view": BootView,
  "coin-map-view": CoinMapView,
  "centre-view": CentreView,
  "comparison-view": ComparisonView,
  "counters-view": CountersView,
  "duel-view": DuelView,
  "trials-view": TrialsView,
  "duo-view": DuoView,
  "pairs-view": PairsView,
  "effort-view": EffortView,
  "embed-view": EmbedView,
  "explain-view": ExplainView,
  "files-view": FilesView,
  "help-view": HelpView,
  "moves-view": MovesView,
  "notice-view": NoticeView,
  "narration-view": NarrationView,
  "output-view": OutputView,
  "panes-view": PanesView,
  "players-view": PlayersView,
  "plot-view": PlotView,
  "plots-view": PlotsView,
  "problem-text-view": ProblemTextView,
  "problem-view": ProblemView,
  "race-view": RaceView,
  "reading-view": ReadingView,
  "room-view": RoomView,
  "scores-view": ScoresView,
  "search-options-view": SearchOptionsView,
  "search-view": SearchView,
  "settings-view": SettingsView,
  "stages-view": StagesView,
  "state-view": StateView,
  "theme-view": ThemeView,
  "transport-view": TransportView,
  "tree-view": TreeView,
  "variables-view": VariablesView,
  "weights-view": WeightsView,
  "pane-divider": PaneDivider,
});
