import { object } from 'yup';
import { flag, LIMITS, text } from '@meet/contracts';
import { inviteEmail, inviteName } from './inviteFields.ts';

/** The invite-user dialog's fields; a group counts once 'Add to group' is checked. */
export const inviteForm = object({
  name: inviteName(),
  email: inviteEmail(LIMITS.inviteEmailForm),
  addToGroup: flag(),
  groupId: text().when('addToGroup', { is: true, then: (schema) => schema.required('accounts.inviteGroupRequired') }),
});
