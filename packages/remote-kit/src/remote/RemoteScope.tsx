import { Provider as JotaiProvider } from 'jotai';
import { createContext, useContext, type ReactNode } from 'react';
import { HostContext } from '../host/HostContext.ts';
import type { LoadedRemote } from './RemoteHandle.ts';

const NamespaceContext = createContext<string>('shell');

/** Returns the i18next namespace of the remote that draws this component. */
export function useNamespace(): string {
  return useContext(NamespaceContext);
}

/** Provides a remote's host, store and texts to everything that the remote draws. */
export function RemoteScope({
  remote,
  children,
}: {
  remote: Pick<LoadedRemote, 'id' | 'host' | 'store'>;
  children: ReactNode;
}) {
  return (
    <HostContext value={remote.host}>
      <JotaiProvider store={remote.store}>
        <NamespaceContext value={remote.id}>{children}</NamespaceContext>
      </JotaiProvider>
    </HostContext>
  );
}
