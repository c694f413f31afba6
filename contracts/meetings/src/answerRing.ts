import { flag, input, output } from '@meet/contracts';
import { string } from 'yup';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';

export const answerRing = defineCall('answerRing', {
  path: 'answer-meeting-call',
  access: 'user',
  summary: 'Accepts or declines a call; every other tab stops ringing.',
  input: input({ ringId: textId(), accept: flag().required('common.required') }),
  output: output({ roomId: string().required() }),
  errors: [meetingsErrors.RING_OVER],
  graphql: { mutation: true, success: 'MeetingRoom' },
});
