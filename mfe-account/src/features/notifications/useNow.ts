import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, anew each minute: what stands on the screen grows older. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
