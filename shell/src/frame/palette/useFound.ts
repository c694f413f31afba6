import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShellHost } from '../../app/ShellHostContext.ts';
import { createFinder, type Finder } from './createFinder.ts';

/** What the remotes find for a query, from those that are there as the palette opens. */
export function useFound(query: string): Pick<Finder, 'retry'> & { readonly found: ReturnType<Finder['current']> } {
  const { commands } = useShellHost();
  const [finder] = useState(() => createFinder(commands.searches()));
  useEffect(() => finder.ask(query), [finder, query]);
  useEffect(() => finder.end, [finder]);
  return { found: useSyncExternalStore(finder.subscribe, finder.current), retry: finder.retry };
}
