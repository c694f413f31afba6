import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createId } from '../createId.ts';
import { isDuplicateKey } from '../database/isDuplicateKey.ts';
import { repeat } from '../repeat.ts';
import { leaseModel, processModel } from './leaseModels.ts';

/** Time without a heartbeat after which a process counts as dead and its leases are free. */
export const LEASE_MS = 12_000;
/** Interval of renewal, a third of the lease's lifetime. */
export const BEAT_MS = LEASE_MS / 3;
/** Time for which a process trusts its own lease. It gives up before others may take over. */
const TRUSTED_MS = LEASE_MS - BEAT_MS / 2;

/** Lease by which a process holds its work while other processes use the same database. */
export interface ProcessLease {
  /**
   * Returns the name by which this process takes work, valid for some seconds. The name changes after other processes
   * took this one for dead: its earlier work is theirs.
   */
  hold(): Promise<string>;
  /**
   * Returns whether work that was taken by this name is surely still ours. Needs no request; false for the names of
   * others.
   */
  isHeldBy(holder: string): boolean;
  /** Returns those of these processes that have ended, so that their work may be taken. Reads the database. */
  findEnded(holders: Iterable<string>): Promise<ReadonlySet<string>>;
  /**
   * Takes or keeps work that only one process may do at a time. Returns its fencing token, or undefined if another
   * process holds it.
   */
  take(name: string): Promise<number | undefined>;
  /** Renews the lease, and detects processes without a heartbeat. */
  keep(): Promise<void>;
  /** Starts to call `keep` at the interval of renewal. */
  start(): void;
  /** Releases everything that is held, immediately. */
  stop(): Promise<void>;
}

export interface ProcessLeaseOptions {
  readonly connection: Connection;
  readonly log: Logger;
  /** Returns milliseconds. Only differences count: processes need not agree on the time. */
  now(): number;
}

interface Heard {
  readonly beat: number;
  /** Time for which its heartbeat has not advanced, by our checks and our clock. */
  readonly silentMs: number;
  readonly checkedAt: number;
}

export function createProcessLease({ connection, log, now }: ProcessLeaseOptions): ProcessLease {
  const processes = processModel(connection);
  const leases = leaseModel(connection);
  let heard = new Map<string, Heard>();
  let own: { readonly holder: string; readonly since: number } | undefined;
  let renewing: Promise<string> | undefined;
  let stopKeeping: (() => Promise<void>) | undefined;
  let isLogged = false;

  async function renew(): Promise<string> {
    // Measured before the request. Others measure from after the response.
    const since = now();
    if (own) {
      const { holder } = own;
      const { matchedCount } = await processes.updateOne({ _id: holder }, { $inc: { beat: 1 } });
      if (matchedCount > 0) {
        own = { holder, since };
        return holder;
      }
      log.warn({ holder }, 'other processes considered this process ended and may take its work');
    }
    const holder = createId();
    await processes.create({ _id: holder, beat: 1 });
    own = { holder, since };
    return holder;
  }

  const renewOnce = () => (renewing ??= renew().finally(() => (renewing = undefined)));

  function isHeldBy(holder: string): boolean {
    return own?.holder === holder && now() - own.since < TRUSTED_MS;
  }

  async function readBeats(): Promise<void> {
    const startedAt = now();
    const all = await processes.find({ _id: { $gt: '' } }).lean();
    const checkedAt = now();
    const next = new Map<string, Heard>();
    for (const { _id, beat } of all) {
      if (_id === own?.holder) continue;
      const before = heard.get(_id);
      // While nobody could check, for example with the database away, no heartbeat could be seen either.
      const passed = before ? Math.min(startedAt - before.checkedAt, 2 * BEAT_MS) : 0;
      const silentMs = before?.beat === beat ? before.silentMs + Math.max(0, passed) : 0;
      if (silentMs < LEASE_MS) next.set(_id, { beat, silentMs, checkedAt });
      else if ((await processes.deleteOne({ _id, beat })).deletedCount > 0)
        log.warn({ holder: _id }, 'a process stopped sending heartbeats; its work was released');
    }
    heard = next;
  }

  async function hold(): Promise<string> {
    return own && isHeldBy(own.holder) ? own.holder : renewOnce();
  }

  async function findEnded(holders: Iterable<string>): Promise<ReadonlySet<string>> {
    const ended = new Set(holders);
    if (ended.size === 0) return ended;
    for (const { _id } of await processes.find({ _id: { $in: [...ended] } }, { _id: 1 }).lean()) ended.delete(_id);
    return ended;
  }

  async function keep(): Promise<void> {
    try {
      await renewOnce();
      await readBeats();
      isLogged = false;
    } catch (error) {
      // While the database is away, this would be logged every few seconds.
      if (!isLogged) log.error({ err: error }, 'the lease of this process could not be renewed');
      isLogged = true;
    }
  }

  return {
    hold,
    isHeldBy,
    findEnded,
    async take(name) {
      const holder = await hold();
      const held = await leases.findById(name).lean();
      if (held?.holder === holder) return held.fence;
      if (!held) {
        try {
          await leases.create({ _id: name, holder, fence: 1 });
          return 1;
        } catch (error) {
          if (isDuplicateKey(error)) return undefined;
          throw error;
        }
      }
      if (!(await findEnded([held.holder])).has(held.holder)) return undefined;
      const { modifiedCount } = await leases.updateOne(
        { _id: name, holder: held.holder, fence: held.fence },
        { $set: { holder }, $inc: { fence: 1 } },
      );
      return modifiedCount > 0 ? held.fence + 1 : undefined;
    },
    keep,
    start() {
      stopKeeping ??= repeat(BEAT_MS, keep, log);
    },
    async stop() {
      await stopKeeping?.();
      await renewing?.catch(() => undefined);
      if (own) await processes.deleteOne({ _id: own.holder }).catch(() => undefined);
      own = undefined;
    },
  };
}
