import type { QueueState } from './toQueue.ts';

/** Unfinished work of a service. */
export interface Backlog {
  /** Number of background tasks in this process, which no response waits for. */
  readonly underWay: number;
  /**
   * Queues in the database, the same for all processes of the service. Queues that the database did not report in time
   * are missing.
   */
  readonly queues: readonly QueueState[];
}
