import { boolean, number, string } from 'yup';
import { input, output, roomId, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';

export const heartbeat = defineCall('heartbeat', {
  path: 'heartbeat',
  access: 'public',
  summary: 'Says that the caller is still in, and hears how long the meeting may last.',
  input: input({ roomId: roomId(), meetingContactHistoryId: textId().optional() }),
  output: output({
    isMeetingLive: boolean().required(),
    participants: number().required(),
    /** Subject and owner of the meeting: empty to a person who has not passed its password. */
    subject: string().defined(),
    ownerName: string().defined(),
    meetingStartTime: timestamp().nullable(),
    meetingEndTime: timestamp().nullable(),
    serverTime: timestamp(),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, success: 'MeetingHeartbeat' },
});
