import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

export interface Acts {
  /** Returns the act under way there. */
  readonly busyAt: (place: string) => string | undefined;
  /** Why the last act there was refused. */
  readonly refusalAt: (place: string) => string | undefined;
  /** Does something in a place, such as a person's row; what it says when done is a toast. Answers whether it was done. */
  readonly run: (place: string, what: string, work: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** Runs people's acts in the rows of a list: one at a time in each, with a refusal beside it. */
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
