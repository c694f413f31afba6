import type { OutputOf } from '@meet/contracts';
import { getSuggestionFromGroups } from '@meet/organizations-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';

export type Suggestion = OutputOf<typeof getSuggestionFromGroups>['suggestions'][number];

/** People of the own groups who could be invited; undefined until they are known. */
export function useSuggestions() {
  const { api } = useHost();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    api.execute(getSuggestionFromGroups, {}, abort.signal).then(
      (answer) => setSuggestions(answer.suggestions),
      (error: unknown) => !abort.signal.aborted && setFailure(error),
    );
    return () => abort.abort();
  }, [api, attempt]);
  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return {
    suggestions,
    failure,
    retry,
    /** Somebody was invited, and is no suggestion any more. */
    drop: (email: string) => setSuggestions((all) => all?.filter((one) => one.email !== email)),
  };
}
