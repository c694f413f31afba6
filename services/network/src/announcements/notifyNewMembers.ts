import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { GroupAttributes } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

/** Notifies people, by bell and mail as each of them chose, that somebody added them to a group. */
export async function notifyNewMembers(
  deps: Deps,
  owner: { readonly fullName: string; readonly email: string },
  { groupName }: GroupAttributes,
  members: readonly { readonly accountId: string | null }[],
): Promise<void> {
  const recipients = members.flatMap(({ accountId }) => accountId ?? []);
  if (recipients.length === 0) return;
  await deps.notify({
    recipients,
    notificationType: NOTIFICATION_TYPES.groupInvite,
    from: { fullName: owner.fullName, email: owner.email },
    message: { groupName },
    mail: true,
  });
}
