import { useContacts } from '@meet/remote-kit/network';

export interface Suggestion {
  /** Lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly avatar: string | null;
}

/** The person's contacts: whoever among them has no account is invited. */
export function useSuggestions(): readonly Suggestion[] {
  return useContacts(true).map(({ email, fullName, avatar }) => ({ email: email.toLowerCase(), fullName, avatar }));
}
