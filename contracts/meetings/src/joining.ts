import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  addressKey,
  email,
  input,
  isEmail,
  LIMITS,
  NAME_FORBIDDEN_CHARACTERS,
  noOutput,
  output,
  requiredLine,
  requiredText,
  ROOM_ID_PATTERN,
  roomId,
  text,
  timestamp,
  timeZone,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { participantId, textId } from './fields.ts';
import { MEETING_LIMITS } from './limits.ts';
import { meetingSession } from './meetings.ts';

/** Key in local storage: name with which a guest last joined in this browser. */
export const JOIN_NAME_KEY = 'joinName';

/** Key in session storage: the tab's seat in a room, while it has one. With it, a reload rejoins without a form. */
export const seatKey = (roomId: string) => `meetingSeat-${roomId}`;

/** Returns the name by which the dashboard greets a person: their first name. */
export const greetedName = (fullName: string): string => fullName.split(' ')[0]!;

/** Name with which a participant joins. Forms block its forbidden characters while typing and pasting too. */
export const participantName = () =>
  requiredLine('meetings.joinNameRequired', 'meetings.joinNameBlank')
    .max(LIMITS.joinName, 'meetings.joinNameTooLong')
    .test('no-special', 'meetings.joinNameSpecial', (value) => !value || !NAME_FORBIDDEN_CHARACTERS.test(value));

const roomIdOrEmail = () =>
  requiredText('meetings.roomIdOrEmailRequired', 'meetings.roomIdOrEmailBlank')
    .max(MEETING_LIMITS.joinRoomOrEmail, 'meetings.roomIdOrEmailTooLong')
    .test(
      'room-or-email',
      'meetings.roomIdOrEmailInvalid',
      (value) => !value || ROOM_ID_PATTERN.test(value) || isEmail(value),
    );

const joinEmail = () =>
  email({
    required: 'meetings.joinEmailRequired',
    invalid: 'meetings.joinEmailInvalid',
    tooLong: 'meetings.joinEmailTooLong',
  });

/** Returns whether a visitor must give their own address: only a look-up by a moderator's address requires it. */
export const joinsByEmail = (roomIdOrEmail: string) => roomIdOrEmail.includes('@');

/** Join Meeting page of a visitor, who may not give their own address as the moderator's. */
export const visitorJoinForm = object().shape(
  {
    roomIdOrEmail: roomIdOrEmail().when('email', ([own], schema) =>
      schema.test(
        'not-own',
        'meetings.ownModeratorEmail',
        (value) => !value || typeof own !== 'string' || addressKey(value) !== addressKey(own),
      ),
    ),
    name: participantName(),
    email: text().when('roomIdOrEmail', ([wanted]) => (joinsByEmail(String(wanted)) ? joinEmail() : text())),
  },
  [['roomIdOrEmail', 'email']],
);

/** Join Meeting page of a signed-in user. Name and address come from the account. */
export const memberJoinForm = object({ roomIdOrEmail: roomIdOrEmail(), name: text(), email: text() });

/** Form of the page behind a join link. */
export const guestJoinForm = object({ name: participantName() });

export type JoinFormValues = InferType<typeof visitorJoinForm>;

export const joinMeeting = defineCall('joinMeeting', {
  path: 'join-meeting',
  access: 'public',
  summary: 'Enters a meeting, or waits at its door until somebody starts it.',
  input: input({
    roomId: roomId(),
    name: participantName().optional(),
    email: email().optional(),
    /** Id from an earlier join. A page sends it again after a reload, so that the participant keeps the same seat. */
    meetingContactHistoryId: textId().optional(),
    /** Id of the browser. A browser whose participant was removed cannot rejoin while the meeting lasts. */
    browserId: textId().optional(),
  }),
  output: meetingSession,
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'JoinMeetingInput', success: 'MeetingSession' },
});

export const heartbeat = defineCall('heartbeat', {
  path: 'heartbeat',
  access: 'public',
  summary: 'Reports that the caller is still in, and returns how long the meeting may last.',
  input: input({ roomId: roomId(), meetingContactHistoryId: textId().optional() }),
  output: output({
    isMeetingLive: boolean().required(),
    participants: number().required(),
    /** Subject and owner of the meeting; empty for a person who has not passed its password. */
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

export const getMobileAccess = defineCall('getMobileAccess', {
  path: 'check-if-meeting-access-is-allowed-on-mobile-browsers',
  method: 'GET',
  access: 'public',
  summary: 'Returns whether meetings open in phones’ browsers.',
  input: input({}),
  output: output({ isAllowed: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'mobileMeetingAccess', value: 'isAllowed' },
});

export const updateContactHistoryParticipantId = defineCall('updateContactHistoryParticipantId', {
  path: 'update-meeting-contact-history-participant-id',
  access: 'public',
  summary: 'Connects a contact history entry to the room’s participant.',
  input: input({
    meetingContactHistoryId: textId(),
    participantId: participantId(),
    timezone: timeZone(),
  }),
  output: noOutput,
  graphql: { mutation: true, input: 'ContactHistoryParticipantInput', success: 'MeetingDone' },
});
