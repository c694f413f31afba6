import type { DatabaseSync } from 'node:sqlite';
import type { Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { duplicateKey, indexEntries, mayDiffer, parseIndex, type Collection, type Index } from './catalogue.ts';
import { keyLock, recordLock, type Holder } from './locks.ts';
import {
  Reader,
  type Entry,
  type KeyRange,
  type Place,
  type Reading,
  type Row,
  type View,
  type Writer,
} from './reader.ts';
import { compareEntries, SortedRows } from './SortedRows.ts';
import type { Entries, Store } from './store.ts';

interface Change {
  /** Number of records that this transaction had changed before this one. */
  number: number;
  /** The document in the snapshot; undefined if this transaction inserted it. */
  before?: Doc;
  /** The document after the change; undefined if it was removed. */
  after?: { bytes: Buffer; doc: Doc };
}

/** Writes of a transaction to one collection. */
interface Changes {
  collection: Collection;
  records: Map<number, Change>;
  /** Entries of the changed documents, by the id of each index that was queried so far. */
  rows: Map<number, SortedRows>;
}

const writeConflict = (): MongoError =>
  new MongoError('WriteConflict', 'Caused by :: Write conflict during plan execution and yielding is disabled.', {}, [
    'TransientTransactionError',
  ]);

/**
 * A transaction reads its own SQLite snapshot with its writes on top, and writes nothing until it commits. The first to
 * write a record wins: a second transaction gets WriteConflict, and a writer outside waits.
 */
export class Transaction implements View, Writer, Holder {
  readonly ended: Promise<void>;
  readonly #store: Store;
  readonly #snapshot: Reader;
  readonly connection: DatabaseSync;
  readonly #batch: number;
  readonly #newest: { collection: number; index: number };
  /** Collections that the transaction created. They and their indexes have ids below zero, unlike stored ones. */
  readonly #created = new Map<string, Collection>();
  #lastId = 0;
  #lastRid = 0;
  readonly #changes = new Map<number, Changes>();
  #end!: () => void;

  /** Begins a transaction. `connection` must be idle; it is free again when the transaction has ended. */
  constructor(store: Store, connection: DatabaseSync) {
    this.#store = store;
    this.connection = connection;
    this.#batch = store.batch;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    connection.exec('BEGIN');
    const newest = (table: string): number =>
      (connection.prepare(`SELECT max(id) AS id FROM ${table}`).get()!.id as number | null) ?? 0;
    this.#newest = { collection: newest('collections'), index: newest('indexes') };
    this.#snapshot = new Reader(connection);
    store.locks.enter(this);
  }

  get hasWrites(): boolean {
    return this.#changes.size > 0 || this.#created.size > 0;
  }

  find(ns: string): Collection | undefined {
    return this.#created.get(ns) ?? this.#store.find(ns);
  }

  createCollection(db: string, name: string): Collection {
    const ns = `${db}.${name}`;
    this.#claim(ns);
    const collection: Collection = { id: --this.#lastId, db, name, ns, indexes: [] };
    collection.indexes.push(parseIndex(--this.#lastId, { v: 2, key: { _id: 1 }, name: '_id_' }, 0));
    this.#created.set(ns, collection);
    return collection;
  }

  createIndex(collection: Collection, spec: Doc): Index {
    if (!this.#created.has(collection.ns) || this.#changes.has(collection.id)) {
      throw new MongoError(
        'OperationNotSupportedInTransaction',
        `Cannot create new indexes on existing collection ${collection.ns} in a multi-document transaction.`,
      );
    }
    const index = parseIndex(--this.#lastId, spec, 0);
    collection.indexes.push(index);
    return index;
  }

  sees(index: Index): boolean {
    return index.id < 0 || index.id <= this.#newest.index;
  }

  #isInSnapshot(collection: Collection): boolean {
    return collection.id > 0 && collection.id <= this.#newest.collection;
  }

  #getChanges(collection: Collection): Changes {
    let changes = this.#changes.get(collection.id);
    if (!changes) this.#changes.set(collection.id, (changes = { collection, records: new Map(), rows: new Map() }));
    return changes;
  }

  /** Returns the changed documents' entries within the range. */
  #ownRows({ records, rows }: Changes, index: Index, range: KeyRange): Row[] {
    let sorted = rows.get(index.id);
    if (!sorted) {
      sorted = new SortedRows([...records].flatMap(([rid, { after }]) => (after ? toRows(index, rid, after) : [])));
      rows.set(index.id, sorted);
    }
    return sorted.within(range);
  }

  get(collection: Collection, rid: number): Buffer | undefined {
    const change = this.#changes.get(collection.id)?.records.get(rid);
    if (change) return change.after?.bytes;
    return this.#isInSnapshot(collection) ? this.#snapshot.get(collection, rid) : undefined;
  }

  scanAll(collection: Collection, reverse: boolean): Iterable<Row> {
    const records = this.#changes.get(collection.id)?.records;
    const base = this.#isInSnapshot(collection) ? this.#snapshot.scanAll(collection, reverse) : [];
    if (!records) return base;
    const own = [...records].flatMap(([rid, { after }]) => (after ? [{ rid, doc: after.bytes }] : []));
    const compare = (one: Row, other: Row): number => one.rid - other.rid;
    return merge(base, own.sort(compare), changedIn(records), compare, reverse);
  }

  findUnique(collection: Collection, index: Index, key: Buffer): Row | undefined {
    const changes = this.#changes.get(collection.id);
    const [own] = changes ? this.#ownRows(changes, index, onlyKey(key)) : [];
    if (own || !this.#isIndexed(collection, index)) return own;
    const row = this.#snapshot.findUnique(collection, index, key);
    return row && !changes?.records.has(row.rid) ? row : undefined;
  }

  scanIndex(collection: Collection, index: Index, range: KeyRange, reverse: boolean, reading?: Reading): Iterable<Row> {
    const changes = this.#changes.get(collection.id);
    const base = this.#isIndexed(collection, index)
      ? this.#snapshot.scanIndex(collection, index, range, reverse, reading)
      : [];
    if (!changes) return base;
    return merge(base, this.#ownRows(changes, index, range), changedIn(changes.records), compareEntries, reverse);
  }

  rowsWithin(collection: Collection, index: Index, ranges: readonly KeyRange[], most: number): Row[] | undefined {
    return this.#isAsInSnapshot(collection, index)
      ? this.#snapshot.rowsWithin(collection, index, ranges, most)
      : undefined;
  }

  entriesWithin(collection: Collection, index: Index, ranges: readonly KeyRange[], most: number): Entry[] | undefined {
    return this.#isAsInSnapshot(collection, index)
      ? this.#snapshot.entriesWithin(collection, index, ranges, most)
      : undefined;
  }

  readRow(collection: Collection, index: Index, entry: Entry): Row | undefined {
    const changes = this.#changes.get(collection.id);
    if (changes?.records.has(entry.rid))
      return this.#ownRows(changes, index, onlyKey(entry.key)).find(({ rid }) => rid === entry.rid);
    return this.#snapshot.readRow(collection, index, entry);
  }

  /**
   * Returns whether a collection is unchanged since the snapshot. Otherwise its changes must be merged, range by range.
   */
  #isAsInSnapshot(collection: Collection, index: Index): boolean {
    return !this.#changes.has(collection.id) && this.#isIndexed(collection, index);
  }

  firstKeys(
    collection: Collection,
    index: Index,
    ranges: readonly KeyRange[],
    reverse: boolean,
  ): (Buffer | undefined)[] {
    const base = this.#isIndexed(collection, index) ? this.#snapshot.firstKeys(collection, index, ranges, reverse) : [];
    const changes = this.#changes.get(collection.id);
    if (!changes) return base;
    return ranges.map((range, at) => {
      const key = base[at];
      const own = this.#ownRows(changes, index, range).at(reverse ? -1 : 0)?.key;
      return own && key && Buffer.compare(own, key) > 0 === reverse ? own : (key ?? own);
    });
  }

  #isIndexed(collection: Collection, index: Index): boolean {
    return this.#isInSnapshot(collection) && this.sees(index);
  }

  countKeys(index: Index, ranges: readonly KeyRange[], limit: number): number {
    return index.id > 0 && this.sees(index) ? this.#snapshot.countKeys(index, ranges, limit) : 0;
  }

  findEntry(index: Index, range: KeyRange, reverse: boolean, count: number): Place | undefined {
    return index.id > 0 && this.sees(index) ? this.#snapshot.findEntry(index, range, reverse, count) : undefined;
  }

  hasChanged(collection: Collection): boolean {
    return this.#changes.has(collection.id) || !this.#isInSnapshot(collection);
  }

  count(collection: Collection): number {
    let count = this.#isInSnapshot(collection) ? this.#snapshot.countAll(collection) : 0;
    for (const { before, after } of this.#changes.get(collection.id)?.records.values() ?? [])
      count += Number(Boolean(after)) - Number(Boolean(before));
    return count;
  }

  insert(collection: Collection, bytes: Buffer, doc: Doc): void {
    this.#claimKeys(collection, this.#store.getEntries(collection.indexes, doc), doc);
    const rid = collection.id > 0 ? this.#store.takeRid(collection) : ++this.#lastRid;
    this.#change(collection, rid, undefined, { bytes: Buffer.from(bytes), doc });
  }

  replace(collection: Collection, rid: number, oldDoc: Doc, bytes: Buffer, doc: Doc): void {
    const moved = collection.indexes.filter((index) => mayDiffer(index, oldDoc, doc));
    this.#claimRecord(collection, rid);
    this.#claimKeys(collection, this.#store.getEntries(moved, doc), doc, rid);
    this.#claimOldKeys(moved, oldDoc);
    this.#change(collection, rid, oldDoc, { bytes, doc });
  }

  remove(collection: Collection, rid: number, doc: Doc): void {
    this.#claimRecord(collection, rid);
    this.#claimOldKeys(collection.indexes, doc);
    this.#change(collection, rid, doc);
  }

  #change(collection: Collection, rid: number, oldDoc?: Doc, after?: Change['after']): void {
    const { records, rows } = this.#getChanges(collection);
    const known = records.get(rid);
    const before = known ? known.before : oldDoc;
    for (const index of collection.indexes) {
      const sorted = rows.get(index.id);
      if (!sorted) continue;
      if (known?.after) for (const row of toRows(index, rid, known.after)) sorted.remove(row);
      if (after) for (const row of toRows(index, rid, after)) sorted.add(row);
    }
    records.set(rid, { number: known?.number ?? records.size, ...(before && { before }), ...(after && { after }) });
  }

  #claim(name: string): void {
    const holder = this.#store.locks.getHolder(name);
    if (holder && holder !== this) throw writeConflict();
    this.#store.locks.hold(name, this);
  }

  #claimRecord(collection: Collection, rid: number): void {
    const name = recordLock(collection.id, rid);
    const written = this.#store.locks.lastWrite(name);
    if (written !== undefined && written >= this.#batch) throw writeConflict();
    this.#claim(name);
  }

  /** Claims a document's old unique keys, so that nobody else takes them before this transaction ends. */
  #claimOldKeys(indexes: readonly Index[], doc: Doc): void {
    for (const index of indexes)
      if (index.unique) for (const key of indexEntries(index, doc).keys) this.#claim(keyLock(index.id, key));
  }

  #claimKeys(collection: Collection, entries: readonly Entries[], doc: Doc, ownRid?: number): void {
    for (const { index, keys } of entries) {
      if (!index.unique) continue;
      for (const key of keys) {
        const found = this.findUnique(collection, index, key);
        if (found && found.rid !== ownRid) throw duplicateKey(collection, index, doc);
        const holder = index.id > 0 ? this.#store.getHolder(index, key) : undefined;
        // Another writer, whom this snapshot does not see, took the key since.
        if (holder !== undefined && holder !== ownRid && !this.#changes.get(collection.id)?.records.has(holder))
          throw writeConflict();
        this.#claim(keyLock(index.id, key));
      }
    }
  }

  /** Writes everything into the store's current batch. Throws WriteConflict if a collection was dropped meanwhile. */
  commit(): void {
    try {
      this.#store.atomically(() => this.#write());
    } finally {
      this.abort();
    }
  }

  #write(): void {
    for (const { db, name, ns, indexes } of this.#created.values()) {
      if (this.#store.find(ns)) throw writeConflict();
      const made = this.#store.createCollection(db, name);
      for (const { spec } of indexes.slice(1)) this.#store.createIndex(made, spec);
    }
    for (const { collection, records } of this.#changes.values()) {
      const current = this.#store.find(collection.ns);
      if (!current || (collection.id > 0 && current.id !== collection.id)) throw writeConflict();
      // All old unique keys are removed before any new one is added, because documents may have swapped them.
      const isKept = ({ before, after }: Change): boolean =>
        !!before && !!after && !current.indexes.some((index) => index.unique && mayDiffer(index, before, after.doc));
      for (const [rid, change] of records)
        if (change.before && !isKept(change)) this.#store.remove(current, rid, change.before, this);
      for (const [rid, change] of records) {
        const { before, after } = change;
        if (!after) continue;
        if (isKept(change)) this.#store.replace(current, rid, before!, after.bytes, after.doc, this);
        else this.#store.insert(current, after.bytes, after.doc, rid, this);
      }
    }
  }

  /** Discards all changes and releases all locks. */
  abort(): void {
    if (this.connection.isTransaction) this.connection.exec('ROLLBACK');
    this.#snapshot.forgetAllStatements();
    this.#store.locks.leave(this);
    this.#end();
  }
}

const onlyKey = (key: Buffer): KeyRange => ({ low: key, high: Buffer.concat([key, Buffer.of(0)]) });

const toRows = (index: Index, rid: number, { bytes, doc }: { bytes: Buffer; doc: Doc }): Row[] =>
  indexEntries(index, doc).keys.map((key) => ({ rid, doc: bytes, key }));

/** Returns a test of which records have been changed so far. Later changes don't affect it. */
function changedIn(records: ReadonlyMap<number, Change>): (rid: number) => boolean {
  const { size } = records;
  return (rid) => (records.get(rid)?.number ?? size) < size;
}

/** Merges the snapshot's rows without the changed records, and the sorted changed rows. */
function* merge(
  base: Iterable<Row>,
  own: Row[],
  isChanged: (rid: number) => boolean,
  compare: (one: Row, other: Row) => number,
  reverse: boolean,
): Iterable<Row> {
  const sign = reverse ? -1 : 1;
  if (reverse) own.reverse();
  let at = 0;
  for (const row of base) {
    if (isChanged(row.rid)) continue;
    while (at < own.length && compare(own[at]!, row) * sign < 0) yield own[at++]!;
    yield row;
  }
  yield* own.slice(at);
}
