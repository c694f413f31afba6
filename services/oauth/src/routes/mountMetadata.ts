import { LOCALES } from '@meet/contracts';
import { hrefFor } from '@meet/contracts/routes';
import { OAUTH_SCOPES, OAUTH_ENDPOINTS } from '@meet/oauth-contract';
import type { FastifyInstance } from 'fastify';

const AUTH_METHODS = ['client_secret_basic', 'none'];

/** Serves the authorization server's metadata: its abilities and addresses (RFC 8414). */
export function mountMetadata(app: FastifyInstance, publicUrl: string): void {
  const metadata = {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}${OAUTH_ENDPOINTS.authorization}`,
    token_endpoint: `${publicUrl}${OAUTH_ENDPOINTS.token}`,
    revocation_endpoint: `${publicUrl}${OAUTH_ENDPOINTS.revocation}`,
    scopes_supported: OAUTH_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    revocation_endpoint_auth_methods_supported: AUTH_METHODS,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}${hrefFor('oauthLanding')}`,
    ui_locales_supported: LOCALES.map((locale) => locale.replace('_', '-')),
  };
  app.get(OAUTH_ENDPOINTS.metadata, async (_request, reply) =>
    reply.header('cache-control', 'max-age=3600').send(metadata),
  );
}
