import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShellHost } from '../../host/ShellHostContext.ts';
import { createFinder, type Finder } from './createFinder.ts';

/** Returns the remotes' results for a query. It starts the remotes that the page has not needed yet. */
export function useFound(query: string): Pick<Finder, 'retry'> & { readonly found: ReturnType<Finder['current']> } {
  const { commands, remotes } = useShellHost();
  const [finder] = useState(() => createFinder(commands));
  useEffect(() => remotes.startAll(), [remotes]);
  useEffect(() => finder.ask(query), [finder, query]);
  useEffect(() => finder.end, [finder]);
  return { found: useSyncExternalStore(finder.subscribe, finder.current), retry: finder.retry };
}
