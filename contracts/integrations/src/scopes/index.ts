export {
  ACCOUNT_KEY,
  KEY_SCOPES,
  openedBy,
  openedToApplication,
  scopesThatOpen,
  servicesThatOpen,
} from './keyScopes.ts';
export type { KeyScope } from './keyScopes.ts';
