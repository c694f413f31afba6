import { object, type InferType } from 'yup';
import { addressKey, email, isEmail, requiredText, ROOM_ID_PATTERN, text } from '@meet/contracts';
import { participantName } from './participantName.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

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

/** Returns whether a visitor's own address is needed: only the look-up of a moderator's address asks for it. */
export const joinsByEmail = (roomIdOrEmail: string) => roomIdOrEmail.includes('@');

/** The Join Meeting page of a visitor, who may not name their own address as the moderator's. */
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

/** The Join Meeting page of a signed-in user: name and address are the account's. */
export const memberJoinForm = object({ roomIdOrEmail: roomIdOrEmail(), name: text(), email: text() });

/** The one screen behind a join link. */
export const guestJoinForm = object({ name: participantName() });

export type JoinFormValues = InferType<typeof visitorJoinForm>;
