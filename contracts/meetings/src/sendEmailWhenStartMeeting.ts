import { input, list, listedEmail, noOutput, roomId } from '@meet/contracts';
import { parseAddresses } from '@meet/contracts/addresses';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { subject } from './fields.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

export const sendEmailWhenStartMeeting = defineCall('sendEmailWhenStartMeeting', {
  path: 'send-email-when-start-meeting',
  access: 'user',
  summary:
    'Mails a meeting’s link; acquaintances are told as they chose. `to` is one address, or several parted by commas or ' +
    'in a list.',
  input: input({
    to: list(listedEmail())
      .transform((_value: unknown, original: unknown) =>
        typeof original === 'string' ? parseAddresses(original).map(({ email: address }) => address) : original,
      )
      .typeError('common.emailInvalid')
      .required('meetings.participantRequired')
      .min(1, 'meetings.participantRequired')
      .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
    roomId: roomId(),
    subject: subject().nullable(),
  }),
  output: noOutput,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MAIL_NOT_SENT, meetingsErrors.MAILS_TURNED_OFF],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'SendMeetingEmailInput', success: 'MeetingDone' },
});
