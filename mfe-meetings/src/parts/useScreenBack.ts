import { useEffect, useRef } from 'react';

/**
 * Ends the room's fullscreen each time that the page around it has something new to show. Otherwise the person could
 * neither see nor reach it.
 */
export function useScreenBack(things: readonly string[]): void {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const hasAnother = things.some((thing) => !before.current.includes(thing));
    before.current = things;
    if (hasAnother && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  });
}
