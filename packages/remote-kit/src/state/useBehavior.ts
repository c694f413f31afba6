import { useCallback, useSyncExternalStore } from 'react';
import type { Behavior } from './Behavior.ts';

/** Returns the behavior's current value and draws the component again when it changes. */
export function useBehavior<T>(behavior: Behavior<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = behavior.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [behavior],
  );
  return useSyncExternalStore(subscribe, () => behavior.value);
}
