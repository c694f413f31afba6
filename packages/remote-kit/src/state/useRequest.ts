import { useCallback, useEffect, useState } from 'react';

export interface Requested<Value> {
  /** The last answer with later changes; undefined before the first. */
  readonly value: Value | undefined;
  /** Error of the last attempt. */
  readonly error: unknown;
  /** Whether the last attempt failed. */
  readonly failed: boolean;
  /** Clears the failure and sends the request again; the last answer stays. */
  readonly retry: () => void;
  /** Sends the request again; the last answer and the last failure stay until the next answer. */
  readonly refresh: () => void;
  /** Changes the answer, such as after a change by the person or by an event. */
  readonly setValue: (change: Value | ((value: Value | undefined) => Value | undefined)) => void;
}

type Send<Value> = (signal: AbortSignal) => Promise<Value>;

/** An answer or a failure, with the request to which it belongs. */
interface Held<Value> {
  readonly send: Send<Value> | undefined;
  readonly value?: Value | undefined;
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Sends a request when the component mounts, and a new one `delayMs` after `send` last changed. Unmounting aborts it.
 * No request is sent while `send` is undefined. An answer belongs to its request, so a new request starts without one.
 */
export function useRequest<Value>(send: Send<Value> | undefined, delayMs?: number): Requested<Value> {
  const [held, setHeld] = useState<Held<Value>>({ send });
  const [attempt, setAttempt] = useState(0);
  const current = held.send === send ? held : undefined;

  useEffect(() => {
    if (!send) return;
    const abort = new AbortController();
    const hold = (change: Omit<Held<Value>, 'send'>) => {
      if (abort.signal.aborted) return;
      setHeld((before) => ({ ...(before.send === send && before), failure: undefined, ...change, send }));
    };
    const begin = () =>
      void send(abort.signal).then(
        (value) => hold({ value }),
        (error: unknown) => hold({ failure: { error } }),
      );
    if (delayMs === undefined) begin();
    const timer = delayMs === undefined ? undefined : setTimeout(begin, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [send, delayMs, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setHeld((before) => ({ ...before, failure: undefined }));
    refresh();
  }, [refresh]);
  const setValue = useCallback<Requested<Value>['setValue']>(
    (change) =>
      setHeld((before) => ({
        ...before,
        value: typeof change === 'function' ? (change as (value: Value | undefined) => Value)(before.value) : change,
      })),
    [],
  );

  return {
    value: current?.value,
    error: current?.failure?.error,
    failed: current?.failure !== undefined,
    retry,
    refresh,
    setValue,
  };
}
