import { startTransition, useEffect, useRef, useState } from 'react';
import { createScope, type Scope } from './createScope.ts';

/**
 * Creates a value that lives as long as the component, in a scope of its own: `useScope((scope) =>
 * createXViewModel(scope, deps))`. Undefined until mounted, so that the double mount of strict mode starts and ends
 * each value cleanly. A change of `key` creates it again.
 */
export function useScope<T>(create: (scope: Scope) => T, key?: unknown): T | undefined {
  const [made, setMade] = useState<{ readonly value: T }>();
  const isFirst = useRef(true);
  useEffect(() => {
    const scope = createScope();
    const value = create(scope);
    // The first value is drawn in a transition, in slices. A replacement is drawn at once.
    if (isFirst.current) startTransition(() => setMade({ value }));
    else setMade({ value });
    isFirst.current = false;
    return () => {
      setMade(undefined);
      scope.end();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `create` closes over what `key` stands for
  }, [key]);
  return made?.value;
}
