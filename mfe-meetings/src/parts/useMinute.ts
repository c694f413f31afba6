import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Interval of the check, which bounds the error after the machine slept. */
const TICK_MS = 1_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the beginning of the present minute in Unix milliseconds. Draws again when the next one begins. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, readMinute);
}
