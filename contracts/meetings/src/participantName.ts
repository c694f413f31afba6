import { LIMITS, NAME_FORBIDDEN_CHARACTERS, requiredLine } from '@meet/contracts';

/** The name a participant joins with; its special characters are blocked on key and on paste as well. */
export const participantName = () =>
  requiredLine('meetings.joinNameRequired', 'meetings.joinNameBlank')
    .max(LIMITS.joinName, 'meetings.joinNameTooLong')
    .test('no-special', 'meetings.joinNameSpecial', (value) => !value || !NAME_FORBIDDEN_CHARACTERS.test(value));
