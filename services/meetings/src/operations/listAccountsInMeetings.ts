import { listAccountsInMeetings as listAccountsInMeetingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const listAccountsInMeetings = defineOperation(listAccountsInMeetingsCall, async (input, { deps }) => {
  const present = await deps.attendances
    .find({ accountId: { $in: input.accountIds }, present: true }, { accountId: 1 })
    .lean();
  return { accountIds: [...new Set(present.flatMap(({ accountId }) => accountId ?? []))] };
});
