import { useSlotDirectory, type SlotName } from '@meet/remote-kit';
import { useSyncExternalStore } from 'react';

/** Returns whether any live remote fills a slot. */
export function useIsFilled(name: SlotName): boolean {
  const directory = useSlotDirectory();
  return useSyncExternalStore(directory.subscribe, () => directory.getFillers(name).length > 0);
}
