import { string } from 'yup';
import { input, output, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { roomLabel } from './fields.ts';

export const editCustomRoom = defineCall('editCustomRoom', {
  path: 'edit-custom-room',
  access: 'user',
  summary: 'Labels a room of the caller’s own anew.',
  input: input({ roomId: roomId(), label: roomLabel() }),
  output: output({
    roomId: string().required().meta({ restOnly: true }),
    label: string().required().meta({ restOnly: true }),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.ROOM_LABEL_TAKEN],
  graphql: { mutation: true, success: 'MeetingDone' },
});
