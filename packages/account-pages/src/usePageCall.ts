import type { Operation } from '@meet/contracts';
import { useRequest, type Requested } from '@meet/remote-kit';
import { useMemo } from 'react';
import { usePageShell } from './PageShell.ts';

/** Makes a call without input when the component is mounted, on a page that has no host. */
export function usePageCall<Output>(call: Operation<object, Output>): Requested<Output> {
  const { api } = usePageShell();
  const send = useMemo(() => (signal: AbortSignal) => api.execute(call, {}, signal), [api, call]);
  return useRequest(send);
}
