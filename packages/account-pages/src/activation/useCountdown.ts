import { useCallback, useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down the remaining whole seconds. It follows the clock, so that a page that slept is not late. It starts by
 * itself; the returned function starts it again.
 */
export function useCountdown(seconds: number): readonly [left: number, restart: () => void] {
  const [now, setNow] = useState(() => Date.now());
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * SECOND_MS);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const restart = useCallback(() => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * SECOND_MS);
  }, [seconds]);
  return [left, restart];
}
