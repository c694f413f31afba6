import { boolean, string } from 'yup';
import { input, output, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const getRoomOwner = defineCall('getRoomOwner', {
  path: 'get-room-owner',
  access: 'service',
  summary: 'Whose a room is, and what runs in it.',
  input: input({ roomId: roomId() }),
  output: output({
    ownerId: string().required(),
    /** Of the running meeting; empty where none runs. */
    subject: string().defined(),
    isMeetingLive: boolean().required(),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
});
