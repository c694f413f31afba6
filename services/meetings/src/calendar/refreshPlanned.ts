import { findAccountsByEmail } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { scheduledMeetingsChanged } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

/**
 * Makes the owner's tabs fetch planned meetings again. After the response, does the same for invited people with an
 * account.
 */
export async function refreshPlanned(
  { callAsService, publish, background }: Deps,
  { _id: scheduledMeetingId, ownerId }: ScheduledMeetingRecord,
  addresses: readonly string[],
): Promise<void> {
  const refreshTabs = (accountId: string) =>
    publish(userChannel(accountId), scheduledMeetingsChanged, { scheduledMeetingId });
  await refreshTabs(ownerId);
  background.run(async () => {
    const { accounts } = await callAsService(findAccountsByEmail, { emails: [...addresses] });
    for (const { accountId } of accounts) await refreshTabs(accountId);
  });
}
