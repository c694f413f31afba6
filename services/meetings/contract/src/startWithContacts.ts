import { array, boolean, object, string, type InferType } from 'yup';
import { email, input, LIMITS, list, noOutput, output, requiredText, roomId, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { groupName, mailFailure, meetingPassword, startMode, subject, textId } from './fields.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';
import { meetingOptions } from './rooms.ts';

const { ROOM_NOT_FOUND, GROUP_NOT_CREATED, CANNOT_INVITE_YOURSELF, NOT_IN_MEETING } = meetingsErrors;

const invitedParticipant = object({
  accountId: text().nullable().meta({ scalar: 'String' }),
  fullName: text().max(LIMITS.contactName, 'meetings.invitedNameTooLong').nullable(),
  email: email(),
  selected: boolean().strict(),
}).meta({ name: 'InvitedParticipantInput' });

const meetingPerson = object({
  accountId: string().nullable().defined(),
  contactId: string().nullable().defined(),
  fullName: string().defined(),
  email: string().required(),
  avatar: string().nullable().defined(),
  selected: boolean().required(),
}).meta({ name: 'MeetingPerson' });
export type MeetingPerson = InferType<typeof meetingPerson>;

export const getStartMeetingConfiguration = defineCall('getStartMeetingConfiguration', {
  path: 'get-start-meeting-configuration',
  access: 'user',
  summary: 'What the meeting details dialog begins with, for a contact, a group, a chat room or nobody yet.',
  input: input({ contactId: textId().optional(), groupId: textId().optional(), chatId: textId().optional() }),
  output: output({
    meetings: meetingOptions(),
    contacts: array(meetingPerson.required()).required(),
    participants: array(meetingPerson.required()).required(),
    alias: string().nullable().defined(),
  }),
  errors: [ROOM_NOT_FOUND],
  graphql: { query: 'startMeetingConfiguration' },
});

const withContacts = () =>
  input({
    subject: subject().nullable(),
    roomId: roomId(),
    invitedParticipants: list(invitedParticipant.required())
      .required('meetings.participantRequired')
      .min(1, 'meetings.participantRequired')
      .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
    groupName: groupName().nullable().optional(),
  });

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
  errors: [ROOM_NOT_FOUND, meetingsErrors.MEETING_START_REFUSED, GROUP_NOT_CREATED, CANNOT_INVITE_YOURSELF],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'MeetingWithContactsInput' },
});

export const createGroupWithInvitedContacts = defineCall('createGroupWithInvitedContacts', {
  path: 'create-group-with-invited-contacts',
  access: 'user',
  summary: 'Makes a contact group of the people invited to a meeting.',
  input: withContacts(),
  output: output({ groupId: string().required() }),
  errors: [GROUP_NOT_CREATED],
  graphql: { mutation: true, input: 'MeetingWithContactsInput', success: 'CreateInvitedGroupSuccess' },
});

export const sendEmailWhenStartMeeting = defineCall('sendEmailWhenStartMeeting', {
  path: 'send-email-when-start-meeting',
  access: 'user',
  summary:
    'Mails a meeting’s link; acquaintances are told as they chose. `to` is one address, or several parted by commas or ' +
    'in a list.',
  input: input({
    to: list(email())
      .transform((_value: unknown, original: unknown) =>
        typeof original === 'string' ? original.split(/[\s,;]+/).filter(Boolean) : original,
      )
      .typeError('common.emailInvalid')
      .required('meetings.participantRequired')
      .min(1, 'meetings.participantRequired')
      .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
    roomId: roomId(),
    subject: subject().nullable(),
  }),
  output: noOutput,
  errors: [ROOM_NOT_FOUND, meetingsErrors.MAIL_NOT_SENT],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'SendMeetingEmailInput', success: 'MeetingDone' },
});

export const inviteContactToMeeting = defineCall('inviteContactToMeeting', {
  path: 'invite-contact-to-meeting',
  access: 'user',
  summary: 'Calls a contact into the meeting that the caller is in.',
  input: input({ contactId: textId(), roomId: roomId().optional() }),
  output: output({ message: requiredText('common.required') }),
  errors: [NOT_IN_MEETING, ROOM_NOT_FOUND, meetingsErrors.MAIL_NOT_SENT],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});
