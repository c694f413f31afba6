import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { collectGarbage } from './collectGarbage.ts';

/** Share of the time for which an idle thread's event loop runs. */
const IDLE_UTILIZATION = 0.05;
const CHECK_MS = 5_000;
/** Checks in a row that find the thread idle before it collects. */
const IDLE_CHECKS = 2;
/** A full collection of a heap that grew by less returns too little for its pause. */
const GROWTH_BYTES = 64 * 1_024 * 1_024;

export interface IdleCollectorDeps {
  /** Returns the share of the time since the last call for which the event loop ran, from 0 to 1. */
  readonly getUtilization: () => number;
  /** Returns the bytes that V8 holds for the thread's heap. */
  readonly getHeapBytes: () => number;
  readonly collect: () => void;
}

/**
 * Collects all garbage of the calling thread once it is idle, if its heap grew by much since the last time, or since the
 * start. V8 postpones a full collection until an idle heap grows again: garbage of a flood would stay for hours. Each
 * thread has a heap of its own and calls this for itself. Returns how to stop; the timer keeps no process alive.
 */
export function collectWhenIdle(
  { getUtilization, getHeapBytes, collect }: IdleCollectorDeps = createDeps(),
): () => void {
  let idleChecks = 0;
  let bytesAfterLast = 0;
  const timer = setInterval(() => {
    idleChecks = getUtilization() < IDLE_UTILIZATION ? idleChecks + 1 : 0;
    if (idleChecks < IDLE_CHECKS || getHeapBytes() - bytesAfterLast < GROWTH_BYTES) return;
    collect();
    bytesAfterLast = getHeapBytes();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}

function createDeps(): IdleCollectorDeps {
  let last: EventLoopUtilization | undefined;
  return {
    getUtilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    getHeapBytes: () => getHeapStatistics().total_heap_size,
    collect: collectGarbage,
  };
}
