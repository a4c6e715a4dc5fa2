import type { ProgramIntents } from "./intents.js";
import type { ProgramDevice, ProgramRun, ProgramState } from "./memory.js";

declare module "../../state/kinds.js" {
  interface KindState extends ProgramState {}
  interface KindRun extends ProgramRun {}
  interface KindDevice extends ProgramDevice {}
  interface KindIntents extends ProgramIntents {}
}
