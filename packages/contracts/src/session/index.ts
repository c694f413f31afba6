export { recordImpersonatedChange } from './recordImpersonatedChange.ts';
export { resolveSession } from './resolveSession.ts';
