import { checkInvitedUser as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { isInOwnGroup } from '../policies/chooseInviteGroup.ts';
import { isInOwnOrganization } from '../policies/chooseInviteOrganization.ts';

/** It looks at the caller's own groups and organization alone: an address of a stranger's answers like one of nobody's. */
export const checkInvitedUser = defineOperation(call, async ({ email }, context) => ({
  group: await isInOwnGroup(context, email),
  organization: await isInOwnOrganization(context, email),
}));
