import { boolean, object } from 'yup';
import { cleanedLine, input, LIMITS, list, listedEmail, roomId, text } from '@meet/contracts';
import { groupName, subject } from './fields.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

const invitedParticipant = object({
  accountId: text().nullable().meta({ scalar: 'String' }),
  fullName: cleanedLine().max(LIMITS.contactName, 'meetings.invitedNameTooLong').nullable(),
  email: listedEmail(),
  selected: boolean().strict(),
}).meta({ name: 'InvitedParticipantInput' });

export const withContacts = () =>
  input({
    subject: subject().nullable(),
    roomId: roomId(),
    invitedParticipants: list(invitedParticipant.required())
      .required('meetings.participantRequired')
      .min(1, 'meetings.participantRequired')
      .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
    groupName: groupName().nullable().optional(),
  });
