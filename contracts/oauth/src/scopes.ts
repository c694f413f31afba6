/**
 * Scopes that a person can allow an outside application. `@meet/integrations-contract/scopes` lists the calls of each,
 * this contract's texts name them on the page that asks.
 */
export const OAUTH_SCOPES = ['profile', 'meetings', 'calendar', 'history', 'contacts'] as const;
export type OauthScope = (typeof OAUTH_SCOPES)[number];

/** Scope of a request that names none. */
export const DEFAULT_SCOPE: OauthScope = 'profile';

/** The scopes of a text that names them between spaces; what is none is left out. */
export const readScopes = (text: string): OauthScope[] => {
  const named = new Set(text.split(' '));
  return OAUTH_SCOPES.filter((scope) => named.has(scope));
};
