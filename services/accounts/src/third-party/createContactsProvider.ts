import { createCodeFlow, type CodeAnswer, type CodeFlowOptions } from './createCodeFlow.ts';
import type { IssuerKind } from './createIssuer.ts';
import { readConnections, type ProviderContact } from './readConnections.ts';

export interface ContactsProvider {
  readonly kind: IssuerKind;
  /** The provider's page to open, and the state that its answer must bring back. */
  begin(accountId: string): Promise<{ url: string; state: string }>;
  /**
   * The contacts behind a code, read by a token that nobody keeps; undefined for a code or state that is wrong, used,
   * old, or was given for another account. Fails where the provider does, or where it was not permitted.
   */
  read(accountId: string, answer: CodeAnswer): Promise<ProviderContact[] | undefined>;
}

export interface ContactsProviderOptions extends CodeFlowOptions {
  /** Address that lists contacts, in the form of the People API. */
  readonly contactsUrl: string;
}

/** Reads people's contacts with their permission: code flow with state and PKCE, each answer tied to who asked. */
export function createContactsProvider(options: ContactsProviderOptions): ContactsProvider {
  const getFlow = (accountId: string) => createCodeFlow(options, `contacts of ${accountId}`);
  return {
    kind: options.issuer.kind,
    begin: (accountId) => getFlow(accountId).begin(),
    async read(accountId, answer) {
      const granted = await getFlow(accountId).finish(answer);
      return granted && readConnections(options.contactsUrl, granted.accessToken);
    },
  };
}
