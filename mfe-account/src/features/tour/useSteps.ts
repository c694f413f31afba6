import { type SlotName, useSlotDirectory } from '@meet/remote-kit';
import { useEffect, useState } from 'react';
import { findAwaited, findSteps, type Step } from './steps.ts';

/** Maximum time to draw an element after its remote has loaded. */
const DRAWN_MS = 10_000;

/**
 * Returns the tour's steps that are visible now, and the number of those that are still loading. An element that its
 * remote does not draw has no step.
 */
export function useSteps(): { readonly steps: readonly Step[]; readonly awaited: number } {
  const directory = useSlotDirectory();
  const [gaveUp, setGaveUp] = useState(false);
  const [, setChanges] = useState(0);
  const isFilled = (slot: SlotName) => directory.getFillers(slot).length > 0;
  const awaited = gaveUp ? [] : findAwaited(isFilled);
  const slots = awaited.map(({ slot }) => slot).join();

  useEffect(() => {
    if (!slots) return undefined;
    const watching = new MutationObserver(() => setChanges((count) => count + 1));
    watching.observe(document.body, { childList: true, subtree: true });
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const remotes = (slots.split(',') as SlotName[]).flatMap((slot) => directory.getFillers(slot));
    void Promise.allSettled(remotes.map((remote) => remote.load())).then(() => {
      if (!isOver) timer = setTimeout(() => setGaveUp(true), DRAWN_MS);
    });
    return () => {
      isOver = true;
      watching.disconnect();
      clearTimeout(timer);
    };
  }, [directory, slots]);
  return { steps: findSteps(), awaited: awaited.length };
}
