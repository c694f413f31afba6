import { object } from 'yup';
import { flag, text } from '@meet/contracts';
import { inviteEmail, inviteName } from './inviteFields.ts';
import { INVITE_EMAIL_FORM_MAX } from './limits.ts';

/** The invite-user dialog's fields; a group counts once 'Add to group' is checked. */
export const inviteForm = object({
  name: inviteName(),
  email: inviteEmail(INVITE_EMAIL_FORM_MAX),
  addToGroup: flag(),
  groupId: text().when('addToGroup', { is: true, then: (schema) => schema.required('accounts.inviteGroupRequired') }),
});
