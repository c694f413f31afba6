import type { Operation } from '@meet/contracts';
import { useEffect, useState } from 'react';
import { useShell } from './ShellContext.ts';

interface ShellCall<Output> {
  readonly value?: Output;
  readonly error?: unknown;
}

/**
 * Makes a call without input when the component is mounted, and aborts it when it is unmounted. Makes none if `call` is
 * undefined. It is for parts of the shell that exist before any remote. The kit's `useCall` needs a host and is too
 * large for these pages.
 */
export function useShellCall<Output>(call: Operation<object, Output> | undefined): ShellCall<Output> {
  const { api } = useShell();
  const [result, setResult] = useState<ShellCall<Output>>({});
  useEffect(() => {
    if (!call) return;
    const abort = new AbortController();
    api.execute(call, {}, abort.signal).then(
      (value) => setResult({ value }),
      (error: unknown) => abort.signal.aborted || setResult({ error }),
    );
    return () => abort.abort();
  }, [api, call]);
  return result;
}
