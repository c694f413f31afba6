import type { Logger } from 'pino';
import { repeat } from '../repeat.ts';
import type { ProcessLease } from './createProcessLease.ts';

/** So often at least it is looked whether nobody does the work any more. */
const LOOK_MS = 4_000;

/** The work, taken in hand. */
export interface Held {
  /** Another, greater one each time that the work changes hands. */
  readonly fence: number;
  /** Whether it is surely still ours: to be asked before what can't be taken back. */
  isOurs(): boolean;
}

export interface RepeatAsOneOptions {
  readonly lease: ProcessLease;
  /** Name of the work, over all processes. */
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
 * Runs a task again and again in one process of all over a database. The others look whether that process lives, and one of
 * them goes on within half a minute of its end. The returned stop awaits a run under way.
 */
export function repeatAsOne(options: RepeatAsOneOptions): () => Promise<void> {
  const { periodMs, log } = options;
  return repeat(Math.min(periodMs, LOOK_MS), createTurn(options), log);
}

/** One look: runs the task where the work is ours and it is time, or we have just taken it. */
export function createTurn({ lease, name, periodMs, now, task }: RepeatAsOneOptions): () => Promise<void> {
  let held: { readonly holder: string; readonly fence: number } | undefined;
  let endedAt: number | undefined;

  /** Nobody takes the work of a process that lives, so the database is asked only after that was in doubt. */
  async function take(): Promise<Held | undefined> {
    const holder = await lease.hold();
    if (held?.holder !== holder) {
      const fence = await lease.take(name);
      if (fence === undefined) return undefined;
      held = { holder, fence };
      // Work that came from another process may have been interrupted, so it runs at once. New work waits for its first
      // period.
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
