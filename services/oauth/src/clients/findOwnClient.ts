import { ServiceError } from '@meet/contracts';
import { oauthErrors } from '@meet/oauth-contract';
import type { Deps } from '../Deps.ts';
import type { Client } from './createClientStore.ts';

/**
 * Returns an application that administrators manage. Throws OAUTH_CLIENT_NOT_FOUND if it is unknown, and
 * OAUTH_CLIENT_BUILT_IN if it is built in.
 */
export async function findOwnClient({ clientStore }: Deps, clientId: string): Promise<Client> {
  const client = await clientStore.find(clientId);
  if (!client) throw new ServiceError(oauthErrors.OAUTH_CLIENT_NOT_FOUND);
  if (client.isBuiltIn) throw new ServiceError(oauthErrors.OAUTH_CLIENT_BUILT_IN);
  return client;
}
