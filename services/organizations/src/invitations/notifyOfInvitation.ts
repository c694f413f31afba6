import { findAccountsByEmail } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { organizationInvitationsChanged, receivedInvitationsChanged } from '@meet/organizations-contract';
import type { AnnouncementContext } from '../Deps.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { holdsRight } from '../policies/organizationPolicy.ts';

/**
 * Notifies the members who may invite that an invitation has changed. After the answer, also notifies an account that
 * has its address.
 */
export async function notifyOfInvitation(
  context: AnnouncementContext,
  organization: OrganizationRecord,
  { _id: invitationId, email }: Pick<InvitationRecord, '_id' | 'email'>,
): Promise<void> {
  const { deps, publish, callAsService } = context;
  for (const { accountId } of organization.members) {
    if (!holdsRight(organization, accountId, 'invite')) continue;
    await publish(userChannel(accountId), organizationInvitationsChanged, { organizationId: organization._id });
  }
  deps.background.run(async () => {
    const { accounts } = await callAsService(findAccountsByEmail, { emails: [email] });
    for (const { accountId } of accounts) {
      await publish(userChannel(accountId), receivedInvitationsChanged, { invitationId });
    }
  });
}
