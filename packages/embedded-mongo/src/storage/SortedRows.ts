import type { KeyRange, Row } from './reader.ts';

/** Compares index entries by key, then by record. */
export const compareEntries = (one: Row, other: Row): number =>
  Buffer.compare(one.key!, other.key!) || one.rid - other.rid;

/** Sorted index entries, searched by bisection. */
export class SortedRows {
  readonly #rows: Row[];

  constructor(rows: Row[]) {
    this.#rows = rows.sort(compareEntries);
  }

  /** Counts the rows for which `isBefore` holds. */
  #countBefore(isBefore: (row: Row) => boolean): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#rows[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #getPlace(row: Row): number {
    return this.#countBefore((other) => compareEntries(other, row) < 0);
  }

  add(row: Row): void {
    this.#rows.splice(this.#getPlace(row), 0, row);
  }

  /** Removes the row with the same key and record. */
  remove(row: Row): void {
    this.#rows.splice(this.#getPlace(row), 1);
  }

  /** Returns a separate list, which later changes do not affect. */
  within({ low, high }: KeyRange): Row[] {
    return this.#rows.slice(
      this.#countBefore(({ key }) => Buffer.compare(key!, low) < 0),
      this.#countBefore(({ key }) => Buffer.compare(key!, high) < 0),
    );
  }
}
