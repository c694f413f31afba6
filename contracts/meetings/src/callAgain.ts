import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';

export const callAgain = defineCall('callAgain', {
  path: 'call-into-meeting-again',
  access: 'user',
  summary:
    'Calls anew whom the caller called before, into the same meeting. Nobody is invited or mailed a second time.',
  input: input({ ringId: textId() }),
  output: noOutput,
  errors: [meetingsErrors.RING_OVER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, success: 'MeetingDone' },
});
