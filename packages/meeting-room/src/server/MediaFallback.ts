/** Interval at which the media server is asked whether it is back. */
const PROBE_MS = 5_000;
/** So many answers in a row bring the media back to it: pictures stop for a moment each time they move. */
const ANSWERS_TO_RETURN = 2;
/** A server that was started again is back by then. A room that has had no media yet does not wait. */
const PATIENCE_MS = 6_000;

export interface MediaFallbackOptions {
  /** Resolves if the media server answers. */
  probe(): Promise<unknown>;
  /** Whether the room may do without the media server now. */
  isPossible(): boolean;
  now(): number;
  onChange(): void;
}

/** Decides when pages of a room reach each other directly, for the media server is away, and when no longer. */
export class MediaFallback {
  isOn = false;
  readonly #options: MediaFallbackOptions;
  #wasThere = false;
  #awaySince: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #answers = 0;

  constructor(options: MediaFallbackOptions) {
    this.#options = options;
  }

  /** Notes that the media server gave a page its access. */
  noteAccess(): void {
    this.#wasThere = true;
    this.#awaySince = undefined;
  }

  /** Notes that the media server gave none. Pages ask again and again. */
  noteAway(): void {
    const { now, isPossible, onChange } = this.#options;
    this.#awaySince ??= now();
    const isDue = !this.#wasThere || now() - this.#awaySince >= PATIENCE_MS;
    if (this.isOn || !isDue || !isPossible()) return;
    this.isOn = true;
    this.#probeLater();
    onChange();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isOn = false;
  }

  #probeLater(): void {
    this.#timer = setTimeout(() => void this.#probe(), PROBE_MS).unref();
  }

  async #probe(): Promise<void> {
    const answers = await this.#options.probe().then(
      () => true,
      () => false,
    );
    if (!this.isOn) return;
    this.#answers = answers ? this.#answers + 1 : 0;
    if (this.#answers < ANSWERS_TO_RETURN) return this.#probeLater();
    this.#answers = 0;
    this.#awaySince = undefined;
    this.isOn = false;
    this.#options.onChange();
  }
}
