import { Gauge } from 'prom-client';
import { metrics } from '../metrics.ts';
import type { QueueWatch } from './createQueueWatch.ts';
import type { QueueState } from './toQueue.ts';

const watches = new Set<QueueWatch>();

/** Reports these queues at /metrics until the returned function is called. */
export function notifyQueues(watch: QueueWatch): () => void {
  watches.add(watch);
  return () => void watches.delete(watch);
}

function defineGauge(name: string, help: string, valueOf: (state: QueueState) => number): void {
  new Gauge({
    name,
    help,
    labelNames: ['queue'],
    registers: [metrics],
    async collect() {
      const states = (await Promise.all([...watches].map((watch) => watch.read()))).flat();
      this.reset();
      for (const state of states) this.set({ queue: state.name }, valueOf(state));
    },
  });
}

defineGauge(
  'meet_queue_length',
  'Entries that wait in the database, later retries included, up to 10000, by queue; the same in every process that reports it.',
  ({ length }) => length,
);
defineGauge(
  'meet_queue_oldest_seconds',
  'Seconds since the oldest waiting entry became due, by queue; 0 if nothing is due.',
  ({ oldestSeconds }) => oldestSeconds,
);
