import { BACKGROUND_FPS_MIN, BACKGROUND_SLOW_MS, BACKGROUND_STALL_MS } from '../../protocol/limits.ts';

export interface FrameWatchParts {
  /** Returns the number of frames drawn so far. */
  readonly countFrames: () => number;
  /** Returns the frames a second that the camera gives, if it says so. */
  readonly getCameraFps: () => number | undefined;
  /** Returns whether frames are due: a camera that is paused gives none. */
  readonly isDue: () => boolean;
  readonly onSlow: () => void;
  readonly onSteady: () => void;
  readonly onStalled: () => void;
}

const INTERVAL_MS = 1_000;

/**
 * Measures the frames a second. Reports once that they stay below the limit, that they stay above it again, and that no
 * frame came for a long time. A camera that is slow by itself, as in a dark room, must give half of its own frames.
 */
export class FrameWatch {
  readonly #parts: FrameWatchParts;
  #timer: ReturnType<typeof setInterval>;
  #last: { time: number; frames: number };
  #isSlow = false;
  /** Time since which the frames are on the other side of the limit than was reported. */
  #changedAt: number | undefined;
  #stillSince: number;

  constructor(parts: FrameWatchParts) {
    this.#parts = parts;
    this.#last = { time: performance.now(), frames: parts.countFrames() };
    this.#stillSince = this.#last.time;
    this.#timer = setInterval(() => this.#measure(), INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #measure(): void {
    const { countFrames, getCameraFps, isDue, onSlow, onSteady, onStalled } = this.#parts;
    const before = this.#last;
    const now = { time: performance.now(), frames: countFrames() };
    this.#last = now;
    // Browsers slow hidden pages down.
    if (!isDue() || document.visibilityState === 'hidden') {
      this.#changedAt = undefined;
      this.#stillSince = now.time;
      return;
    }
    if (now.frames > before.frames) this.#stillSince = now.time;
    else if (now.time - this.#stillSince >= BACKGROUND_STALL_MS) {
      this.stop();
      return onStalled();
    }
    const fps = ((now.frames - before.frames) / (now.time - before.time)) * 1_000;
    const isSlow = fps < Math.min(BACKGROUND_FPS_MIN, (getCameraFps() ?? Infinity) / 2);
    if (isSlow === this.#isSlow) {
      this.#changedAt = undefined;
      return;
    }
    this.#changedAt ??= before.time;
    if (now.time - this.#changedAt < BACKGROUND_SLOW_MS) return;
    this.#isSlow = isSlow;
    this.#changedAt = undefined;
    if (isSlow) onSlow();
    else onSteady();
  }
}
