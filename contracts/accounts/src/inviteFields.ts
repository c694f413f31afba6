import { email, requiredLine } from '@meet/contracts';
import { INVITE_NAME_MAX } from './limits.ts';

export const inviteName = () =>
  requiredLine('accounts.inviteNameRequired', 'accounts.inviteNameBlank').max(
    INVITE_NAME_MAX,
    'accounts.inviteNameTooLong',
  );

export const inviteEmail = (max: number) =>
  email({
    required: 'accounts.inviteEmailRequired',
    invalid: 'accounts.inviteEmailInvalid',
    tooLong: 'accounts.inviteEmailTooLong',
    max,
  });
