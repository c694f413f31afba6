import { array, number, object } from 'yup';
import { createCallDefiner } from '../core/defineCall.ts';
import { id, input, list, output } from '../core/schema.ts';
import { sessionAttributes } from './resolveSession.ts';

/** Maximum number of sessions in one call. */
export const SESSIONS_RENEWED_MAX = 500;

/** Called by caches of sessions, with all cached sessions that are still in use. */
export const renewSessions = createCallDefiner('accounts')('renewSessions', {
  path: 'renew-sessions',
  access: 'service',
  summary: 'Renews the live sessions among these, and returns them as they are now.',
  input: input({ sessionIds: list(id().required()).max(SESSIONS_RENEWED_MAX).required() }),
  output: output({
    sessions: array(object({ ...sessionAttributes, endsInMs: number().required() }).required()).required(),
  }),
});
