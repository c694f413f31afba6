import { useCallback, useEffect, useState } from 'react';

export interface Requested<Value> {
  /** The last answer, with the changes since; undefined before the first. */
  readonly value: Value | undefined;
  /** Reason why the last attempt failed. */
  readonly error: unknown;
  /** The last attempt failed. */
  readonly failed: boolean;
  /** Forgets the failure and sends the request again; the last answer stays. */
  readonly retry: () => void;
  /** Sends the request again; the last answer and the last failure stay until the next answer. */
  readonly refresh: () => void;
  /** Changes the answer, such as by what the person or an event has changed since. */
  readonly setValue: (change: Value | ((value: Value | undefined) => Value | undefined)) => void;
}

type Send<Value> = (signal: AbortSignal) => Promise<Value>;

/** An answer or a failure, and the request that it belongs to. */
interface Held<Value> {
  readonly send: Send<Value> | undefined;
  readonly value?: Value | undefined;
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Sends a request when the component is mounted, and a new one when `send` changes, after `delayMs` of rest. Unmounting
 * aborts it. No request is sent while `send` is undefined. An answer belongs to its request: the next has none at first.
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
