export {
  ACCOUNT_KEY,
  APPLICATION_SCOPES,
  KEY_SCOPES,
  openedBy,
  openedToApplication,
  scopesThatOpen,
  servicesThatOpen,
} from './keyScopes.ts';
export type { KeyScope } from './keyScopes.ts';
