/** Applications that a deployment can know. */
export const OAUTH_CLIENTS_MAX = 200;
/** Characters of an application's name. */
export const OAUTH_CLIENT_NAME_MIN = 2;
export const OAUTH_CLIENT_NAME_MAX = 60;
/** Addresses that one application may be answered at. */
export const REDIRECT_URIS_MAX = 10;
export const REDIRECT_URI_MAX_LENGTH = 500;

/** Lifetimes of the authorization server's tokens and codes, in seconds. */
export const OAUTH_LIFETIMES = {
  /** From the application's request to the person's answer, signing in and up included. */
  request: 3_600,
  code: 60,
  accessToken: 3_600,
  /** Lifetime of a refresh token that nobody uses; each use gives a new one. */
  refreshToken: 30 * 86_400,
  /** Then the person is asked again, whatever was used. */
  authorization: 365 * 86_400,
} as const;
