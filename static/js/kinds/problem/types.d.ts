import type { ProblemIntents } from "./intents.js";
import type { ProblemState, ProblemSubject } from "./memory.js";

declare module "../../state/kinds.js" {
  interface KindState extends ProblemState {}
  interface KindSubject extends ProblemSubject {}
  interface KindIntents extends ProblemIntents {}
}
