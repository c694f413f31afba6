import type { DatabaseSync } from 'node:sqlite';
import { asBuffer, decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { finish, NO_REST, type Pace, type Steps } from '../steps.ts';
import type { Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { steadyNow } from '../steadyNow.ts';
import { duplicateKey, indexEntries, mayDiffer, parseIndex, type Collection, type Index } from './catalogue.ts';
import { Blocked, keyLock, Locks, recordLock, type Holder } from './locks.ts';
import { Reader, type View, type Writer } from './reader.ts';

/** An unfinished index. Other writers keep it up to date from its beginning. */
interface Building extends Holder {
  index: Index;
  table: string;
  /** Reason why it can't be finished, such as two documents with the same key. */
  failure?: MongoError;
}

interface KeptReply {
  number: number;
  reply: Buffer;
}

/** Entries of one document in an index. */
export interface Entries {
  index: Index;
  keys: Buffer[];
}

const MAX_REMEMBERED = 1_000;
const BUILT_TOGETHER = 64;

/** Stores documents and index entries in SQLite. Writes collect in one SQLite transaction until `commit`. */
export class Store extends Reader implements View, Writer {
  readonly collections = new Map<string, Collection>();
  readonly #counts = new Map<number, number>();
  readonly #nextRids = new Map<number, number>();
  /** Unfinished indexes by the collection's id, at most one for each. */
  readonly #building = new Map<number, Building>();
  #lastBuilding = 0;
  /** Cache of `retries` for recently used sessions; undefined for a session without a reply. */
  readonly #replies = new Map<string, KeptReply | undefined>();
  readonly locks = new Locks();
  onRollback?: (cause: unknown) => void;
  /** Number of rollbacks. A write of an earlier epoch that was not committed by then is lost. */
  epoch = 0;
  lastFailure: unknown;
  /** Number of commits. A snapshot that is taken now holds all batches before this one. */
  batch = 0;
  #isDirty = false;

  constructor(sqlite: DatabaseSync) {
    super(sqlite);
    this.#loadCatalogue();
  }

  get isClosed(): boolean {
    return !this.sqlite.isOpen;
  }

  get isDirty(): boolean {
    return this.#isDirty;
  }

  #loadCatalogue(): void {
    this.collections.clear();
    this.#counts.clear();
    this.#replies.clear();
    this.forgetAllStatements();
    for (const row of this.sqlite.prepare('SELECT id, db, name FROM collections').all()) {
      const { id, db, name } = row as { id: number; db: string; name: string };
      this.collections.set(`${db}.${name}`, { id, db, name, ns: `${db}.${name}`, indexes: [] });
    }
    const byId = new Map([...this.collections.values()].map((collection) => [collection.id, collection]));
    for (const row of this.sqlite.prepare('SELECT id, collection, spec, multikey FROM indexes ORDER BY id').all()) {
      const index = parseIndex(row.id as number, decode(asBuffer(row.spec as Uint8Array)), row.multikey as number);
      byId.get(row.collection as number)?.indexes.push(index);
    }
  }

  find(ns: string): Collection | undefined {
    return this.collections.get(ns);
  }

  /** Opens the SQLite transaction that the next commit ends. */
  begin(): void {
    if (this.#isDirty) return;
    this.sqlite.exec('BEGIN IMMEDIATE');
    this.#isDirty = true;
  }

  /** Returns once all writes so far are on disk. If it fails, none of them is stored. */
  commit(): void {
    if (!this.#isDirty) return;
    try {
      this.sqlite.exec('COMMIT');
      this.#isDirty = false;
      this.batch++;
    } catch (error) {
      this.rollback(error);
      throw error;
    }
  }

  /** Undoes everything since the last commit, and notifies the pending replies. */
  rollback(cause: unknown): void {
    if (this.sqlite.isTransaction) this.sqlite.exec('ROLLBACK');
    this.#isDirty = false;
    // Their tables may be gone. Each unfinished build notices the new epoch and ends.
    this.#building.clear();
    this.#loadCatalogue();
    this.epoch++;
    this.lastFailure = cause;
    this.onRollback?.(cause);
  }

  /** Runs a command's writes. If they meet a transaction's lock, it undoes them and throws Blocked. */
  attempt<Result>(run: () => Result): Result {
    return this.locks.isInUse ? this.atomically(run, (error) => error instanceof Blocked) : run();
  }

  /** Runs writes, and undoes them if they throw an error for which `undoes` returns true. */
  atomically<Result>(run: () => Result, undoes: (error: unknown) => boolean = () => true): Result {
    this.begin();
    this.sqlite.exec('SAVEPOINT step');
    try {
      return run();
    } catch (error) {
      if (this.sqlite.isTransaction && undoes(error)) {
        this.sqlite.exec('ROLLBACK TO step');
        this.#loadCatalogue();
      }
      throw error;
    } finally {
      if (this.sqlite.isTransaction) this.sqlite.exec('RELEASE step');
    }
  }

  count(collection: Collection): number {
    let count = this.#counts.get(collection.id);
    if (count === undefined) this.#counts.set(collection.id, (count = this.countAll(collection)));
    return count;
  }

  sees(): boolean {
    return true;
  }

  hasChanged(): boolean {
    return false;
  }

  insert(collection: Collection, bytes: Buffer, doc: Doc, rid = this.takeRid(collection), holder?: Holder): void {
    const entries = this.getEntries(collection.indexes, doc);
    this.#checkUnique(collection, entries, doc, rid, holder);
    this.begin();
    this.prepare(`INSERT INTO c_${collection.id} VALUES (?, ?)`).run(rid, bytes);
    for (const { index, keys } of entries) this.#addKeys(index, keys, rid);
    this.#keepBuilding(collection, rid, undefined, doc);
    this.#noteWrite(collection, rid, 1);
  }

  replace(collection: Collection, rid: number, oldDoc: Doc, bytes: Buffer, doc: Doc, holder?: Holder): void {
    const entries = this.getEntries(
      collection.indexes.filter((index) => mayDiffer(index, oldDoc, doc)),
      doc,
    );
    this.locks.check([recordLock(collection.id, rid)], holder);
    this.#checkUnique(collection, entries, doc, rid, holder);
    this.begin();
    this.prepare(`UPDATE c_${collection.id} SET doc = ? WHERE rid = ?`).run(bytes, rid);
    for (const { index, keys } of entries) {
      const before = indexEntries(index, oldDoc).keys;
      const isMissingIn = (list: Buffer[]) => (key: Buffer) => !list.some((other) => other.equals(key));
      this.#removeKeys(index, before.filter(isMissingIn(keys)), rid);
      this.#addKeys(index, keys.filter(isMissingIn(before)), rid);
    }
    this.#keepBuilding(collection, rid, oldDoc, doc);
    this.#noteWrite(collection, rid, 0);
  }

  remove(collection: Collection, rid: number, doc: Doc, holder?: Holder): void {
    this.locks.check([recordLock(collection.id, rid)], holder);
    this.begin();
    this.prepare(`DELETE FROM c_${collection.id} WHERE rid = ?`).run(rid);
    for (const index of collection.indexes) this.#removeKeys(index, indexEntries(index, doc).keys, rid);
    this.#keepBuilding(collection, rid, doc);
    this.#noteWrite(collection, rid, -1);
  }

  /** Returns a record id that no other document of the collection gets. */
  takeRid(collection: Collection): number {
    const newest = (): number =>
      (this.prepare(`SELECT max(rid) FROM c_${collection.id}`).get() as unknown as [number | null])[0] ?? 0;
    const rid = this.#nextRids.get(collection.id) ?? newest() + 1;
    this.#nextRids.set(collection.id, rid + 1);
    return rid;
  }

  #noteWrite(collection: Collection, rid: number, change: number): void {
    this.locks.noteWrite(recordLock(collection.id, rid), this.batch);
    const count = this.#counts.get(collection.id);
    if (count !== undefined) this.#counts.set(collection.id, count + change);
  }

  /** Returns the document's keys, and records which components went through an array. */
  getEntries(indexes: readonly Index[], doc: Doc): Entries[] {
    const entries = indexes.map((index) => ({ index, ...indexEntries(index, doc) }));
    for (const { index, multikey } of entries) this.#noteMultikey(index, multikey);
    return entries;
  }

  /** Plans rely on this flag. A transaction sets it before its commit; if it aborts, plans only lose some speed. */
  #noteMultikey(index: Index, multikey: number): void {
    if ((index.multikey | multikey) === index.multikey) return;
    index.multikey |= multikey;
    this.begin();
    this.prepare('UPDATE indexes SET multikey = ? WHERE id = ?').run(index.multikey, index.id);
  }

  #checkUnique(collection: Collection, entries: readonly Entries[], doc: Doc, ownRid: number, holder?: Holder): void {
    for (const { index, keys } of entries) {
      if (!index.unique) continue;
      if (this.locks.isInUse)
        this.locks.check(
          keys.map((key) => keyLock(index.id, key)),
          holder,
        );
      for (const key of keys) {
        const found = this.getHolder(index, key);
        if (found !== undefined && found !== ownRid) throw duplicateKey(collection, index, doc);
      }
    }
  }

  #addKeys(index: Index, keys: Buffer[], rid: number): void {
    for (const key of keys) this.prepare(`INSERT INTO i_${index.id} VALUES (?, ?)`).run(key, rid);
  }

  #removeKeys(index: Index, keys: Buffer[], rid: number): void {
    for (const key of keys) this.prepare(`DELETE FROM i_${index.id} WHERE k = ? AND rid = ?`).run(key, rid);
  }

  /** Returns the last stored reply of a session's retryable write or committed transaction. */
  readReply(session: string): KeptReply | undefined {
    if (this.#replies.has(session)) return this.#replies.get(session);
    const row = this.prepare('SELECT number, reply FROM retries WHERE session = ?').get(session) as unknown as
      [number, Uint8Array] | undefined;
    return this.#remember(session, row && { number: row[0], reply: asBuffer(row[1]) });
  }

  #remember(session: string, reply: KeptReply | undefined): KeptReply | undefined {
    if (this.#replies.size >= MAX_REMEMBERED) this.#replies.clear();
    this.#replies.set(session, reply);
    return reply;
  }

  /** Stores the reply in the same commit as its write. */
  saveReply(session: string, number: number, reply: Buffer): void {
    this.begin();
    this.prepare('INSERT OR REPLACE INTO retries VALUES (?, ?, ?, ?)').run(session, number, reply, steadyNow());
    this.#remember(session, { number, reply });
  }

  forgetReplies(before: number): void {
    this.begin();
    this.prepare('DELETE FROM retries WHERE at < ?').run(before);
    this.#replies.clear();
  }

  createCollection(db: string, name: string): Collection {
    this.begin();
    const id = Number(
      this.prepare('INSERT INTO collections (db, name, options) VALUES (?, ?, ?)').run(db, name, encode({}))
        .lastInsertRowid,
    );
    this.sqlite.exec(`CREATE TABLE c_${id} (rid INTEGER PRIMARY KEY, doc BLOB NOT NULL)`);
    const collection: Collection = { id, db, name, ns: `${db}.${name}`, indexes: [] };
    this.collections.set(collection.ns, collection);
    this.#counts.set(id, 0);
    this.createIndex(collection, { v: 2, key: { _id: 1 }, name: '_id_' });
    return collection;
  }

  createIndex(collection: Collection, spec: Doc): Index {
    return finish(this.buildIndex(collection, spec, NO_REST));
  }

  /** Returns the collection's unfinished index. There is at most one at a time. */
  getBuilding({ id }: Collection): Holder | undefined {
    return this.#building.get(id);
  }

  /**
   * Builds an index of the collection's documents, in steps between which others write. The index becomes visible when
   * it is complete. Throws DuplicateKey, and then leaves nothing behind.
   */
  *buildIndex(collection: Collection, spec: Doc, pace: Pace): Steps<Index> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const index = parseIndex(0, spec, 0);
    this.begin();
    // Snapshots recognise an index by its id. It gets one when it is complete, so that no snapshot holds a part of it.
    const isAtOnce = pace === NO_REST || this.count(collection) === 0;
    if (isAtOnce) index.id = this.#register(collection, index);
    const table = isAtOnce ? `i_${index.id}` : `b_${++this.#lastBuilding}`;
    const building: Building = { index, table, ended };
    this.sqlite.exec(
      `CREATE TABLE ${table} (k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (k${index.unique ? '' : ', rid'})) WITHOUT ROWID`,
    );
    this.#building.set(collection.id, building);
    try {
      for (let last = -1; ;) {
        // Others may have committed while it rested.
        this.begin();
        const rows = this.prepare(
          `SELECT rid, doc FROM c_${collection.id} WHERE rid > ? ORDER BY rid LIMIT ${BUILT_TOGETHER}`,
        ).all(last) as unknown as [number, Uint8Array][];
        for (const [rid, bytes] of rows) this.#build(collection, building, rid, decode(asBuffer(bytes)));
        if (building.failure) throw building.failure;
        if (rows.length < BUILT_TOGETHER) break;
        last = rows.at(-1)![0];
        if (!pace.isDue) continue;
        yield;
        if (this.collections.get(collection.ns)?.id !== collection.id)
          throw new MongoError('IndexBuildAborted', `collection ${collection.ns} dropped while its index was built`);
      }
      if (isAtOnce) this.prepare('UPDATE indexes SET multikey = ? WHERE id = ?').run(index.multikey, index.id);
      else this.#rename(table, `i_${(index.id = this.#register(collection, index))}`);
      this.collections.get(collection.ns)!.indexes.push(index);
      return index;
    } catch (error) {
      if (error instanceof MongoError) {
        this.#dropTable(table);
        this.prepare('DELETE FROM indexes WHERE id = ?').run(index.id);
      }
      throw error;
    } finally {
      if (this.#building.get(collection.id) === building) this.#building.delete(collection.id);
      end();
    }
  }

  #register(collection: Collection, { spec, multikey }: Index): number {
    const insert = this.prepare('INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, ?)');
    return Number(insert.run(collection.id, encode(spec), multikey).lastInsertRowid);
  }

  #rename(table: string, name: string): void {
    this.forgetStatements(table);
    this.sqlite.exec(`ALTER TABLE ${table} RENAME TO ${name}`);
  }

  #build(collection: Collection, building: Building, rid: number, doc: Doc): void {
    const { index, table } = building;
    const { keys, multikey } = indexEntries(index, doc);
    index.multikey |= multikey;
    for (const key of keys) {
      const [holder] = index.unique
        ? ((this.prepare(`SELECT rid FROM ${table} WHERE k = ?`).get(key) as unknown as [number] | undefined) ?? [])
        : [];
      if (holder !== undefined && holder !== rid) building.failure ??= duplicateKey(collection, index, doc);
      else this.prepare(`INSERT OR IGNORE INTO ${table} VALUES (?, ?)`).run(key, rid);
    }
  }

  /** Updates the entries of a document in an unfinished index. An error fails only the build. */
  #keepBuilding(collection: Collection, rid: number, before?: Doc, after?: Doc): void {
    const building = this.#building.get(collection.id);
    if (!building) return;
    const { index, table } = building;
    try {
      for (const key of before ? indexEntries(index, before).keys : [])
        this.prepare(`DELETE FROM ${table} WHERE k = ? AND rid = ?`).run(key, rid);
      if (after) this.#build(collection, building, rid, after);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      building.failure ??= error;
    }
  }

  #dropTable(table: string): void {
    this.begin();
    this.forgetStatements(table);
    this.sqlite.exec(`DROP TABLE IF EXISTS ${table}`);
  }

  /** Drops the tables of unfinished indexes that a stop interrupted. */
  dropUnfinished(): void {
    const tables = this.sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'b_*'").all();
    for (const { name } of tables) this.#dropTable(String(name));
    this.commit();
  }

  #dropIndexTable(index: Index): void {
    this.#dropTable(`i_${index.id}`);
    this.prepare('DELETE FROM indexes WHERE id = ?').run(index.id);
  }

  dropIndex(collection: Collection, index: Index): void {
    this.begin();
    this.#dropIndexTable(index);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  }

  dropCollection(collection: Collection): void {
    this.begin();
    for (const index of collection.indexes) this.#dropIndexTable(index);
    this.forgetStatements(`c_${collection.id}`);
    this.sqlite.exec(`DROP TABLE c_${collection.id}`);
    this.prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
    this.collections.delete(collection.ns);
  }

  close(): void {
    this.commit();
    this.forgetAllStatements();
    this.sqlite.close();
  }
}
