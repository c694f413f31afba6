import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Bearing } from './AttackPart.ts';
import { percentile } from '../lib/percentile.ts';

/** Measures how fast a product answers health checks. `stop` waits for the last answer. */
export function watchHealth(url: string): { stop(): Promise<Pick<Bearing, 'healthMs' | 'healthMissed'>> } {
  const worker = new Worker(path.join(import.meta.dirname, 'healthWorker.ts'), { workerData: url });
  return {
    async stop() {
      worker.postMessage('stop');
      const [{ answeredAfterMs, missed }] = (await once(worker, 'message')) as [
        { answeredAfterMs: number[]; missed: number },
      ];
      const share = (part: number) =>
        answeredAfterMs.length > 0 ? Math.round(10 * percentile(answeredAfterMs, part)) / 10 : Infinity;
      return { healthMs: { p50: share(0.5), p99: share(0.99), max: share(1) }, healthMissed: missed };
    },
  };
}
