/** Maximum number of applications of a deployment. */
export const OAUTH_CLIENTS_MAX = 200;
/** Length of an application's name, in characters. */
export const OAUTH_CLIENT_NAME_MIN = 2;
export const OAUTH_CLIENT_NAME_MAX = 60;
/** Maximum number of redirect URIs of one application. */
export const REDIRECT_URIS_MAX = 10;
export const REDIRECT_URI_MAX_LENGTH = 500;

/** Lifetimes of the authorization server's tokens and codes, in seconds. */
export const OAUTH_LIFETIMES = {
  /** Time from the application's request to the person's answer, including sign-in or sign-up. */
  request: 3_600,
  code: 60,
  accessToken: 3_600,
  /** Lifetime of a refresh token that nobody uses; each use gives a new one. */
  refreshToken: 30 * 86_400,
  /** Lifetime of an authorization. After it the person must consent again, even if tokens were still in use. */
  authorization: 365 * 86_400,
} as const;
