import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 2);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Unix milliseconds, to the minute: for words like 'today' that become wrong while they stand there. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readMinute);
}
