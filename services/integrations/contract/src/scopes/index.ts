export { ACCOUNT_KEY, KEY_SCOPES, openedBy, servicesThatOpen } from './keyScopes.ts';
export type { KeyScope } from './keyScopes.ts';
