import { useEffect, useState } from 'react';
import { afterAwake } from './afterAwake.ts';

/** Time after which a place says that loading takes longer than usual. */
const LONG_MS = 5_000;
/** Time after which it offers to try again at once. */
const STUCK_MS = 30_000;

export type Wait = 'brief' | 'long' | 'stuck';

/** Returns how long the component has been on the page, as a person perceives it. */
export function useWait(): Wait {
  const [wait, setWait] = useState<Wait>('brief');
  useEffect(() => {
    const stops = [afterAwake(LONG_MS, () => setWait('long')), afterAwake(STUCK_MS, () => setWait('stuck'))];
    return () => stops.forEach((stop) => stop());
  }, []);
  return wait;
}
