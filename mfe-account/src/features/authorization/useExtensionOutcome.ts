import { useEffect, useState } from 'react';

/** Maximum wait for the extension; a present one answers within a second or two. */
const PATIENCE_MS = 15_000;

type Outcome = 'waiting' | 'connected' | 'failed' | 'silent';

const isOutcome = (value: unknown): value is 'connected' | 'failed' => value === 'connected' || value === 'failed';

/**
 * Returns the outcome that the extension writes to the document after it read this page's address. Page and extension
 * share nothing else. Returns `silent` if no extension reports.
 */
export function useExtensionOutcome(): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  useEffect(() => {
    const root = document.documentElement;
    const check = () => isOutcome(root.dataset.meetExtension) && setOutcome(root.dataset.meetExtension);
    const watching = new MutationObserver(check);
    watching.observe(root, { attributeFilter: ['data-meet-extension'] });
    // The extension may have been faster than this page.
    check();
    const patience = setTimeout(() => setOutcome((now) => (now === 'waiting' ? 'silent' : now)), PATIENCE_MS);
    return () => {
      watching.disconnect();
      clearTimeout(patience);
    };
  }, []);
  return outcome;
}
