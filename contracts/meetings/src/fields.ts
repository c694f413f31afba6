import { mixed, number, string } from 'yup';
import { id, LIMITS, line, requiredLine, requiredText, text } from '@meet/contracts';
import { MEETING_LIMITS, type RoomType, type StartMode } from './limits.ts';

/** An id with the GraphQL type String, because the first clients send it so. */
export const textId = () => id().meta({ scalar: 'String' });

export const participantId = () =>
  text()
    .required('meetings.participantIdRequired')
    .max(128, 'meetings.participantIdInvalid')
    .meta({ scalar: 'String' });

/** The subject of a meeting. */
export const subject = () => line().max(MEETING_LIMITS.subject, 'meetings.subjectTooLong');

/** Password of a room. An empty text removes it. */
export const meetingPassword = () =>
  text()
    .max(MEETING_LIMITS.password, 'meetings.passwordTooLong')
    .test('not-blank', 'meetings.passwordBlank', (value) => !value || value.trim() !== '');

/**
 * Reason for which a mail of the call could not be sent, in the caller's language. Null if all mails were sent. The
 * call itself succeeds in both cases.
 */
export const mailFailure = () => string().nullable().defined();

export const roomLabel = () =>
  requiredText('meetings.labelRequired')
    .max(MEETING_LIMITS.roomLabel, 'meetings.labelTooLong')
    .matches(/^[A-Za-z0-9_-]+$/, { message: 'meetings.labelInvalid', excludeEmptyString: true });

export const startMode = () =>
  number<StartMode>()
    .strict()
    .oneOf([1, 2, 3] satisfies StartMode[], 'meetings.startModeInvalid')
    .typeError('meetings.startModeInvalid');

export const roomType = () =>
  mixed<RoomType>()
    .oneOf([1, 2, 3] satisfies RoomType[])
    .meta({ scalar: 'Int' });

export const groupName = () =>
  requiredLine('meetings.groupNameRequired', 'meetings.groupNameBlank').max(
    LIMITS.groupName,
    'meetings.groupNameTooLong',
  );
