import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { collectGarbage } from './collectGarbage.ts';

/** Share of the time below which a thread's event loop counts as idle. */
const IDLE_UTILIZATION = 0.05;
const CHECK_MS = 5_000;
/** Number of idle checks in a row after which the thread collects. */
const IDLE_CHECKS = 2;
/** Minimum growth of the heap. After less, a full collection frees too little for its pause. */
const GROWTH_BYTES = 64 * 1_024 * 1_024;

export interface IdleCollectorDeps {
  /** Returns the share of the time since the last call for which the event loop ran, from 0 to 1. */
  readonly getUtilization: () => number;
  /** Returns the bytes that V8 holds for the thread's heap. */
  readonly getHeapBytes: () => number;
  readonly collect: () => void;
}

/**
 * Collects all garbage of the calling thread once it is idle, if its heap grew much since the last time or the start.
 * V8 postpones a full collection until an idle heap grows again: garbage of a burst would stay for hours. Each thread
 * has its own heap and must call this itself. Returns a function that stops it; the timer keeps no process alive.
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
