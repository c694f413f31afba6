import { defineErrors } from '@meet/contracts';

/** Refusals of the authorization server's calls. Its endpoints answer with the errors of OAuth. */
export const oauthErrors = defineErrors({
  AUTHORIZATION_REQUEST_GONE: { status: 404 },
  AUTHORIZED_APPLICATION_NOT_FOUND: { status: 404 },
  OAUTH_CLIENT_NOT_FOUND: { status: 404 },
  OAUTH_CLIENT_LIMIT_REACHED: { status: 200 },
  OAUTH_CLIENT_BUILT_IN: { status: 200 },
  OAUTH_CLIENT_PUBLIC: { status: 200 },
});
