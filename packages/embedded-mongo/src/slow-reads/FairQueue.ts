/**
 * Entries of several callers that wait for their turn. Callers take turns, and the entries of each come in their order: the
 * entries of one caller delay another's first entry by one at most.
 */
export class FairQueue<Entry> {
  /** Entries of the callers by their turn, without the latest one. */
  readonly #byCaller = new Map<string, Set<Entry>>();
  /** The caller who had the latest turn. The next one comes after those who wait when it is over. */
  #latest: { readonly caller: string; readonly waiting: Set<Entry> } = { caller: '', waiting: new Set() };
  readonly #max: number;
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Adds an entry. When the queue is full, returns the entry that it leaves out for that: the newest of the caller who has
   * the most.
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

  /** Ends the turn of the latest caller, and takes the next one's first entry. */
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

  /** Prefers the given caller among those who have as many. */
  #leaveOut(preferred: string): Entry {
    let [most, longest] = [preferred, this.#find(preferred)!];
    for (const [caller, entries] of [...this.#byCaller, [this.#latest.caller, this.#latest.waiting] as const])
      if (entries.size > longest.size) [most, longest] = [caller, entries];
    const newest = [...longest].at(-1)!;
    this.delete(most, newest);
    return newest;
  }
}
