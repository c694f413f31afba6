import type { Operation } from '@meet/contracts';
import { useRequest, type Requested } from '@meet/remote-kit';
import { useMemo } from 'react';
import { useShell } from './ShellContext.ts';

/** Makes a call without input when the component is mounted, on a part of the shell, which has no host; undefined: none. */
export function useShellCall<Output>(call: Operation<object, Output> | undefined): Requested<Output> {
  const { api } = useShell();
  const send = useMemo(() => call && ((signal: AbortSignal) => api.execute(call, {}, signal)), [api, call]);
  return useRequest(send);
}
