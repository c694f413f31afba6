import { useEffect, useRef } from 'react';

/**
 * Takes the screen back from the room that fills it, each time that the page around has another thing to say: it would be
 * neither seen nor within reach.
 */
export function useScreenBack(things: readonly string[]): void {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const hasAnother = things.some((thing) => !before.current.includes(thing));
    before.current = things;
    if (hasAnother && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  });
}
