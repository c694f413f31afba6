import { useEffect } from 'react';

/**
 * Takes the screen back from the room that fills it, each time that the page around has another thing to say: it would be
 * neither seen nor within reach. Undefined while there is none.
 */
export function useScreenBack(thing: string | undefined): void {
  useEffect(() => {
    if (thing !== undefined && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }, [thing]);
}
