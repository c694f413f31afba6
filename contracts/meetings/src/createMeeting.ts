import { boolean, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { meetingPassword, roomLabel } from './fields.ts';

export const createMeeting = defineCall('createMeeting', {
  path: 'create-meeting',
  access: 'user',
  summary: 'Makes a room of the caller’s own: a random one, or with a label a labelled one.',
  input: input({ label: roomLabel().optional(), password: meetingPassword(), lobby: boolean().strict() }),
  output: output({ meetingId: string().required(), roomId: string().required(), isOwner: boolean().required() }),
  errors: [meetingsErrors.ROOM_LABEL_TAKEN, meetingsErrors.TOO_MANY_ROOMS],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateMeetingInput' },
});
