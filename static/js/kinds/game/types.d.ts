import type { GameIntents } from "./intents.js";
import type { GameLaboratory, GameRun, GameState, GameSubject } from "./memory.js";

declare module "../../state/kinds.js" {
  interface KindState extends GameState {}
  interface KindSubject extends GameSubject {}
  interface KindRun extends GameRun {}
  interface KindLaboratory extends GameLaboratory {}
  interface KindIntents extends GameIntents {}
}
