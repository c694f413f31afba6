import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { asBuffer, decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { duplicateKey, indexEntries, parseIndex, type Collection, type Index } from './catalogue.ts';

export interface Row {
  rid: number;
  doc: Buffer;
  /** The index key it was found under; undefined in a collection scan. */
  key?: Buffer;
}

/** Keys from `low` up to but without `high`. */
export interface KeyRange {
  low: Buffer;
  high: Buffer;
}

/** What queries read from: the store itself, or a transaction's snapshot with its own writes over it. */
export interface View {
  scanIndex(collection: Collection, index: Index, range: KeyRange, reverse: boolean): Iterable<Row>;
  scanAll(collection: Collection, reverse: boolean): Iterable<Row>;
  get(collection: Collection, rid: number): Buffer | undefined;
  count(collection: Collection): number;
}

/** What commands write through. Every call is atomic: it throws before it has changed anything. */
export interface Writer {
  insert(collection: Collection, bytes: Buffer, doc: Doc): void;
  replace(collection: Collection, rid: number, oldDoc: Doc, bytes: Buffer, doc: Doc): void;
  remove(collection: Collection, rid: number, doc: Doc): void;
}

const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 512;

/** Documents and index entries in SQLite. Writes gather in one SQLite transaction until `commit`. */
export class Store implements View, Writer {
  readonly collections = new Map<string, Collection>();
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #counts = new Map<number, number>();
  #nextRids = new Map<number, number>();
  #isDirty = false;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
    this.#loadCatalogue();
  }

  get isDirty(): boolean {
    return this.#isDirty;
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#sqlite.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #loadCatalogue(): void {
    this.collections.clear();
    this.#counts.clear();
    this.#nextRids.clear();
    this.#statements.clear();
    for (const row of this.#sqlite.prepare('SELECT id, db, name, options FROM collections').all()) {
      const { id, db, name } = row as { id: number; db: string; name: string };
      const options = decode(asBuffer(row.options as Uint8Array));
      this.collections.set(`${db}.${name}`, { id, db, name, ns: `${db}.${name}`, options, indexes: [] });
    }
    const byId = new Map([...this.collections.values()].map((collection) => [collection.id, collection]));
    for (const row of this.#sqlite.prepare('SELECT id, collection, spec, multikey FROM indexes ORDER BY id').all()) {
      const index = parseIndex(row.id as number, decode(asBuffer(row.spec as Uint8Array)), row.multikey as number);
      byId.get(row.collection as number)?.indexes.push(index);
    }
  }

  /** Opens the SQLite transaction that the next commit ends. */
  begin(): void {
    if (this.#isDirty) return;
    this.#sqlite.exec('BEGIN IMMEDIATE');
    this.#isDirty = true;
  }

  /** Returns once everything written so far is on disk. After a failure nothing of it is stored. */
  commit(): void {
    if (!this.#isDirty) return;
    try {
      this.#sqlite.exec('COMMIT');
      this.#isDirty = false;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /** Forgets everything since the last commit. */
  rollback(): void {
    if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK');
    this.#isDirty = false;
    this.#loadCatalogue();
  }

  get(collection: Collection, rid: number): Buffer | undefined {
    const row = this.#prepare(`SELECT doc FROM c_${collection.id} WHERE rid = ?`).get(rid) as unknown as
      [Uint8Array] | undefined;
    return row && asBuffer(row[0]);
  }

  *scanAll(collection: Collection, reverse: boolean): Generator<Row> {
    const statement = this.#prepare(
      `SELECT rid, doc FROM c_${collection.id} WHERE rid ${reverse ? '<' : '>'} ? ORDER BY rid ${reverse ? 'DESC' : ''} LIMIT ?`,
    );
    let last = reverse ? Number.MAX_SAFE_INTEGER : -1;
    for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, LARGEST_CHUNK)) {
      const rows = statement.all(last, size) as unknown as [number, Uint8Array][];
      for (const [rid, doc] of rows) yield { rid, doc: asBuffer(doc) };
      if (rows.length < size) return;
      last = rows.at(-1)![0];
    }
  }

  *scanIndex(collection: Collection, index: Index, { low, high }: KeyRange, reverse: boolean): Generator<Row> {
    const table = `i_${index.id}`;
    const from = `SELECT k, i.rid, doc FROM ${table} AS i CROSS JOIN c_${collection.id} AS c ON c.rid = i.rid`;
    const statement = this.#prepare(
      reverse
        ? `${from} WHERE (k, i.rid) < (?, ?) AND k >= ? ORDER BY k DESC, i.rid DESC LIMIT ?`
        : `${from} WHERE (k, i.rid) > (?, ?) AND k < ? ORDER BY k, i.rid LIMIT ?`,
    );
    let [key, last]: [Uint8Array, number] = [reverse ? high : low, -1];
    for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, LARGEST_CHUNK)) {
      const rows = statement.all(key, last, reverse ? low : high, size) as unknown as [
        Uint8Array,
        number,
        Uint8Array,
      ][];
      for (const [k, rid, doc] of rows) yield { rid, doc: asBuffer(doc), key: asBuffer(k) };
      if (rows.length < size) return;
      [key, last] = rows.at(-1)!;
    }
  }

  /** How many index entries lie in the range, counting no further than `limit`. */
  countRange(index: Index, { low, high }: KeyRange, limit: number): number {
    const sql = `SELECT count(*) FROM (SELECT 1 FROM i_${index.id} WHERE k >= ? AND k < ? LIMIT ?)`;
    return (this.#prepare(sql).get(low, high, limit) as unknown as [number])[0];
  }

  count(collection: Collection): number {
    let count = this.#counts.get(collection.id);
    if (count === undefined) {
      count = (this.#prepare(`SELECT count(*) FROM c_${collection.id}`).get() as unknown as [number])[0];
      this.#counts.set(collection.id, count);
    }
    return count;
  }

  insert(collection: Collection, bytes: Buffer, doc: Doc): void {
    const entries = this.#entriesOf(collection, doc);
    this.#checkUnique(collection, entries, doc);
    this.begin();
    const rid = this.#nextRid(collection);
    this.#prepare(`INSERT INTO c_${collection.id} VALUES (?, ?)`).run(rid, bytes);
    for (const { index, keys } of entries) this.#addKeys(index, keys, rid);
    this.#addToCount(collection, 1);
  }

  replace(collection: Collection, rid: number, oldDoc: Doc, bytes: Buffer, doc: Doc): void {
    const entries = this.#entriesOf(collection, doc);
    this.#checkUnique(collection, entries, doc, rid);
    this.begin();
    this.#prepare(`UPDATE c_${collection.id} SET doc = ? WHERE rid = ?`).run(bytes, rid);
    for (const { index, keys } of entries) {
      const before = indexEntries(index, oldDoc).keys;
      const isIn = (list: Buffer[], key: Buffer): boolean => list.some((other) => other.equals(key));
      this.#removeKeys(
        index,
        before.filter((key) => !isIn(keys, key)),
        rid,
      );
      this.#addKeys(
        index,
        keys.filter((key) => !isIn(before, key)),
        rid,
      );
    }
  }

  remove(collection: Collection, rid: number, doc: Doc): void {
    this.begin();
    this.#prepare(`DELETE FROM c_${collection.id} WHERE rid = ?`).run(rid);
    for (const index of collection.indexes) this.#removeKeys(index, indexEntries(index, doc).keys, rid);
    this.#addToCount(collection, -1);
  }

  #nextRid(collection: Collection): number {
    const known = this.#nextRids.get(collection.id);
    const rid =
      known ??
      ((this.#prepare(`SELECT max(rid) FROM c_${collection.id}`).get() as unknown as [number | null])[0] ?? 0) + 1;
    this.#nextRids.set(collection.id, rid + 1);
    return rid;
  }

  #addToCount(collection: Collection, change: number): void {
    const count = this.#counts.get(collection.id);
    if (count !== undefined) this.#counts.set(collection.id, count + change);
  }

  #entriesOf(collection: Collection, doc: Doc): { index: Index; keys: Buffer[] }[] {
    const entries = collection.indexes.map((index) => ({ index, ...indexEntries(index, doc) }));
    for (const { index, multikey } of entries) {
      if ((index.multikey | multikey) === index.multikey) continue;
      this.begin();
      index.multikey |= multikey;
      this.#prepare('UPDATE indexes SET multikey = ? WHERE id = ?').run(index.multikey, index.id);
    }
    return entries;
  }

  #checkUnique(collection: Collection, entries: { index: Index; keys: Buffer[] }[], doc: Doc, ownRid?: number): void {
    for (const { index, keys } of entries) {
      if (!index.unique) continue;
      for (const key of keys) {
        const holder = this.holderOf(index, key);
        if (holder !== undefined && holder !== ownRid) throw duplicateKey(collection, index, doc);
      }
    }
  }

  /** The record that a unique index holds under the key. */
  holderOf(index: Index, key: Buffer): number | undefined {
    return (
      this.#prepare(`SELECT rid FROM i_${index.id} WHERE k = ?`).get(key) as unknown as [number] | undefined
    )?.[0];
  }

  #addKeys(index: Index, keys: Buffer[], rid: number): void {
    for (const key of keys) this.#prepare(`INSERT INTO i_${index.id} VALUES (?, ?)`).run(key, rid);
  }

  #removeKeys(index: Index, keys: Buffer[], rid: number): void {
    for (const key of keys) this.#prepare(`DELETE FROM i_${index.id} WHERE k = ? AND rid = ?`).run(key, rid);
  }

  createCollection(db: string, name: string, options: Doc = {}): Collection {
    this.begin();
    const id = Number(
      this.#prepare('INSERT INTO collections (db, name, options) VALUES (?, ?, ?)').run(db, name, encode(options))
        .lastInsertRowid,
    );
    this.#sqlite.exec(`CREATE TABLE c_${id} (rid INTEGER PRIMARY KEY, doc BLOB NOT NULL)`);
    const collection: Collection = { id, db, name, ns: `${db}.${name}`, options, indexes: [] };
    this.collections.set(collection.ns, collection);
    this.#counts.set(id, 0);
    this.createIndex(collection, { v: 2, key: { _id: 1 }, name: '_id_' });
    return collection;
  }

  /** Builds the index over what the collection holds. Throws DuplicateKey and leaves no trace of itself. */
  createIndex(collection: Collection, spec: Doc): Index {
    this.begin();
    const inserted = this.#prepare('INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, 0)').run(
      collection.id,
      encode(spec),
    );
    const index = parseIndex(Number(inserted.lastInsertRowid), spec, 0);
    this.#sqlite.exec(
      `CREATE TABLE i_${index.id} (k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (k${index.unique ? '' : ', rid'})) WITHOUT ROWID`,
    );
    try {
      for (const { rid, doc } of this.scanAll(collection, false)) {
        const decoded = decode(doc);
        const { keys, multikey } = indexEntries(index, decoded);
        if (index.unique && keys.some((key) => this.holderOf(index, key) !== undefined))
          throw duplicateKey(collection, index, decoded);
        index.multikey |= multikey;
        this.#addKeys(index, keys, rid);
      }
    } catch (error) {
      if (error instanceof MongoError) this.#dropIndexTable(index);
      throw error;
    }
    this.#prepare('UPDATE indexes SET multikey = ? WHERE id = ?').run(index.multikey, index.id);
    collection.indexes.push(index);
    return index;
  }

  #dropIndexTable(index: Index): void {
    this.#forgetStatements(`i_${index.id}`);
    this.#sqlite.exec(`DROP TABLE i_${index.id}`);
    this.#prepare('DELETE FROM indexes WHERE id = ?').run(index.id);
  }

  /** Prepared statements would keep a dropped table's schema alive. */
  #forgetStatements(table: string): void {
    for (const sql of this.#statements.keys()) if (new RegExp(`\\b${table}\\b`).test(sql)) this.#statements.delete(sql);
  }

  dropIndex(collection: Collection, index: Index): void {
    this.begin();
    this.#dropIndexTable(index);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  }

  setIndexSpec(index: Index, spec: Doc): void {
    this.begin();
    this.#prepare('UPDATE indexes SET spec = ? WHERE id = ?').run(encode(spec), index.id);
    Object.assign(index, parseIndex(index.id, spec, index.multikey));
  }

  dropCollection(collection: Collection): void {
    this.begin();
    for (const index of collection.indexes) this.#dropIndexTable(index);
    this.#forgetStatements(`c_${collection.id}`);
    this.#sqlite.exec(`DROP TABLE c_${collection.id}`);
    this.#prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
    this.collections.delete(collection.ns);
  }

  renameCollection(collection: Collection, db: string, name: string): void {
    this.begin();
    this.#prepare('UPDATE collections SET db = ?, name = ? WHERE id = ?').run(db, name, collection.id);
    this.collections.delete(collection.ns);
    Object.assign(collection, { db, name, ns: `${db}.${name}` });
    this.collections.set(collection.ns, collection);
  }

  /** Bytes on disk of one database's documents, as far as it can be told from its share of all. */
  sizeOf(db: string): number {
    const pages = (this.#sqlite.prepare('PRAGMA page_count').get() as { page_count: number }).page_count * 8192;
    const all = [...this.collections.values()];
    const count = (collections: Collection[]): number =>
      collections.reduce((sum, collection) => sum + this.count(collection) + 1, 0);
    return Math.round((pages * count(all.filter((collection) => collection.db === db))) / Math.max(1, count(all)));
  }

  close(): void {
    this.commit();
    this.#statements.clear();
    this.#sqlite.close();
  }
}
