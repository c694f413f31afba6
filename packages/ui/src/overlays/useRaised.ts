import { useCallback, useState } from 'react';
import { raise } from './raised.ts';

/** What is drawn over everything, once it is there, and the ref for it. */
export function useRaised<Drawn extends HTMLElement>() {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const ref = useCallback((element: Drawn | null) => {
    raise(element);
    setDrawn(element);
  }, []);
  return [drawn, ref] as const;
}
