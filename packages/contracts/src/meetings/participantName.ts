import { LIMITS } from '../core/limits.ts';
import { NAME_FORBIDDEN_CHARACTERS } from '../core/patterns.ts';
import { requiredText } from '../core/schema.ts';

/** The name a participant joins with; its special characters are blocked on key and on paste as well. */
export const participantName = () =>
  requiredText('meetings.joinNameRequired', 'meetings.joinNameBlank')
    .max(LIMITS.joinName, 'meetings.joinNameTooLong')
    .test('no-special', 'meetings.joinNameSpecial', (value) => !value || !NAME_FORBIDDEN_CHARACTERS.test(value));
