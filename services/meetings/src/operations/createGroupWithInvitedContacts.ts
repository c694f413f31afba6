import { commonErrors, ServiceError } from '@meet/contracts';
import { createGroupWithInvitedContacts as createGroupWithInvitedContactsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findInvited } from '../people/findInvited.ts';
import { makeGroup } from '../people/makeGroup.ts';
import { refuseNobody } from '../people/refuseNobody.ts';

export const createGroupWithInvitedContacts = defineOperation(
  createGroupWithInvitedContactsCall,
  async ({ groupName, invitedParticipants }, { deps, account }) => {
    if (!groupName) {
      throw new ServiceError(commonErrors.VALIDATION_FAILED, {
        fields: [{ path: 'groupName', key: 'meetings.groupNameRequired' }],
      });
    }
    const invited = await findInvited(deps, account, invitedParticipants);
    if (invited.length === 0) refuseNobody();
    return { groupId: await makeGroup(deps, account, groupName, invited) };
  },
);
