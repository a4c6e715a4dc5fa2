/** The views that the first picture does not need, by the tags of their elements. */

import { CoinMapView } from "./coin-map-view.js";
import { ComparisonView } from "./comparison-view.js";
import { DuelView } from "./contests/duel-view.js";
import { DuoView } from "./duo-view.js";
import { EffortView } from "./effort-view.js";
import { FilesView } from "./files-view.js";
import { OutputView } from "./output-view.js";
import { PairsView } from "./pairs-view.js";
import { PlotView } from "./plot-view.js";
import { PlotsView } from "./plots-view.js";
import { ProblemTextView } from "./problem-text-view.js";
import { ProblemThumbnail } from "./problem-thumbnail.js";
import { ProblemView } from "./problem-view.js";
import { RaceView } from "./race-view.js";
import { ReadingView } from "./reading-view.js";
import { ScoresView } from "./scores-view.js";
import { StateView } from "./state-view.js";
import { TrialsView } from "./contests/trials-view.js";
import { WeightsView } from "./weights-view.js";

export const LATER_VIEWS = Object.freeze({
  "coin-map-view": CoinMapView,
  "comparison-view": ComparisonView,
  "duel-view": DuelView,
  "duo-view": DuoView,
  "effort-view": EffortView,
  "files-view": FilesView,
  "output-view": OutputView,
  "pairs-view": PairsView,
  "plot-view": PlotView,
  "plots-view": PlotsView,
  "problem-text-view": ProblemTextView,
  "problem-thumbnail": ProblemThumbnail,
  "problem-view": ProblemView,
  "race-view": RaceView,
  "reading-view": ReadingView,
  "scores-view": ScoresView,
  "state-view": StateView,
  "trials-view": TrialsView,
  "weights-view": WeightsView,
});

for (const [tag, view] of Object.entries(LATER_VIEWS)) customElements.define(tag, view);
