export { profileChanged } from './profileChanged.ts';
export { recordImpersonatedChange } from './recordImpersonatedChange.ts';
export { renewSessions, SESSIONS_RENEWED_MAX } from './renewSessions.ts';
export { resolveSession } from './resolveSession.ts';
