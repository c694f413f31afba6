import { useEffect, useState } from 'react';
import { elapsedText } from '../state/elapsed.ts';

/** Shows the time since a moment, updated each second. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{elapsedText(now - since)}</span>;
}
