import { object } from 'yup';
import { text } from '@meet/contracts';
import { meetingPassword, subject } from './fields.ts';

/** Options of a meeting's start, as typed: an empty one stays as the room has it. */
export const startOptionsForm = object({
  subject: subject(),
  password: meetingPassword(),
  mode: text().oneOf(['', '1', '2', '3'], 'meetings.startModeInvalid'),
});
