/** Holder of records that other writers may not write until it ends. */
export interface Holder {
  /** Resolves when the holder has released everything. */
  readonly ended: Promise<void>;
}

/**
 * Thrown at a writer outside a transaction if a transaction holds a record that it needs. The writer waits and runs
 * again.
 */
export class Blocked extends Error {
  readonly holder: Holder;

  constructor(holder: Holder) {
    super('blocked by a transaction');
    this.holder = holder;
  }
}

/** Records and unique keys that open transactions have written, and those that others wrote while any was open. */
export class Locks {
  readonly #held = new Map<string, Holder>();
  readonly #recent = new Map<string, number>();
  readonly #open = new Set<Holder>();

  get isInUse(): boolean {
    return this.#open.size > 0;
  }

  enter(holder: Holder): void {
    this.#open.add(holder);
  }

  leave(holder: Holder): void {
    this.#open.delete(holder);
    for (const [name, owner] of this.#held) if (owner === holder) this.#held.delete(name);
    if (this.#open.size === 0) this.#recent.clear();
  }

  getHolder(name: string): Holder | undefined {
    return this.#held.get(name);
  }

  hold(name: string, holder: Holder): void {
    this.#held.set(name, holder);
  }

  /** Throws Blocked if another holder holds one of the names. */
  check(names: readonly string[], self?: Holder): void {
    for (const name of names) {
      const holder = this.#held.get(name);
      if (holder && holder !== self) throw new Blocked(holder);
    }
  }

  /** Records a write in the given commit batch, for transactions with an older snapshot. */
  noteWrite(name: string, batch: number): void {
    if (this.isInUse) this.#recent.set(name, batch);
  }

  /** Returns the commit batch of the last write since the oldest open transaction began. */
  lastWrite(name: string): number | undefined {
    return this.#recent.get(name);
  }
}

export const recordLock = (collectionId: number, rid: number): string => `c${collectionId}:${rid}`;
export const keyLock = (indexId: number, key: Buffer): string => `i${indexId}:${key.toString('latin1')}`;
