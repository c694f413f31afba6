import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ShellHost } from './createShellHost.ts';

export const ShellHostContext = createContext<ShellHost | undefined>(undefined);

/** Returns the shell's host, and draws the component again when the live remotes change. */
export function useShellHost(): ShellHost {
  const shellHost = useContext(ShellHostContext);
  if (!shellHost) throw new Error('useShellHost needs a HostScope around it.');
  const { remotes } = shellHost;
  useSyncExternalStore(remotes.subscribe, remotes.revision);
  return shellHost;
}
