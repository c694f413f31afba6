import { getContactsWithAccount } from '@meet/contracts/network';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

export interface Suggestion {
  /** Lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly avatar: string | null;
}

/** The person's contacts who have an account. Empty until they came, and when they don't: any address can be typed. */
export function useSuggestions(): readonly Suggestion[] {
  const { rest } = useHost();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    rest.call(getContactsWithAccount, {}, abort.signal).then(
      ({ contacts }) =>
        setSuggestions(
          contacts.map(({ email, fullName, avatar }) => ({ email: email.toLowerCase(), fullName, avatar })),
        ),
      () => {},
    );
    return () => abort.abort();
  }, [rest]);
  return suggestions;
}
