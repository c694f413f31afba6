import { email, input } from '@meet/contracts';

export const byEmail = () =>
  input({
    email: email({ required: 'meetings.moderatorEmailRequired', invalid: 'meetings.moderatorEmailInvalid' }),
    userEmail: email().optional(),
  });
