/**
 * Scopes that a person can grant an outside application. `@meet/integrations-contract/scopes` lists the calls of each.
 * This contract's texts name them on the consent page.
 */
export const OAUTH_SCOPES = ['profile', 'meetings', 'calendar', 'history', 'contacts'] as const;
export type OauthScope = (typeof OAUTH_SCOPES)[number];

/** Scope of a request that does not name one. */
export const DEFAULT_SCOPE: OauthScope = 'profile';

/** Parses a list of scopes that spaces separate. Unknown scopes are left out. */
export const readScopes = (text: string): OauthScope[] => {
  const named = new Set(text.split(' '));
  return OAUTH_SCOPES.filter((scope) => named.has(scope));
};
