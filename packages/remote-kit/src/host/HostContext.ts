import { createContext, useContext } from 'react';
import type { HostApi } from './HostApi.ts';

export const HostContext = createContext<HostApi | undefined>(undefined);

/** Returns the host that the shell provides to the remote that draws this component. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a host around it: the shell, or renderInHost in a test.');
  return host;
}
