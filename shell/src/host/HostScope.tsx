import { HostContext, SlotDirectoryContext } from '@meet/remote-kit';
import { use, useContext, type ReactNode } from 'react';
import { DialogLayer } from './DialogLayer.tsx';
import { prepareHost } from './prepareHost.ts';
import { useShell } from '../base/ShellContext.ts';
import { ShellHostContext } from './ShellHostContext.ts';

/**
 * Waits for the shell's host and provides it to its children. The outermost scope also draws the dialogs, over the
 * children.
 */
export function HostScope({ children }: { children: ReactNode }) {
  const present = useContext(ShellHostContext);
  return present ? children : <StartedHostScope>{children}</StartedHostScope>;
}

function StartedHostScope({ children }: { children: ReactNode }) {
  const shellHost = use(prepareHost(useShell()));
  return (
    <ShellHostContext value={shellHost}>
      <HostContext value={shellHost.host}>
        <SlotDirectoryContext value={shellHost.remotes}>
          {children}
          <DialogLayer />
        </SlotDirectoryContext>
      </HostContext>
    </ShellHostContext>
  );
}
