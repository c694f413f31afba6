export { resolveSession } from './resolveSession.ts';
