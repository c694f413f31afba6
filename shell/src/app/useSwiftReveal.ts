import { startTransition, useEffect, useReducer } from 'react';
import { prepareHost } from '../host/prepareHost.ts';
import { useShell } from '../base/ShellContext.ts';

/**
 * Draws again once everything that a remote's page waits for is there. React holds back for up to 300 ms what a
 * Suspense fallback stood for, unless something else changes as well; this is that change.
 */
export function useSwiftReveal(name: string | undefined, importView: () => Promise<unknown>): void {
  const shell = useShell();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let isShown = true;
    const arrival = async () => {
      const [host] = await Promise.all([settle(prepareHost(shell)), importView()]);
      if (name === undefined) return;
      const remote = await settle(host.remotes.findDrawer(name)?.load());
      await settle(remote?.page(name));
    };
    arrival().then(
      () => isShown && startTransition(redraw),
      // The page's own boundary tells of it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [shell, name, importView]);
}

/** Waits, and lets React's `use` read the promise at once from then on rather than a turn later. */
async function settle<Waited extends Promise<unknown> | undefined>(promise: Waited): Promise<Awaited<Waited>> {
  const value = await promise;
  if (promise) Object.assign(promise, { status: 'fulfilled', value });
  return value;
}
