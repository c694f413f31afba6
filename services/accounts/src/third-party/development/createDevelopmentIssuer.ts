import type { ServiceBase } from '@meet/service-kit';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { AccountsSettings } from '../../settings.ts';
import { CONTACTS_ANSWER_PATH } from '../contactsAnswerPath.ts';
import { DEVELOPMENT_CLIENT_ID, developmentClientSecret } from './developmentClient.ts';
import { toPerson } from './toAccountId.ts';

/** Creates an OpenID Connect issuer for machines without credentials of a real one. Its state lives in memory. */
export async function createDevelopmentIssuer(
  issuer: string,
  { publicUrl, secrets, settings }: ServiceBase<AccountsSettings>,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: DEVELOPMENT_CLIENT_ID,
        client_secret: developmentClientSecret(secrets),
        redirect_uris: [`${publicUrl}/signin`, `${publicUrl}${CONTACTS_ANSWER_PATH}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [secrets.derive('development-issuer-cookies').toString('hex')] },
    scopes: ['openid', settings.CONTACTS_SCOPE],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Our client reads only the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `${issuer}/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => {
        const { email, name } = toPerson(accountId);
        return { sub: email.toLowerCase(), email, email_verified: true, name };
      },
    }),
    async loadExistingGrant(context) {
      const { client, session, params } = context.oidc;
      const grant = new context.oidc.provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope(String(params!['scope']));
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  // Behind a proxy that terminates TLS, issuer addresses must use the public address.
  provider.proxy = publicUrl.startsWith('https:');
  return provider;
}
