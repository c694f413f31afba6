import { useEffect, useState } from 'react';
import type { Viewport } from './widgetPlace.ts';

const read = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight });

/** The window's size as it is now. */
export function useViewport(): Viewport {
  const [viewport, setViewport] = useState(read);
  useEffect(() => {
    const update = () => setViewport(read());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return viewport;
}
