/** Why a request never came to the person's decision, as the page at oauth2/landing is told by `error` in its query. */
export const AUTHORIZATION_FAILURES = [
  'unknown-client',
  'redirect-uri',
  'expired',
  'invalid-request',
  'server-error',
] as const;
export type AuthorizationFailure = (typeof AUTHORIZATION_FAILURES)[number];
