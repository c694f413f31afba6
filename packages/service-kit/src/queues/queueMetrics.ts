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

function tell(name: string, help: string, valueOf: (state: QueueState) => number): void {
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

tell(
  'meet_queue_length',
  'What waits in the database to be done, what is tried again later too, up to 10000, by queue; the same in every process that tells it.',
  ({ length }) => length,
);
tell(
  'meet_queue_oldest_seconds',
  'For how long the oldest has been due that waits in the database, by queue; 0 where nothing is.',
  ({ oldestSeconds }) => oldestSeconds,
);
