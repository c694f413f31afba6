import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

export interface Acts {
  /** Returns the action that is under way in a place. */
  readonly busyAt: (place: string) => string | undefined;
  /** Returns the reason why the last action in a place was refused. */
  readonly refusalAt: (place: string) => string | undefined;
  /**
   * Runs an action in a place, such as a person's row. The text `done` is shown as a toast. Resolves to whether it
   * succeeded.
   */
  readonly run: (place: string, what: string, work: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** Runs actions in the rows of a list: one at a time in each row, with a refusal beside it. */
export function useActs(onSettled: () => void): Acts {
  const { toast, i18n } = useHost();
  const [busy, setBusy] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string | undefined>>>({});
  return {
    busyAt: (place) => busy[place],
    refusalAt: (place) => refusals[place],
    async run(place, what, work, done) {
      setBusy((all) => ({ ...all, [place]: what }));
      setRefusals((all) => ({ ...all, [place]: undefined }));
      try {
        await work();
        if (done) toast({ type: 'success', message: done });
        return true;
      } catch (error) {
        setRefusals((all) => ({ ...all, [place]: i18n.errorText(error) }));
        return false;
      } finally {
        setBusy((all) => ({ ...all, [place]: undefined }));
        onSettled();
      }
    },
  };
}
