import type { Operation } from '@meet/contracts';
import { useMemo } from 'react';
import { useHost } from '../host/HostContext.ts';
import { useRequest, type Requested } from './useRequest.ts';

/**
 * Makes a call when the component mounts, and again `delayMs` after its input last changed. Unmounting aborts it. No
 * call is made while `input` is undefined.
 */
export function useCall<Input, Output>(
  call: Operation<Input, Output>,
  input: NoInfer<Input> | undefined,
  delayMs?: number,
): Requested<Output> {
  const { api } = useHost();
  const json = JSON.stringify(input);
  const send = useMemo(
    () =>
      json === undefined ? undefined : (signal: AbortSignal) => api.execute(call, JSON.parse(json) as Input, signal),
    [api, call, json],
  );
  return useRequest(send, delayMs);
}
