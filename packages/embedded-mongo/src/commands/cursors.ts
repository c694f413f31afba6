import { randomBytes } from 'node:crypto';
import { encodeBatch } from '../bson/encode.ts';
import { MongoError } from '../errors.ts';
import { CHECK_EVERY, type Deadline } from '../query/execute.ts';
import type { QueryMeter } from '../query/QueryMeter.ts';
import { steadyNow } from '../steadyNow.ts';

const FIRST_BATCH = 101;
const BATCH_BYTES = 16 * 1024 * 1024 - 64 * 1024;
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;
const BATCH_MS = 20;
const MAX_OPEN = 2_000;

interface Cursor {
  ns: string;
  rows: Iterator<Buffer>;
  deadline: Deadline;
  held?: Buffer;
  usedAt: number;
  timesOut: boolean;
  session: string;
  meters: readonly QueryMeter[];
}

interface CursorOptions {
  batchSize?: number | undefined;
  singleBatch?: boolean;
  noTimeout?: boolean;
  session: string;
  /** Meters of the queries that produce these rows. */
  meters?: readonly QueryMeter[];
}

/** Open cursors, whose results clients have not fetched to the end. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  get size(): number {
    return this.#open.size;
  }

  /** Returns the first batch as an encoded reply. The rest stays for getMore. */
  start(
    ns: string,
    rows: Iterable<Buffer>,
    deadline: Deadline,
    { batchSize, singleBatch, noTimeout, session, meters = [] }: CursorOptions,
  ): Buffer {
    const cursor: Cursor = {
      ns,
      rows: rows[Symbol.iterator](),
      deadline,
      usedAt: steadyNow(),
      timesOut: !noTimeout,
      session,
      meters,
    };
    const { docs, isDone } = take(cursor, batchSize ?? FIRST_BATCH);
    // A partly read result can't start again in another thread.
    delete deadline.handOverAt;
    if (isDone || singleBatch) return reply('firstBatch', docs, 0n, ns);
    if (this.#open.size >= MAX_OPEN) this.expire(0, 1);
    const id = randomBytes(8).readBigUInt64LE() >> 1n;
    this.#open.set(id, cursor);
    return reply('firstBatch', docs, id, ns);
  }

  getMore(id: bigint, ns: string, batchSize: number | undefined, deadline: Deadline, session: string): Buffer {
    const cursor = this.#open.get(id);
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.ns !== ns || cursor.session !== session)
      throw new MongoError(
        'Unauthorized',
        `Requested getMore on cursor ${id}, which belongs to another namespace or session`,
      );
    cursor.usedAt = steadyNow();
    if (deadline.at !== undefined) cursor.deadline.at = deadline.at;
    try {
      const { docs, isDone } = take(cursor, batchSize || Infinity, steadyNow() + BATCH_MS);
      if (isDone) this.#open.delete(id);
      return reply('nextBatch', docs, isDone ? 0n : id, ns);
    } catch (error) {
      this.#open.delete(id);
      if (!/no such table/.test((error as Error).message)) throw error;
      throw new MongoError('QueryPlanKilled', `collection or index of ${ns} dropped while its cursor was open`);
    }
  }

  /** Returns the meters of a cursor's queries, which continue to count while it is read. */
  getMeters(id: bigint): readonly QueryMeter[] {
    return this.#open.get(id)?.meters ?? [];
  }

  has(id: bigint): boolean {
    return this.#open.has(id);
  }

  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  /** Drops at most `limit` cursors that were not used for a while. */
  expire(idleMs = IDLE_TIMEOUT_MS, limit = Infinity): void {
    for (const [id, cursor] of this.#open) {
      if (limit <= 0) return;
      if (!cursor.timesOut || steadyNow() - cursor.usedAt < idleMs) continue;
      this.#open.delete(id);
      limit--;
    }
  }
}

/** Takes the next batch of rows. It ends a batch early, as MongoDB may, when it grows too large or delays others. */
function take(cursor: Cursor, count: number, until = Infinity): { docs: Buffer[]; isDone: boolean } {
  const docs: Buffer[] = [];
  let size = 0;
  while (docs.length < count) {
    if (docs.length > 0 && docs.length % CHECK_EVERY === 0 && steadyNow() > until) break;
    let doc = cursor.held;
    delete cursor.held;
    if (!doc) {
      const next = cursor.rows.next();
      if (next.done) return { docs, isDone: true };
      doc = next.value;
    }
    size += doc.length + 16;
    if (docs.length > 0 && size > BATCH_BYTES) {
      cursor.held = doc;
      return { docs, isDone: false };
    }
    docs.push(doc);
  }
  return { docs, isDone: false };
}

const reply = (field: string, docs: Buffer[], id: bigint, ns: string): Buffer => encodeBatch(field, docs, { id, ns });
