/** Counts attempts per key, in a window that starts with the first counted attempt. */
export class AttemptLimit {
  #attempts: number;
  #windowMs: number;
  #counted = new Map<string, { count: number; until: number }>();

  constructor({ attempts, windowMs }: { attempts: number; windowMs: number }) {
    this.#attempts = attempts;
    this.#windowMs = windowMs;
  }

  isExhausted(key: string): boolean {
    const counted = this.#counted.get(key);
    return counted !== undefined && counted.until > performance.now() && counted.count >= this.#attempts;
  }

  count(key: string, by = 1): void {
    const now = performance.now();
    // Entries are in the order in which their windows end.
    for (const [known, { until }] of this.#counted) {
      if (until > now) break;
      this.#counted.delete(known);
    }
    const counted = this.#counted.get(key) ?? { count: 0, until: now + this.#windowMs };
    counted.count += by;
    this.#counted.set(key, counted);
  }

  /** Counts one attempt. Returns false, without counting, if the key has none left. */
  take(key: string): boolean {
    if (this.isExhausted(key)) return false;
    this.count(key);
    return true;
  }
}
