/** Endpoints of the authorization server, under the product's address. */
export const OAUTH_ENDPOINTS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  interaction: '/oauth/interaction',
  metadata: '/.well-known/oauth-authorization-server',
} as const;
