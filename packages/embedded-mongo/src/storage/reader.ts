import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { asBuffer } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';
import type { Collection, Index } from './catalogue.ts';

export interface Row {
  rid: number;
  doc: Buffer;
  /** The index key by which it was found; undefined in a collection scan. */
  key?: Buffer;
}

/** An index entry in one of several ranges, with the position of that range. */
export interface Entry {
  range: number;
  key: Buffer;
  rid: number;
}

/** Place of an entry in its index. */
export type Place = Pick<Entry, 'key' | 'rid'>;

/** Keys from `low` (inclusive) to `high` (exclusive). */
export interface KeyRange {
  low: Buffer;
  high: Buffer;
}

/** Hints for a scan before it begins. */
export interface Reading {
  /** Number of rows that the caller will read, in this scan and the ones merged with it. */
  expected?: number;
  /** Entry after which the scan begins, instead of the range's beginning. */
  after?: Place;
  /** Number of scans that are read side by side, which limits the memory of each. */
  scans?: number;
}

/** Source of queries: the store itself, or a transaction's snapshot with its own writes over it. */
export interface View {
  scanIndex(collection: Collection, index: Index, range: KeyRange, reverse: boolean, reading?: Reading): Iterable<Row>;
  /** Returns the row of an entry; undefined if the index no longer holds it. */
  readRow(collection: Collection, index: Index, entry: Entry): Row | undefined;
  /** Returns all rows of these ranges in order; undefined if there are more than `most`. */
  rowsWithin(collection: Collection, index: Index, ranges: readonly KeyRange[], most: number): Row[] | undefined;
  /** Does the same as `rowsWithin`, without the documents. */
  entriesWithin(collection: Collection, index: Index, ranges: readonly KeyRange[], most: number): Entry[] | undefined;
  /** Returns for each range a key that, in scan order, none of its rows precedes; undefined if the range is empty. */
  firstKeys(
    collection: Collection,
    index: Index,
    ranges: readonly KeyRange[],
    reverse: boolean,
  ): (Buffer | undefined)[];
  /** Returns the document with a complete key of a unique index. */
  findUnique(collection: Collection, index: Index, key: Buffer): Row | undefined;
  scanAll(collection: Collection, reverse: boolean): Iterable<Row>;
  count(collection: Collection): number;
  /** Counts the index entries in the ranges, up to `limit`. */
  countKeys(index: Index, ranges: readonly KeyRange[], limit: number): number;
  /** Returns the entry at position `count` of a range, in the scan's order; undefined if the range holds fewer. */
  findEntry(index: Index, range: KeyRange, reverse: boolean, count: number): Place | undefined;
  /** Returns whether the view holds changes of the collection that its indexes do not hold yet. */
  hasChanged(collection: Collection): boolean;
  /** Returns false for an index that is newer than the view's snapshot. */
  sees(index: Index): boolean;
}

/** Target of writes. Every call is atomic: if it throws, it has changed nothing. */
export interface Writer {
  find(ns: string): Collection | undefined;
  createCollection(db: string, name: string): Collection;
  createIndex(collection: Collection, spec: Doc): Index;
  insert(collection: Collection, bytes: Buffer, doc: Doc): void;
  replace(collection: Collection, rid: number, oldDoc: Doc, bytes: Buffer, doc: Doc): void;
  remove(collection: Collection, rid: number, doc: Doc): void;
}

const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 512;
const CHUNK_BYTES = 4 * 1024 * 1024;

/** Returns the ranges as one parameter of a statement, for `json_each`. */
const asJson = (ranges: readonly KeyRange[]): string =>
  JSON.stringify(ranges.map(({ low, high }) => [low.toString('hex'), high.toString('hex')]));
/** Returns the join of an index's entries with their documents. */
const withDocuments = (index: Index, collection: Collection): string =>
  `i_${index.id} AS i CROSS JOIN c_${collection.id} AS c ON c.rid = i.rid`;
const WITHIN = 'k >= unhex(value ->> 0) AND k < unhex(value ->> 1)';

const largestChunk = (scans: number): number => Math.ceil(LARGEST_CHUNK / Math.sqrt(scans));

/**
 * Returns the number of rows to read next. It grows each time, as long as rows like the last ones fit into memory
 * together.
 */
function nextSize(size: number, rows: readonly { at(position: number): unknown }[], scans = 1): number {
  const bytes = rows.reduce((sum, row) => sum + (row.at(-1) as Uint8Array).length, 1);
  const fitting = Math.floor((CHUNK_BYTES * rows.length) / bytes / scans);
  return Math.max(1, Math.min(size * 4, largestChunk(scans), fitting));
}

/** Reads documents and index entries through one SQLite connection. */
export class Reader {
  readonly sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(sqlite: DatabaseSync) {
    this.sqlite = sqlite;
  }

  protected prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.sqlite.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  get(collection: Collection, rid: number): Buffer | undefined {
    const row = this.prepare(`SELECT doc FROM c_${collection.id} WHERE rid = ?`).get(rid) as unknown as
      [Uint8Array] | undefined;
    return row && asBuffer(row[0]);
  }

  *scanAll(collection: Collection, reverse: boolean): Generator<Row> {
    const statement = this.prepare(
      `SELECT rid, doc FROM c_${collection.id} WHERE rid ${reverse ? '<' : '>'} ? ORDER BY rid ${reverse ? 'DESC' : ''} LIMIT ?`,
    );
    let last = reverse ? Number.MAX_SAFE_INTEGER : -1;
    for (let size = FIRST_CHUNK; ;) {
      const rows = statement.all(last, size) as unknown as [number, Uint8Array][];
      for (const [rid, doc] of rows) yield { rid, doc: asBuffer(doc) };
      if (rows.length < size) return;
      last = rows.at(-1)![0];
      size = nextSize(size, rows);
    }
  }

