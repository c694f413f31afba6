export { oauthErrors } from './errors.ts';
export {
  OAUTH_CLIENT_NAME_MAX,
  OAUTH_CLIENTS_MAX,
  OAUTH_LIFETIMES,
  REDIRECT_URI_MAX_LENGTH,
  REDIRECT_URIS_MAX,
} from './limits.ts';
export { DEFAULT_SCOPE, OAUTH_SCOPES, readScopes } from './scopes.ts';
export type { OauthScope } from './scopes.ts';
export type { AuthorizationRequest, AuthorizedApplication, OauthClient } from './shapes.ts';
export { AUTHORIZATION_FAILURES } from './authorizationFailures.ts';
export type { AuthorizationFailure } from './authorizationFailures.ts';
export { CHROME_EXTENSION_CLIENT_ID, chromeExtensionRedirectUri } from './chromeExtension.ts';
export { describeAuthorization } from './describeAuthorization.ts';
export { answerAuthorization } from './answerAuthorization.ts';
export { getAuthorizedApplications } from './getAuthorizedApplications.ts';
export { revokeAuthorizedApplication } from './revokeAuthorizedApplication.ts';
export { getOauthClients } from './getOauthClients.ts';
export { createOauthClient } from './createOauthClient.ts';
export { changeOauthClient } from './changeOauthClient.ts';
export { deleteOauthClient } from './deleteOauthClient.ts';
export { ACCESS_TOKEN_PREFIX, resolveAccessToken } from './resolveAccessToken.ts';
export { endAuthorizations } from './endAuthorizations.ts';
export { applyOauthEvent } from './applyOauthEvent.ts';
export { applicationAuthorized, applicationRevoked, applicationUsed, oauthEvents } from './events.ts';
export { OAUTH_ENDPOINTS } from './endpoints.ts';
