export * from './applyOauthEvent.ts';
export * from './authorizations.ts';
export {
  CHROME_EXTENSION_CLIENT_ID,
  changeOauthClient,
  chromeExtensionRedirectUri,
  createOauthClient,
  deleteOauthClient,
  getOauthClients,
} from './clients.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export {
  OAUTH_CLIENTS_MAX,
  OAUTH_CLIENT_NAME_MAX,
  OAUTH_LIFETIMES,
  REDIRECT_URIS_MAX,
  REDIRECT_URI_MAX_LENGTH,
} from './limits.ts';
export * from './scopes.ts';
export type { AuthorizationRequest, AuthorizedApplication, OauthClient } from './shapes.ts';
