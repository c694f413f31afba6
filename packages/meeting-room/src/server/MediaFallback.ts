/** Interval at which the server checks whether the media server is back. */
const PROBE_MS = 5_000;
/** Number of successive answers after which the media move back: pictures stop for a moment with each move. */
const ANSWERS_TO_RETURN = 2;
/** Time in which a restarted media server is back. A room without any media so far does not wait for it. */
const PATIENCE_MS = 6_000;

export interface MediaFallbackOptions {
  /** Resolves if the media server answers. */
  probe(): Promise<unknown>;
  /** Returns whether the room can do without the media server now. */
  isPossible(): boolean;
  now(): number;
  onChange(): void;
}

/** Decides when the pages of a room connect directly because the media server is away, and when they stop doing so. */
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

  /** Records that the media server gave a page its access. */
  noteAccess(): void {
    this.#wasThere = true;
    this.#awaySince = undefined;
  }

  /** Records that the media server gave no access. Pages repeat their requests. */
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
