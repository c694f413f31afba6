import { readProcessorMs } from './readProcessorMs.ts';
import { rate } from './rate.ts';
import type { Target } from './Target.ts';

export interface Cost {
  readonly perSecond: number;
  /** Processor time per answer, in milliseconds, for each process in the given order. */
  readonly cpuMs: readonly number[];
}

/** Measures the answers per second, as `rate` does, and the processor time of each in these processes. */
export const measureCost = (targets: readonly Target[], ms: number, pids: readonly number[]): Promise<Cost> =>
  costOfWork(() => rate(targets, ms), pids);

/**
 * Measures any work in the same way. The work returns its number of units per second, from its beginning to its end.
 */
export async function costOfWork(work: () => Promise<number>, pids: readonly number[]): Promise<Cost> {
  const before = await Promise.all(pids.map(readProcessorMs));
  const startedAt = performance.now();
  const perSecond = await work();
  const done = (perSecond * (performance.now() - startedAt)) / 1_000;
  const after = await Promise.all(pids.map(readProcessorMs));
  return { perSecond, cpuMs: after.map((used, at) => (used - before[at]!) / done) };
}
