import { input, noOutput, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const deleteCustomRoom = defineCall('deleteCustomRoom', {
  path: 'delete-custom-room',
  access: 'user',
  summary: 'Deletes a labelled room of the caller’s own; not while a meeting runs in it.',
  input: input({ roomId: roomId() }),
  output: noOutput,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.ROOM_IN_USE],
  graphql: { mutation: true, success: 'MeetingDone' },
});
