import type { BusEvent } from '@meet/contracts/events';

export type BusListener = (event: BusEvent) => void;

/** Does the work of an event. If it rejects, the bus tries again a few times if it can, and logs the failure. */
export type BusWorker = (event: BusEvent) => Promise<void>;

/**
 * Carries events between services and gateways. The database is the truth, the bus only a hint:
 * a lost event costs freshness, never data.
 */
export interface EventBus {
  /** Resolves once the bus has it, or keeps it until it can be told; this process's own listeners have heard it by then. */
  publish(event: BusEvent): Promise<void>;
  /**
   * Listens to one channel until the returned function is called: for what every process must hear. Events of one publisher come in the order in which it published them, each once.
   */
  subscribe(channel: string, listener: BusListener): () => void;
  /** Resolves once what any process publishes from now on reaches those who subscribed before. Never rejects. */
  settled(): Promise<void>;
  /**
   * Has one process of all that take work under this name do what events of these types on the internal channel ask for:
   * one after the other, in their order, again where a process ended before it was done. Resolves, when stopped, once
   * nothing is being done here any more.
   */
  takeWork(name: string, types: readonly string[], work: BusWorker): () => Promise<void>;
  /**
   * Calls the listener after events may have been lost, so that it fetches its state again. The call comes once all
   * subscriptions work again.
   */
  onLost(listener: () => void): () => void;
  close(): Promise<void>;
}
