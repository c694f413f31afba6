import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 2);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * Returns Unix milliseconds, rounded to the minute. Words such as 'today' use it, because they become wrong while they
 * are shown.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readMinute);
}
