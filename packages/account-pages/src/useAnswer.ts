import { useState } from 'react';
import { usePageShell } from './PageShell.ts';
import { errorText } from '@meet/contracts/client';
import { useContractTexts } from './useContractTexts.ts';

/**
 * Sends the person's answer to the question of a link. Returns the kind of the running answer, and the text of the last
 * failure.
 */
export function useAnswer<Kind extends string>(give: (kind: Kind) => Promise<void>) {
  const { texts } = usePageShell();
  const loadContractTexts = useContractTexts();
  const [busy, setBusy] = useState<Kind>();
  const [failure, setFailure] = useState<string>();

  async function answer(kind: Kind) {
    setBusy(kind);
    setFailure(undefined);
    try {
      await give(kind);
    } catch (error) {
      await loadContractTexts().catch(() => {});
      setFailure(errorText(texts, error));
      setBusy(undefined);
    }
  }
  return { answer, busy, failure };
}
