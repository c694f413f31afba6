import type { Behavior } from '@meet/remote-kit';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns a part of a behavior's value. The component draws again only when that part is another object or value. */
export function useSelected<Value, Part>(behavior: Behavior<Value>, select: (value: Value) => Part): Part {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = behavior.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [behavior],
  );
  return useSyncExternalStore(subscribe, () => select(behavior.value));
}
