import { accountActivated } from '@meet/accounts-contract';
import { followGroup } from '../acquaintances/followGroup.ts';
import { followMates } from '../acquaintances/followMates.ts';
import { tieContacts } from '../acquaintances/tieContacts.ts';
import type { Deps } from '../Deps.ts';
import { followProfile } from '../linking/followProfile.ts';
import { linkAccount } from '../linking/linkAccount.ts';
import type { FollowUpRecord } from '../models/followUpModel.ts';
import { OWN_CHANGES } from './followLater.ts';

/** Does the work of one stored entry. It reads the current state, so it may run late, and twice. */
export async function doFollowUp(deps: Deps, row: FollowUpRecord): Promise<void> {
  const { type, groupId, accountId, email, mateIds = [], pendingIds = [], attempts } = row;
  if (groupId && type === OWN_CHANGES.membersCame) return followGroup(deps, groupId, { came: mateIds });
  if (groupId) {
    const left = mateIds.map((id) => ({ accountId: id, isPending: pendingIds.includes(id) }));
    return followGroup(deps, groupId, { left });
  }
  if (type === OWN_CHANGES.contactsAdded) return tieContacts(deps, accountId!, mateIds, { isAgain: attempts > 1 });
  if (row.mateIds) return followMates(deps, { accountId: accountId!, mateIds });
  if (type === accountActivated.type)
    return linkAccount(deps, { accountId: accountId!, email: email! }, { isAgain: attempts > 1 });
  return followProfile(deps, accountId!);
}
