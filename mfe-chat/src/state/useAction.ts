import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

export interface Action<Arguments extends unknown[]> {
  /** Resolves true when it was done, false when it failed and the person was told. */
  readonly run: (...input: Arguments) => Promise<boolean>;
  readonly isRunning: boolean;
  /** Why the last attempt failed, for a place of its own; undefined where toasts tell. */
  readonly failure: string | undefined;
}

export interface ActionOptions {
  readonly toasts?: boolean;
  readonly failTitle?: string;
}

/** Something that the person asks of the server. A failure stands in `failure`, or in a toast when `toasts` says so. */
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
