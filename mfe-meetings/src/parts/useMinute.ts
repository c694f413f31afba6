import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** A machine that slept finds the right minute this soon. */
const TICK_MS = 1_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the present minute, as unix milliseconds of its beginning; draws again when the next one begins. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, readMinute);
}
