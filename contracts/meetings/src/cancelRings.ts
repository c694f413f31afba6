import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { textId } from './fields.ts';

export const cancelRings = defineCall('cancelRings', {
  path: 'cancel-meeting-calls',
  access: 'user',
  summary: 'Stops what the caller rings in a room; who was rung sees a missed call.',
  input: input({ roomId: textId() }),
  output: noOutput,
  graphql: { mutation: true, success: 'MeetingDone' },
});
