import { mixed, number } from 'yup';
import { LIMITS } from '../core/limits.ts';
import { requiredText, text } from '../core/schema.ts';
import { MEETING_LIMITS, type RoomType, type StartMode } from './meetingLimits.ts';

export const subject = () => text().max(MEETING_LIMITS.subject, 'meetings.subjectTooLong');

/** Empty removes the password. */
export const meetingPassword = () =>
  text()
    .max(MEETING_LIMITS.password, 'meetings.passwordTooLong')
    .test('not-blank', 'meetings.passwordBlank', (value) => !value || value.trim() !== '');

export const roomLabel = () =>
  requiredText('meetings.labelRequired')
    .max(MEETING_LIMITS.roomLabel, 'meetings.labelTooLong')
    .matches(/^[A-Za-z0-9_-]+$/, { message: 'meetings.labelInvalid', excludeEmptyString: true });

export const startMode = () =>
  number<StartMode>()
    .strict()
    .oneOf([1, 2, 3] satisfies StartMode[], 'meetings.startModeInvalid')
    .typeError('meetings.startModeInvalid');

export const roomType = () => mixed<RoomType>().oneOf([1, 2, 3] satisfies RoomType[]);

/** An IANA name such as Europe/Bucharest. */
export const timeZone = () =>
  text()
    .max(64, 'meetings.timeZoneInvalid')
    .test('known', 'meetings.timeZoneInvalid', (value) => !value || isTimeZone(value));

export const groupName = () =>
  requiredText('meetings.groupNameRequired', 'meetings.groupNameBlank').max(
    LIMITS.groupName,
    'meetings.groupNameTooLong',
  );

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
