import { pageAreaSize, watchPageArea } from '@meet/ui';
import { useEffect, useState } from 'react';
import type { Viewport } from './widgetPlace.ts';

/** Returns the current size of the page's area in the window. */
export function useViewport(): Viewport {
  const [viewport, setViewport] = useState<Viewport>(pageAreaSize);
  useEffect(() => watchPageArea(() => setViewport(pageAreaSize())), []);
  return viewport;
}
