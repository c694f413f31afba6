import { endApiKeys } from '@meet/integrations-contract';
import { endAuthorizations } from '@meet/oauth-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/**
 * After a new password nothing that opened the account before may open it: its sessions, its mailed links, its API keys
 * and what it allowed outside applications end. `keep` is the session that chose the password.
 */
export async function endAccess(
  { sessionStore, linkStore, apiKeyStore, client }: Pick<Deps, 'sessionStore' | 'linkStore' | 'apiKeyStore' | 'client'>,
  accountId: string,
  keep?: string,
): Promise<void> {
  // The keys go last: a session that still lived could make another.
  await linkStore.endAll(accountId);
  await sessionStore.end(accountId, keep === undefined ? 'all' : { allBut: keep });
  await apiKeyStore.end(accountId);
  await client.call(endApiKeys, { accountId }, SERVICE_CALLER);
  await client.call(endAuthorizations, { accountId }, SERVICE_CALLER);
}
