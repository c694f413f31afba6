import type { Deps } from '../Deps.ts';

/**
 * After a new password nothing that opened the account before may open it: its sessions, its mailed links and its API key
 * end. `keep` is the session that chose the password.
 */
export async function endAccess(
  { sessionStore, linkStore, apiKeyStore }: Pick<Deps, 'sessionStore' | 'linkStore' | 'apiKeyStore'>,
  accountId: string,
  keep?: string,
): Promise<void> {
  // The key goes last: a session that still lived could make another.
  await linkStore.endAll(accountId);
  await sessionStore.end(accountId, keep === undefined ? 'all' : { allBut: keep });
  await apiKeyStore.end(accountId);
}
