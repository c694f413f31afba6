import type { Logger } from 'pino';
import type { BusListener, EventBus } from './EventBus.ts';

/** A bus within one process. Listeners are told in order; one that throws is logged and does not stop the others. */
export function createLocalBus(log: Logger): EventBus {
  const byChannel = new Map<string, Set<BusListener>>();
  const all = new Set<BusListener>();

  const tell = (listeners: Iterable<BusListener>, event: Parameters<BusListener>[0]) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        log.error({ err: error, type: event.type }, 'a listener of the event bus failed');
      }
    }
  };

  return {
    async publish(event) {
      tell(byChannel.get(event.channel) ?? [], event);
      tell(all, event);
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
    async close() {
      byChannel.clear();
      all.clear();
    },
  };
}
