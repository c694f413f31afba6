import {
  addMembersToGroup,
  createContactsGroups,
  deleteContactsGroup,
  editContactsGroupName,
  leaveContactsGroup,
  removeMemberFromGroup,
} from '@meet/network-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const groupMutations = {
  createContactsGroups: (_root, { input }, context) =>
    asResult('ContactGroupSuccess', context, context.call(createContactsGroups, input)),
  addMembersToGroup: (_root, { input }, context) =>
    asResult('ContactGroupSuccess', context, context.call(addMembersToGroup, input)),
  removeMemberFromGroup: (_root, { input }, context) =>
    asResult('ContactGroupSuccess', context, context.call(removeMemberFromGroup, input)),
  editContactsGroupName: (_root, { input }, context) =>
    asResult('ContactGroupSuccess', context, context.call(editContactsGroupName, input)),
  leaveContactsGroup: (_root, { input }, context) =>
    asResult(
      'LeaveContactsGroupSuccess',
      context,
      context.call(leaveContactsGroup, input).then(() => ({ groupId: input.groupId })),
    ),
  deleteContactsGroup: (_root, { input }, context) =>
    asResult(
      'LeaveContactsGroupSuccess',
      context,
      context.call(deleteContactsGroup, input).then(() => ({ groupId: input.groupId })),
    ),
} satisfies MutationResolvers;
