/** Counts failures per key in a window that starts with the first of them. */
export class AttemptLimit {
  #attempts: number;
  #windowMs: number;
  #failures = new Map<string, { count: number; until: number }>();

  constructor({ attempts, windowMs }: { attempts: number; windowMs: number }) {
    this.#attempts = attempts;
    this.#windowMs = windowMs;
  }

  isExhausted(key: string): boolean {
    const failures = this.#failures.get(key);
    return failures !== undefined && failures.until > Date.now() && failures.count >= this.#attempts;
  }

  count(key: string): void {
    const now = Date.now();
    for (const [known, { until }] of this.#failures) if (until <= now) this.#failures.delete(known);
    const failures = this.#failures.get(key) ?? { count: 0, until: now + this.#windowMs };
    failures.count += 1;
    this.#failures.set(key, failures);
  }
}
