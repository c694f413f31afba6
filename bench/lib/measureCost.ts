import { readProcessorMs } from './readProcessorMs.ts';
import { rate } from './rate.ts';
import type { Target } from './Target.ts';

export interface Cost {
  readonly perSecond: number;
  /** Processor time of one, in milliseconds, by process as they were given. */
  readonly cpuMs: readonly number[];
}

/** Answers a second, as `rate` has them, and what each takes of the processor in these processes. */
export const measureCost = (targets: readonly Target[], ms: number, pids: readonly number[]): Promise<Cost> =>
  costOfWork(() => rate(targets, ms), pids);

/** The same of any work that answers with how many of it there were a second, from its beginning to its end. */
export async function costOfWork(work: () => Promise<number>, pids: readonly number[]): Promise<Cost> {
  const before = await Promise.all(pids.map(readProcessorMs));
  const startedAt = performance.now();
  const perSecond = await work();
  const done = (perSecond * (performance.now() - startedAt)) / 1_000;
  const after = await Promise.all(pids.map(readProcessorMs));
  return { perSecond, cpuMs: after.map((used, at) => (used - before[at]!) / done) };
}