  findUnique(collection: Collection, index: Index, key: Buffer): Row | undefined {
    const row = this.prepare(`SELECT i.rid, doc FROM ${withDocuments(index, collection)} WHERE k = ?`).get(
      key,
    ) as unknown as [number, Uint8Array] | undefined;
    return row && { rid: row[0], doc: asBuffer(row[1]), key };
  }

  *scanIndex(
    collection: Collection,
    index: Index,
    { low, high }: KeyRange,
    reverse: boolean,
    { expected, scans = 1, after }: Reading = {},
  ): Generator<Row> {
    const from = `SELECT k, i.rid, doc FROM ${withDocuments(index, collection)}`;
    const statement = this.prepare(
      reverse
        ? `${from} WHERE (k, i.rid) < (?, ?) AND k >= ? ORDER BY k DESC, i.rid DESC LIMIT ?`
        : `${from} WHERE (k, i.rid) > (?, ?) AND k < ? ORDER BY k, i.rid LIMIT ?`,
    );
    let [key, last]: [Uint8Array, number] = after ? [after.key, after.rid] : [reverse ? high : low, -1];
    const first = expected === undefined ? FIRST_CHUNK : Math.ceil(expected / scans);
    for (let size = Math.min(first, largestChunk(scans)); ;) {
      const rows = statement.all(key, last, reverse ? low : high, size) as unknown as [
        Uint8Array,
        number,
        Uint8Array,
      ][];
      for (const [k, rid, doc] of rows) yield { rid, doc: asBuffer(doc), key: asBuffer(k) };
      if (rows.length < size) return;
      [key, last] = rows.at(-1)!;
      size = nextSize(size, rows, scans);
    }
  }

  // The joins visit the ranges in their order, and each range in the index's order.
  rowsWithin(collection: Collection, index: Index, ranges: readonly KeyRange[], most: number): Row[] | undefined {
    const from = `json_each(?) CROSS JOIN ${withDocuments(index, collection)}`;
    const statement = this.prepare(`SELECT k, i.rid, doc FROM ${from} WHERE ${WITHIN} LIMIT ?`);
    const rows = statement.all(asJson(ranges), most + 1) as unknown as [Uint8Array, number, Uint8Array][];
    return rows.length > most
      ? undefined
      : rows.map(([key, rid, doc]) => ({ rid, doc: asBuffer(doc), key: asBuffer(key) }));
  }

  entriesWithin(_collection: Collection, index: Index, ranges: readonly KeyRange[], most: number): Entry[] | undefined {
    const from = `json_each(?) AS r CROSS JOIN i_${index.id} ON ${WITHIN}`;
    const statement = this.prepare(`SELECT r.key, k, rid FROM ${from} LIMIT ?`);
    const rows = statement.all(asJson(ranges), most + 1) as unknown as [number, Uint8Array, number][];
    return rows.length > most ? undefined : rows.map(([range, key, rid]) => ({ range, rid, key: asBuffer(key) }));
  }

  readRow(collection: Collection, index: Index, { key, rid }: Entry): Row | undefined {
    const row = this.prepare(`SELECT doc FROM ${withDocuments(index, collection)} WHERE k = ? AND i.rid = ?`).get(
      key,
      rid,
    ) as unknown as [Uint8Array] | undefined;
    return row && { rid, doc: asBuffer(row[0]), key };
  }

  firstKeys(
    _collection: Collection,
    index: Index,
    ranges: readonly KeyRange[],
    reverse: boolean,
  ): (Buffer | undefined)[] {
    const first = `SELECT k FROM i_${index.id} WHERE ${WITHIN} ORDER BY k ${reverse ? 'DESC' : ''} LIMIT 1`;
    const rows = this.prepare(`SELECT (${first}) FROM json_each(?)`).all(asJson(ranges)) as unknown as [
      Uint8Array | null,
    ][];
    return rows.map(([key]) => (key ? asBuffer(key) : undefined));
  }

  countKeys(index: Index, ranges: readonly KeyRange[], limit: number): number {
    const among = `FROM json_each(?) CROSS JOIN i_${index.id} ON ${WITHIN}`;
    const sql = `SELECT count(*) FROM (SELECT 1 ${among} LIMIT ?)`;
    return (this.prepare(sql).get(asJson(ranges), limit) as unknown as [number])[0];
  }

  findEntry(index: Index, { low, high }: KeyRange, reverse: boolean, count: number): Place | undefined {
    const order = reverse ? 'k DESC, rid DESC' : 'k, rid';
    const sql = `SELECT k, rid FROM i_${index.id} WHERE k >= ? AND k < ? ORDER BY ${order} LIMIT 1 OFFSET ?`;
    const row = this.prepare(sql).get(low, high, count - 1) as unknown as [Uint8Array, number] | undefined;
    return row && { key: asBuffer(row[0]), rid: row[1] };
  }

  /** Returns the record that a unique index holds under the key. */
  getHolder(index: Index, key: Buffer): number | undefined {
    return (this.prepare(`SELECT rid FROM i_${index.id} WHERE k = ?`).get(key) as unknown as [number] | undefined)?.[0];
  }

  countAll(collection: Collection): number {
    return (this.prepare(`SELECT count(*) FROM c_${collection.id}`).get() as unknown as [number])[0];
  }

  /** Deletes the prepared statements of a dropped table, which would keep its schema alive. */
  protected forgetStatements(table: string): void {
    for (const sql of this.#statements.keys()) if (new RegExp(`\\b${table}\\b`).test(sql)) this.#statements.delete(sql);
  }

  /** Deletes all prepared statements, which would keep their transaction open. */
  forgetAllStatements(): void {
    this.#statements.clear();
  }
}
