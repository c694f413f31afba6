/**
 * What a person can allow an outside application. What each opens stands in `@meet/integrations-contract/scopes`, what it
 * is called on the page that asks in this contract's texts.
 */
export const OAUTH_SCOPES = ['profile', 'meetings', 'calendar', 'history', 'contacts'] as const;
export type OauthScope = (typeof OAUTH_SCOPES)[number];

/** What an application asks for that names no scope. */
export const DEFAULT_SCOPE: OauthScope = 'profile';

/** The scopes of a text that names them between spaces; what is none is left out. */
export const readScopes = (text: string): OauthScope[] => {
  const named = new Set(text.split(' '));
  return OAUTH_SCOPES.filter((scope) => named.has(scope));
};
