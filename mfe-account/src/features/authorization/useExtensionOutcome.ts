import { useEffect, useState } from 'react';

/** An extension that is there answers within a second or two. */
const PATIENCE_MS = 15_000;

type Outcome = 'waiting' | 'connected' | 'failed' | 'silent';

const isOutcome = (value: unknown): value is 'connected' | 'failed' => value === 'connected' || value === 'failed';

/**
 * Reads the outcome that the extension leaves in the document about the answer in this page's address. The two share
 * nothing else. `silent` if no extension reports.
 */
export function useExtensionOutcome(): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  useEffect(() => {
    const root = document.documentElement;
    const look = () => isOutcome(root.dataset.meetExtension) && setOutcome(root.dataset.meetExtension);
    const watching = new MutationObserver(look);
    watching.observe(root, { attributeFilter: ['data-meet-extension'] });
    // It may have been quicker than this page.
    look();
    const patience = setTimeout(() => setOutcome((now) => (now === 'waiting' ? 'silent' : now)), PATIENCE_MS);
    return () => {
      watching.disconnect();
      clearTimeout(patience);
    };
  }, []);
  return outcome;
}
