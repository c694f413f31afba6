import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  addressKey,
  cleanedLine,
  email,
  input,
  LIMITS,
  list,
  listedEmail,
  noOutput,
  output,
  requiredText,
  roomId,
  text,
} from '@meet/contracts';
import { parseAddresses } from '@meet/contracts/addresses';
import { startOptionsForm } from './configuration.ts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { groupName, mailFailure, meetingPassword, startMode, subject, textId } from './fields.ts';
import { MEETING_LIMITS } from './limits.ts';
import { meetingOptions } from './rooms.ts';

const invitedParticipant = object({
  accountId: text().nullable().meta({ scalar: 'String' }),
  fullName: cleanedLine().max(LIMITS.contactName, 'meetings.invitedNameTooLong').nullable(),
  email: listedEmail(),
  selected: boolean().strict(),
}).meta({ name: 'InvitedParticipantInput' });

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

export interface ParticipantInviteContext {
  readonly ownEmail: string;
  /** Addresses that are already in the list. */
  readonly invited: readonly string[];
}

/** One address to invite in the meeting details dialog. */
export const participantInviteEmail = ({ ownEmail, invited }: ParticipantInviteContext) =>
  email({ required: 'meetings.inviteEmailRequired', invalid: 'meetings.inviteEmailInvalid' })
    .test('not-own', 'meetings.inviteYourself', (value) => !same(value, ownEmail))
    .test('not-twice', 'meetings.inviteTwice', (value) => !invited.some((present) => same(value, present)));

/** Fields of the meeting details dialog; the group's name is required only if a group is to be created. */
export const meetingDetailsForm = startOptionsForm.shape({
  roomId: text().required('meetings.roomRequired'),
  groupName: text().when('createGroup', { is: true, then: () => groupName() }),
});

const same = (a: string | undefined, b: string) => addressKey(a?.trim() ?? '') === addressKey(b);

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
  summary:
    'Returns the initial values of the meeting details dialog for a contact, a group, a chat room or nobody yet.',
  input: input({ contactId: textId().optional(), groupId: textId().optional(), chatId: textId().optional() }),
  output: output({
    meetings: meetingOptions(),
    contacts: array(meetingPerson.required()).required(),
    participants: array(meetingPerson.required()).required(),
    alias: string().nullable().defined(),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  graphql: { query: 'startMeetingConfiguration' },
});

export const startMeetingWithContacts = defineCall('startMeetingWithContacts', {
  path: 'start-meeting-with-contacts',
  access: 'user',
  summary:
    'Starts a meeting and calls the people invited: it rings people with an account, and mails people who are no acquaintances. ' +
    'Nothing reveals whether a stranger has an account.',
  input: withContacts().shape({
    /** An empty text removes the room's password. */
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

export const createGroupWithInvitedContacts = defineCall('createGroupWithInvitedContacts', {
  path: 'create-group-with-invited-contacts',
  access: 'user',
  summary: 'Creates a contact group of the people invited to a meeting.',
  input: withContacts(),
  output: output({ groupId: string().required() }),
  errors: [meetingsErrors.GROUP_NOT_CREATED],
  graphql: { mutation: true, input: 'MeetingWithContactsInput', success: 'CreateInvitedGroupSuccess' },
});

export const inviteContactToMeeting = defineCall('inviteContactToMeeting', {
  path: 'invite-contact-to-meeting',
  access: 'user',
  summary: 'Calls a contact into the meeting that the caller is in.',
  input: input({ contactId: textId(), roomId: roomId().optional() }),
  output: output({ message: requiredText('common.required') }),
  errors: [meetingsErrors.NOT_IN_MEETING, meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MAIL_NOT_SENT],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const sendEmailWhenStartMeeting = defineCall('sendEmailWhenStartMeeting', {
  path: 'send-email-when-start-meeting',
  access: 'user',
  summary:
    'Mails a meeting’s link; acquaintances are notified as they chose. `to` is one address, or several parted by commas or ' +
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
