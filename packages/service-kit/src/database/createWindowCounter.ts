import { type Connection, Schema } from 'mongoose';
import type { Secrets } from '../config/createSecrets.ts';

export interface WindowCounter {
  /** Adds one to the count of a name in the current window. All processes share the count. */
  add(name: string, windowMs: number): Promise<Counted>;
  /** Subtracts one from the current window, for an event that turned out not to count. */
  takeBack(name: string, windowMs: number): Promise<void>;
  /** Resets the count of a name in the current window. */
  clear(name: string, windowMs: number): Promise<void>;
}

export interface Counted {
  readonly count: number;
  /** Seconds until the next window begins. */
  readonly secondsLeft: number;
}

interface CountRecord {
  /** HMAC of the name, and the number of the window. The database therefore stores no address. */
  _id: string;
  count: number;
  expiresAt: Date;
}

const schema = new Schema<CountRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface WindowCounterOptions {
  readonly connection: Connection;
  /** Name of the collection, such as `accounts.attempts`. */
  readonly collection: string;
  readonly secrets: Secrets;
  now(): number;
}

/**
 * Creates a counter whose counts hold across processes and restarts, for example of failed passwords or mails per hour.
 */
export function createWindowCounter(options: WindowCounterOptions): WindowCounter {
  const { connection, collection, secrets, now } = options;
  const counts = connection.model<CountRecord>(collection, schema, collection);
  const toId = (name: string, windowMs: number) =>
    `${secrets.hash(collection, `${windowMs} ${name}`)}:${Math.floor(now() / windowMs)}`;

  return {
    async add(name, windowMs) {
      const end = (Math.floor(now() / windowMs) + 1) * windowMs;
      const { count } = await counts
        .findOneAndUpdate(
          { _id: toId(name, windowMs) },
          { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(end) } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return { count, secondsLeft: Math.max(1, Math.ceil((end - now()) / 1000)) };
    },
    async takeBack(name, windowMs) {
      await counts.updateOne({ _id: toId(name, windowMs), count: { $gt: 0 } }, { $inc: { count: -1 } });
    },
    async clear(name, windowMs) {
      await counts.deleteOne({ _id: toId(name, windowMs) });
    },
  };
}
