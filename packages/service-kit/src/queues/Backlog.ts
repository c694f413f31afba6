import type { QueueState } from './toQueue.ts';

/** Unfinished work of a service. */
export interface Backlog {
  /** Work in this process that no answer waits for. */
  readonly underWay: number;
  /** Queues in the database, the same for all processes of the service, without those that it does not report. */
  readonly queues: readonly QueueState[];
}
