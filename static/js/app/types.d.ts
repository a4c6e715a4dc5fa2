import type { Device } from "../files/device.js";
import type { Asking, Stores } from "../state/stores.js";
import type { Attempts } from "./attempts.js";
import type { Board } from "./board.js";
import type { Following } from "./following.js";
import type { Position } from "./position.js";
import type { Search } from "./search.js";
import type { Settings } from "./settings.js";
import type { Steps } from "./steps.js";

declare module "../kinds/context.js" {
  interface TurnContext extends Stores, Asking, Pick<Board, "move">, Pick<Steps, "goToEnd"> {
    pause: (ms: number) => Promise<unknown>;
  }

  interface ActionContext
    extends Stores,
      Asking,
      Attempts,
      Board,
      Following,
      Pick<Position, "setPosition">,
      Pick<Search, "request" | "estimate" | "confirm" | "finish">,
      Pick<Settings, "changeRun" | "changeOptions"> {
    device: Device;
    chooseRoom: (room: string) => unknown;
    install: (name: string, signal: AbortSignal) => Promise<void>;
  }
}
