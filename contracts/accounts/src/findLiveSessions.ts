import { array, number, object, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

/** Sessions that one call asks about. */
export const SESSIONS_ASKED_MAX = 500;

export const findLiveSessions = defineCall('findLiveSessions', {
  path: 'find-live-sessions',
  access: 'service',
  summary: 'Which of these sessions live, and for how long unless they are used; asking is no use of them.',
  input: input({ sessionIds: list(id().required()).max(SESSIONS_ASKED_MAX).required() }),
  output: output({
    sessions: array(object({ sessionId: string().required(), endsInMs: number().required() }).required()).required(),
  }),
});
