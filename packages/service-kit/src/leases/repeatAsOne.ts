import type { Logger } from 'pino';
import { repeat } from '../repeat.ts';
import type { ProcessLease } from './createProcessLease.ts';

/** Longest interval at which each process checks whether the work is free. */
const POLL_MS = 4_000;

/** The work, held by this process. */
export interface Held {
  /** Fencing token, which grows each time that the work changes hands. */
  readonly fence: number;
  /** Returns whether the work is surely still ours. Call it before an irreversible step. */
  isOurs(): boolean;
}

export interface RepeatAsOneOptions {
  readonly lease: ProcessLease;
  /** Name of the work, the same in all processes. */
  readonly name: string;
  readonly periodMs: number;
  readonly log: Logger;
  now(): number;
  /**
   * Runs the work once. If the lease is lost meanwhile, it ends early or changes nothing, and the next holder starts
   * again.
   */
  task(held: Held): Promise<void>;
}

/**
 * Repeats a task in one of all processes with the same database. The others check whether that process lives, and one
 * of them takes over within half a minute of its end. The returned function stops the repetition and awaits a run under
 * way.
 */
export function repeatAsOne(options: RepeatAsOneOptions): () => Promise<void> {
  const { periodMs, log } = options;
  return repeat(Math.min(periodMs, POLL_MS), createTurn(options), log);
}

/** Creates one check, which runs the task if this process holds the work and the task is due or was just taken over. */
export function createTurn({ lease, name, periodMs, now, task }: RepeatAsOneOptions): () => Promise<void> {
  let held: { readonly holder: string; readonly fence: number } | undefined;
  let endedAt: number | undefined;

  /** Nobody takes the work of a living process, so the database is read only after the lease was in doubt. */
  async function take(): Promise<Held | undefined> {
    const holder = await lease.hold();
    if (held?.holder !== holder) {
      const fence = await lease.take(name);
      if (fence === undefined) return undefined;
      held = { holder, fence };
      // Work that came from another process may have been interrupted, so it runs immediately. New work waits for its
      // first period.
      endedAt = fence > 1 ? undefined : (endedAt ?? now());
    }
    const { fence } = held;
    return { fence, isOurs: () => lease.isHeldBy(holder) };
  }

  return async () => {
    const work = await take();
    if (!work || (endedAt !== undefined && now() - endedAt < periodMs)) return;
    try {
      await task(work);
    } finally {
      endedAt = now();
    }
  };
}
