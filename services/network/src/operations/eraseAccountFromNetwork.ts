import { eraseAccountFromNetwork as call } from '@meet/network-contract';
import { deleteInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { forgetContacts } from '../erasure/forgetContacts.ts';
import { leaveGroups } from '../erasure/leaveGroups.ts';

export const eraseAccountFromNetwork = defineOperation(call, async (erasure, { deps }) => {
  const { accountId } = erasure;
  if (!(await leaveGroups(deps, erasure))) return { cursor: 'groups' };
  if (!(await forgetContacts(deps, erasure))) return { cursor: 'contacts' };
  await deleteInBatches(deps.removedContacts, { ownerId: accountId });
  await deps.contactCounts.deleteOne({ _id: accountId });
  await deleteInBatches(deps.leases, { accountId });
  await deps.presences.deleteOne({ _id: accountId });
  await deps.followUps.forget(accountId);
  return { cursor: null };
});
