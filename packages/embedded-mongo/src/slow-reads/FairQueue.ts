/**
 * Fair queue: callers take turns, and the entries of each caller come in their order. The entries of one caller delay
 * another's first entry by at most one.
 */
export class FairQueue<Entry> {
  /** Waiting entries of all callers except the latest one, in the order of their turns. */
  readonly #byCaller = new Map<string, Set<Entry>>();
  /** The caller who had the latest turn. When it is over, the caller's next turn comes after all who wait. */
  #latest: { readonly caller: string; readonly waiting: Set<Entry> } = { caller: '', waiting: new Set() };
  readonly #max: number;
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Adds an entry. If the queue is full, it drops and returns one: the newest entry of the caller with the most
   * entries.
   */
  add(caller: string, entry: Entry): Entry | undefined {
    const waiting = this.#find(caller) ?? new Set();
    if (caller !== this.#latest.caller) this.#byCaller.set(caller, waiting);
    waiting.add(entry);
    this.#size++;
    return this.#size > this.#max ? this.#leaveOut(caller) : undefined;
  }

  delete(caller: string, entry: Entry): boolean {
    if (!this.#find(caller)?.delete(entry)) return false;
    this.#size--;
    return true;
  }

  /** Ends the turn of the latest caller, and takes the first entry of the next one. */
  take(): Entry | undefined {
    const { caller, waiting } = this.#latest;
    this.#byCaller.set(caller, waiting);
    for (const [next, entries] of this.#byCaller) {
      this.#byCaller.delete(next);
      const [entry] = entries;
      if (entry === undefined) continue;
      this.#latest = { caller: next, waiting: entries };
      this.delete(next, entry);
      return entry;
    }
    this.#latest = { caller: '', waiting: new Set() };
    return undefined;
  }

  /** Takes all entries. */
  *drain(): Iterable<Entry> {
    for (let entry = this.take(); entry !== undefined; entry = this.take()) yield entry;
  }

  #find(caller: string): Set<Entry> | undefined {
    return caller === this.#latest.caller ? this.#latest.waiting : this.#byCaller.get(caller);
  }

  /** Drops the newest entry of the caller with the most entries. Among equals, it prefers the given caller. */
  #leaveOut(preferred: string): Entry {
    let [most, longest] = [preferred, this.#find(preferred)!];
    for (const [caller, entries] of [...this.#byCaller, [this.#latest.caller, this.#latest.waiting] as const])
      if (entries.size > longest.size) [most, longest] = [caller, entries];
    const newest = [...longest].at(-1)!;
    this.delete(most, newest);
    return newest;
  }
}
