import { useContacts } from '@meet/remote-kit/network';

export interface Suggestion {
  /** E-mail in lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly avatar: string | null;
}

/** Returns the person's contacts as suggestions. A contact without an account is invited. */
export function useSuggestions(): readonly Suggestion[] {
  return useContacts(true).map(({ email, fullName, avatar }) => ({ email: email.toLowerCase(), fullName, avatar }));
}
