import type { QueueState } from './queueOf.ts';

/** What a service has still to do. */
export interface Backlog {
  /** Work in this process that no answer waits for. */
  readonly underWay: number;
  /** What waits in the database, the same for all processes of the service; without queues of which it does not tell. */
  readonly queues: readonly QueueState[];
}
