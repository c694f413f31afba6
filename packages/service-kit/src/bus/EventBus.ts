import type { BusEvent } from '@meet/contracts/events';

export type BusListener = (event: BusEvent) => void;

/**
 * Carries events between services and gateways. The database is the truth, the bus only a hint:
 * a lost event costs freshness, never data.
 */
export interface EventBus {
  publish(event: BusEvent): Promise<void>;
  /** Listens to one channel until the returned function is called. */
  subscribe(channel: string, listener: BusListener): () => void;
  /** Listens to every channel. */
  subscribeAll(listener: BusListener): () => void;
  close(): Promise<void>;
}
