import type { BusEvent } from '@meet/contracts/events';

export type BusListener = (event: BusEvent) => void;

/** Does the work of an event. If it rejects, the bus retries a few times if it can, and logs the failure. */
export type BusWorker = (event: BusEvent) => Promise<void>;

/**
 * Carries events between services and gateways. The database holds the truth and the bus only gives hints: a lost event
 * costs freshness, never data.
 */
export interface EventBus {
  /**
   * Publishes an event. Resolves once the bus has it, or keeps it until the bus can be reached. Listeners of this
   * process have received it by then.
   */
  publish(event: BusEvent): Promise<void>;
  /**
   * Listens to one channel until the returned function is called. Every listening process receives each event. Events
   * of one publisher arrive in the order of publishing, each once.
   */
  subscribe(channel: string, listener: BusListener): () => void;
  /** Resolves once existing subscriptions receive every event that any process publishes from now on. Never rejects. */
  settled(): Promise<void>;
  /**
   * Processes events of these types on the internal channel. Among the processes that use the same name, only one works
   * at a time, in the order of the events. If a process ends before an event is done, another one repeats it. The
   * returned function stops the work, and resolves once this process has finished its current event.
   */
  takeWork(name: string, types: readonly string[], work: BusWorker): () => Promise<void>;
  /**
   * Calls the listener after events may have been lost, so that it fetches its state again. The bus calls it once all
   * subscriptions work again.
   */
  onLost(listener: () => void): () => void;
  close(): Promise<void>;
}
