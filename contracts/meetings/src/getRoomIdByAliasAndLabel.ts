import { boolean, string } from 'yup';
import { input, LIMITS, output, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const getRoomIdByAliasAndLabel = defineCall('getRoomIdByAliasAndLabel', {
  path: 'get-meeting-room-id-by-alias-and-room-label',
  access: 'public',
  summary: 'The room behind a labelled link, or behind a personal alias when no label is given.',
  input: input({
    userAlias: requiredText('meetings.aliasRequired').max(LIMITS.email, 'meetings.aliasInvalid'),
    roomLabel: requiredText('meetings.labelRequired').max(64, 'meetings.labelTooLong').optional(),
  }),
  output: output({ roomId: string().required(), isOwner: boolean().required().meta({ restOnly: true }) }),
  errors: [meetingsErrors.ROOM_LINK_NOT_FOUND],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { mutation: true, success: 'MeetingRoom' },
});
