import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '@meet/remote-kit';
import type { Shell } from './createShell.ts';

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs the shell around it.');
  return shell;
}

/** Returns the session of this tab, for the shell's own pages, which have no host. */
export function useShellSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.current);
}
