import { boolean, string } from 'yup';
import { output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { mailFailure, meetingPassword, startMode } from './fields.ts';
import { withContacts } from './withContacts.ts';

export const startMeetingWithContacts = defineCall('startMeetingWithContacts', {
  path: 'start-meeting-with-contacts',
  access: 'user',
  summary:
    'Starts a meeting and calls the people invited: who has an account is rung, and whoever is no acquaintance gets a ' +
    'mail. Nothing tells whether a stranger has an account.',
  input: withContacts().shape({
    /** Empty removes the room's password. */
    password: meetingPassword(),
    mode: startMode(),
  }),
  output: output({
    meetingId: string().required(),
    roomId: string().required(),
    isOwner: boolean().required(),
    groupId: string().nullable().defined(),
    mailFailure: mailFailure(),
  }),
  errors: [
    meetingsErrors.ROOM_NOT_FOUND,
    meetingsErrors.MEETING_START_REFUSED,
    meetingsErrors.GROUP_NOT_CREATED,
    meetingsErrors.CANNOT_INVITE_YOURSELF,
  ],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'MeetingWithContactsInput' },
});
