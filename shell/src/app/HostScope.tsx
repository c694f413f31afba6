import { HostContext, SlotDirectoryContext } from '@meet/remote-kit';
import { createContext, use, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { ShellHost } from '../host/createShellHost.ts';
import { prepareHost } from './prepareHost.ts';
import { useShell } from './ShellContext.ts';

const ShellHostContext = createContext<ShellHost | undefined>(undefined);

/** Waits for the world of remotes and puts it around its children. */
export function HostScope({ children }: { children: ReactNode }) {
  const present = useContext(ShellHostContext);
  return present ? children : <StartedHostScope>{children}</StartedHostScope>;
}

function StartedHostScope({ children }: { children: ReactNode }) {
  const shellHost = use(prepareHost(useShell()));
  return (
    <ShellHostContext value={shellHost}>
      <HostContext value={shellHost.host}>
        <SlotDirectoryContext value={shellHost.remotes}>{children}</SlotDirectoryContext>
      </HostContext>
    </ShellHostContext>
  );
}

/** Draws again when other remotes are live. */
export function useShellHost(): ShellHost {
  const shellHost = useContext(ShellHostContext);
  if (!shellHost) throw new Error('useShellHost needs a HostScope around it.');
  const { remotes } = shellHost;
  useSyncExternalStore(remotes.subscribe, remotes.revision);
  return shellHost;
}
