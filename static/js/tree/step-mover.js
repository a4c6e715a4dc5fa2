/**
 * The clock of a step: how far the motion between two cursors is, frame by frame.
 */
import { legsOf } from "../trace/legs.js";
import { durationOf } from "./motion-times.js";
import { motionOf } from "./motion.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

export class StepMover {
  constructor() {
    /**
     * The step under way: from the earlier cursor to the later, forward (1) or back (−1).
     * @type {{motion: import("./motion.js").Motion, earlier: number, later: number, direction: 1 | -1, phase: number,
     *   time: number, duration: number} | null}
     */
    this.step = null;
  }

  /**
   * Begins the step from one cursor to another. A step back, while the same step forward is under way, turns round where
   * that is.
   * @param {{before: Trace, after: Trace}} traces  in a tree that grows, each step has a trace of its own
   * @param {number} from @param {number} to @param {number} pace see durationOf
   * @param {number} now in milliseconds
   */
  begin({ before, after }, from, to, pace, now) {
    const [earlier, later] = from < to ? [from, to] : [to, from];
    const direction = from < to ? 1 : -1;
    const { step } = this;
    if (step && step.earlier === earlier && step.later === later) {
      this.step = { ...step, direction, time: now };
      return;
    }
    const [trace, grown] = from < to ? [before, after] : [after, before];
    const legs = legsOf(grown, earlier, later);
    this.step =
      legs.length === 0
        ? null
        : {
            motion: motionOf(trace, legs, later, grown),
            earlier,
            later,
            direction,
            phase: direction > 0 ? 0 : 1,
            time: now,
            duration: durationOf(legs.length, pace),
          };
  }

  end() {
    this.step = null;
  }

  /** Goes on with the step; it ends by itself. @param {number} now */
  advance(now) {
    const { step } = this;
    if (!step) return;
    const phase = step.phase + (step.direction * Math.max(0, now - step.time)) / step.duration;
    const isOver = step.direction > 0 ? phase >= 1 : phase <= 0;
    // A frame's time may be a little earlier than the press that it shows.
    this.step = isOver ? null : { ...step, phase, time: Math.max(now, step.time) };
  }

  /** What the painter needs of it. */
  get between() {
    return this.step && { motion: this.step.motion, phase: this.step.phase };
  }
}
