import { pageAreaSize, watchPageArea } from '@meet/ui';
import { useEffect, useState } from 'react';
import type { Viewport } from './widgetPlace.ts';

/** The size of what the page has of the window now. */
export function useViewport(): Viewport {
  const [viewport, setViewport] = useState<Viewport>(pageAreaSize);
  useEffect(() => watchPageArea(() => setViewport(pageAreaSize())), []);
  return viewport;
}
