import { startTransition, useEffect, useReducer } from 'react';
import { prepareHost } from '../host/prepareHost.ts';
import { useShell } from '../base/ShellContext.ts';

/**
 * Draws again once everything is loaded for which a remote's page waits. React delays content that replaces a Suspense
 * fallback by up to 300 ms, unless something else changes as well. The redraw is such a change.
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
      // The page's own error boundary shows the failure.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [shell, name, importView]);
}

/**
 * Waits for a promise and marks it as fulfilled, so that React's `use` then reads it at once instead of one turn later.
 */
async function settle<Waited extends Promise<unknown> | undefined>(promise: Waited): Promise<Awaited<Waited>> {
  const value = await promise;
  if (promise) Object.assign(promise, { status: 'fulfilled', value });
  return value;
}
