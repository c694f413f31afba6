import { email, LIMITS, requiredText } from '@meet/contracts';

export const inviteName = () =>
  requiredText('accounts.inviteNameRequired', 'accounts.inviteNameBlank').max(
    LIMITS.inviteName,
    'accounts.inviteNameTooLong',
  );

export const inviteEmail = (max: number) =>
  email({
    required: 'accounts.inviteEmailRequired',
    invalid: 'accounts.inviteEmailInvalid',
    tooLong: 'accounts.inviteEmailTooLong',
    max,
  });
