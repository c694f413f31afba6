import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import type { Logger } from 'pino';
import type { BusListener, EventBus } from './EventBus.ts';

export interface LocalBus extends EventBus {
  /** Listens to every channel. */
  subscribeAll(listener: BusListener): () => void;
}

/**
 * Creates a bus within one process, which loses nothing. It calls listeners in order. An error of one listener is
 * logged and does not stop the others.
 */
export function createLocalBus(log: Logger): LocalBus {
  const byChannel = new Map<string, Set<BusListener>>();
  const all = new Set<BusListener>();

  const deliver = (listeners: Iterable<BusListener>, event: Parameters<BusListener>[0]) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        log.error({ err: error, type: event.type }, 'a listener of the event bus failed');
      }
    }
  };

  const bus: LocalBus = {
    async publish(event) {
      deliver(byChannel.get(event.channel) ?? [], event);
      deliver(all, event);
    },
    subscribe(channel, listener) {
      const listeners = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byChannel.get(channel) === listeners) byChannel.delete(channel);
      };
    },
    subscribeAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    settled: async () => {},
    takeWork(name, types, work) {
      let working = Promise.resolve();
      const stop = bus.subscribe(INTERNAL_CHANNEL, (event) => {
        if (!types.includes(event.type)) return;
        working = working
          .then(() => work(event))
          .catch((error: unknown) => log.error({ err: error, work: name, type: event.type }, WORK_FAILED));
      });
      return () => {
        stop();
        return working;
      };
    },
    onLost: () => () => {},
    async close() {
      byChannel.clear();
      all.clear();
    },
  };
  return bus;
}

export const WORK_FAILED = 'what an event asks for could not be done';
