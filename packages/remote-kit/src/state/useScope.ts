import { useEffect, useState } from 'react';
import { createScope, type Scope } from './createScope.ts';

/**
 * Makes something that lives as long as the component, in a scope of its own: `useScope((scope) => createXViewModel(scope, deps))`.
 * Undefined until mounted, so that strict mode's double mount starts and ends each one cleanly. A change of `key` starts anew.
 */
export function useScope<T>(create: (scope: Scope) => T, key?: unknown): T | undefined {
  const [made, setMade] = useState<{ readonly value: T }>();
  useEffect(() => {
    const scope = createScope();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- making it subscribes and connects, which rendering may not
    setMade({ value: create(scope) });
    return () => {
      setMade(undefined);
      scope.end();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `create` closes over what `key` stands for
  }, [key]);
  return made?.value;
}
