import type { OutputOf } from '@meet/contracts';
import { getSuggestionFromGroups } from '@meet/organizations-contract/operations';
import { useCall } from '@meet/remote-kit';

export type Suggestion = OutputOf<typeof getSuggestionFromGroups>['suggestions'][number];

/** Fetches people of the person's own groups who could be invited; undefined until they are loaded. */
export function useSuggestions() {
  const { value, error, retry, setValue } = useCall(getSuggestionFromGroups, {});
  return {
    suggestions: value?.suggestions,
    failure: error,
    retry,
    /** Removes a person who was invited. */
    drop: (email: string) =>
      setValue((present) => present && { suggestions: present.suggestions.filter((one) => one.email !== email) }),
  };
}
