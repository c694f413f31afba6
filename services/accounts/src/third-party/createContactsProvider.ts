import { createCodeFlow, type CodeAnswer, type CodeFlowOptions } from './createCodeFlow.ts';
import type { IssuerKind } from './createIssuer.ts';
import { readConnections, type ProviderContact } from './readConnections.ts';

export interface ContactsProvider {
  readonly kind: IssuerKind;
  /** Starts a flow. Returns the provider's page to open, and the state that its answer must bring back. */
  begin(accountId: string): Promise<{ url: string; state: string }>;
  /**
   * Returns the contacts behind a code; the access token is not stored. Returns undefined if the code or state is
   * wrong, used, expired or another account's. Rejects if the provider fails or the person gave no permission.
   */
  read(accountId: string, answer: CodeAnswer): Promise<ProviderContact[] | undefined>;
}

export interface ContactsProviderOptions extends CodeFlowOptions {
  /** Address that lists contacts, in the People API's format. */
  readonly contactsUrl: string;
}

/**
 * Reads people's contacts with their permission. Uses a code flow with state and PKCE, and ties each answer to the
 * account that requested it.
 */
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
