/** What the page hands to kinds and features, so that they can do what a person wants. The modules in `static/js/app` do it. */

import type { Device } from "../files/device.js";
import type { Look, Size } from "../python/protocol.js";
import type { OwnText } from "../state/catalogue.js";
import type { State } from "../state/state.js";
import type { PythonRequests, Stores } from "../state/stores.js";
import type { How, Kind, Task, SearchOverrides } from "./kind.js";

/** It may ask Python several questions. */
export type Work = (task: Task) => Promise<unknown>;

/** To handle intents. */
export interface ActionContext extends Stores, PythonRequests {
  device: Device;
  /** Does work beside the search, after what is under way. */
  beside: (name: string, work: Work) => Promise<unknown>;
}

/** To make Python's moves. */
export interface TurnContext extends Stores, PythonRequests, Pick<KindContext, "move"> {
  goToEnd: () => void;
  pause: (ms: number) => Promise<unknown>;
}

/** To handle the intents of a kind: it changes the subject, and has it searched. */
export interface KindContext extends ActionContext {
  /** Does work in place of what is under way. */
  attempt: (work: Work) => Promise<unknown>;
  /** Changes the position, after all earlier changes are done. */
  change: (work: Work) => Promise<unknown>;
  changed: () => Promise<unknown>;
  changeAndAnswer: (task: Task, work: Work, next?: () => Promise<unknown>) => Promise<void>;
  /** Puts another subject on the board, unless a newer one is chosen meanwhile. */
  choose: (name: string, find: (signal: AbortSignal) => Promise<Look>, put: (look: Look) => void) => Promise<unknown>;

  /** Asks what a position looks like; null for the first one. */
  lookAt: (
    subject: string,
    options: Record<string, number>,
    text: string | null,
    signal: AbortSignal,
    own?: OwnText,
  ) => Promise<Look>;
  /** The same, or the look of another position if the first is not valid. */
  lookOrElse: (
    subject: string,
    options: Record<string, number>,
    text: string,
    other: string,
    signal: AbortSignal,
  ) => Promise<Look>;
  begin: (look: Look, change: Partial<State>, uncalled?: boolean) => void;
  move: (look: Look, change?: Partial<State>) => void;
  setPosition: (text: string, drawn: boolean) => unknown;
  firstSettings: (look: Look) => Partial<State>;
  chooseRoom: (room: string) => unknown;
  /** Goes where a link in plain words leads. */
  openPlain: (text: string) => unknown;

  /** The part of a request about the subject on the board and the method with its settings. */
  request: (settings?: State) => ReturnType<Kind["method"]>;
  estimate: (signal: AbortSignal, within?: SearchOverrides) => Promise<Size>;
  /** Asks before a search that will probably be large. */
  confirm: (size: Size) => void;
  maxNodes: () => number;
  search: (task: Task, how?: How) => Promise<void>;
  /** What happens after a change of the position: a search, or a move by Python. */
  answer: (task: Task, interrupted?: boolean) => Promise<void>;
  /** What happens after a new subject. */
  begun: (task: Task, how?: How) => Promise<void>;
  /** Asks the further questions about the tree, if that was interrupted. */
  finish: (task: Task) => Promise<void>;
  changeRun: (change: Partial<State>) => unknown;
  changeOptions: (options: State["methodOptions"]) => unknown;

  install: (name: string, signal: AbortSignal) => Promise<void>;
}
