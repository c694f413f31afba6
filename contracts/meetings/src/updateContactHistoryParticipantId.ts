import { input, noOutput, timeZone } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { textId, participantId } from './fields.ts';

export const updateContactHistoryParticipantId = defineCall('updateContactHistoryParticipantId', {
  path: 'update-meeting-contact-history-participant-id',
  access: 'public',
  summary: 'Ties a contact history entry to the participant that the room knows.',
  input: input({
    meetingContactHistoryId: textId(),
    participantId: participantId(),
    timezone: timeZone(),
  }),
  output: noOutput,
  graphql: { mutation: true, input: 'ContactHistoryParticipantInput', success: 'MeetingDone' },
});
