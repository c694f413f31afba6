import { ServiceError } from '@meet/contracts';
import { oauthErrors, readScopes, type OauthScope } from '@meet/oauth-contract';
import type { Client } from '../clients/createClientStore.ts';
import type { Deps } from '../Deps.ts';

export interface AuthorizationRequest {
  readonly client: Client;
  readonly redirectUri: string;
  readonly scopes: OauthScope[];
}

/**
 * Returns an authorization request that waits for its answer, as the authorization endpoint accepted it. Throws
 * AUTHORIZATION_REQUEST_GONE if it has ended.
 */
export async function findRequest({ recordStore, clientStore }: Deps, uid: string): Promise<AuthorizationRequest> {
  const { params } = (await recordStore.find('Interaction', uid)) ?? {};
  const client = params && (await clientStore.find(String(params['client_id'])));
  if (!client) throw new ServiceError(oauthErrors.AUTHORIZATION_REQUEST_GONE);
  return {
    client,
    redirectUri: String(params['redirect_uri']),
    scopes: readScopes(String(params['scope'] ?? '')).filter((scope) => client.scopes.includes(scope)),
  };
}
