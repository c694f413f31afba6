import { checkInvitedUser as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { isInOwnGroup } from '../policies/chooseInviteGroup.ts';
import { isInOwnOrganization } from '../policies/chooseInviteOrganization.ts';

/** Checks only the caller's own groups and organization: a stranger's address gets the same answer as an unused one. */
export const checkInvitedUser = defineOperation(call, async ({ email }, context) => ({
  group: await isInOwnGroup(context, email),
  organization: await isInOwnOrganization(context, email),
}));
