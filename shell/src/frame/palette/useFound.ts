import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShellHost } from '../../app/ShellHostContext.ts';
import { createFinder, type Finder } from './createFinder.ts';

/** What the remotes find for a query; those that the page had no need of yet are started for it. */
export function useFound(query: string): Pick<Finder, 'retry'> & { readonly found: ReturnType<Finder['current']> } {
  const { commands, remotes } = useShellHost();
  const [finder] = useState(() => createFinder(commands));
  useEffect(() => remotes.startAll(), [remotes]);
  useEffect(() => finder.ask(query), [finder, query]);
  useEffect(() => finder.end, [finder]);
  return { found: useSyncExternalStore(finder.subscribe, finder.current), retry: finder.retry };
}
