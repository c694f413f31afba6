import { useEffect, useState } from 'react';
import { elapsedText } from '../state/elapsed.ts';

/** Time since a moment, counting. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{elapsedText(now - since)}</span>;
}
