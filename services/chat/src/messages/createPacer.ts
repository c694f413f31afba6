import { createCache, type Background } from '@meet/service-kit';
import { setTimeout } from 'node:timers/promises';

export interface Pacer {
  /**
   * Runs work at once, or, if the last work of this key is less than the interval ago, one interval after it. That run
   * stands for all that were requested until then, and the call resolves without waiting for it.
   */
  run(key: string, work: () => Promise<unknown>): Promise<void>;
}

const KEYS_MAX = 10_000;

export function createPacer(options: {
  readonly everyMs: number;
  readonly background: Background;
  now(): number;
}): Pacer {
  const { everyMs, background, now } = options;
  /** Time of the last work, in Unix milliseconds. */
  const lastAt = createCache<string, number>(KEYS_MAX);
  /** Keys whose next work is scheduled. */
  const waiting = new Set<string>();

  return {
    async run(key, work) {
      if (waiting.has(key)) return;
      const wait = (lastAt.get(key) ?? 0) + everyMs - now();
      if (wait <= 0) {
        lastAt.set(key, now());
        await work();
        return;
      }
      waiting.add(key);
      background.run(async () => {
        await setTimeout(wait);
        waiting.delete(key);
        lastAt.set(key, now());
        await work();
      });
    },
  };
}
