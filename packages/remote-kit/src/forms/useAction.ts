import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

export interface Action<Arguments extends unknown[]> {
  /** Resolves to true on success, and to false after a failure, which is shown to the person. */
  readonly run: (...input: Arguments) => Promise<boolean>;
  readonly isRunning: boolean;
  /** Reason of the last failure, for display in its own place; undefined if toasts show it. */
  readonly failure: string | undefined;
}

export interface ActionOptions {
  readonly toasts?: boolean;
  readonly failTitle?: string;
}

/** Runs a request of the person to the server. A failure stands in `failure`, or in a toast if `toasts` is set. */
export function useAction<Arguments extends unknown[]>(
  perform: (...input: Arguments) => Promise<unknown>,
  { toasts = false, failTitle }: ActionOptions = {},
): Action<Arguments> {
  const { toast, i18n } = useHost();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(...input: Arguments): Promise<boolean> {
    setRunning(true);
    setFailure(undefined);
    try {
      await perform(...input);
      return true;
    } catch (error) {
      const text = i18n.errorText(error);
      if (toasts) toast({ type: 'error', message: text, ...(failTitle && { title: failTitle }) });
      else setFailure(text);
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { run, isRunning, failure };
}
