import { findRoomMates as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';

/** A room that is being closed counts until its members are deleted: whoever asks is told of that afterwards. */
export const findRoomMates = defineOperation(call, async ({ accountId, among }, { deps }) => {
  const others = among.filter((other) => other !== accountId);
  if (others.length === 0) return { accountIds: [] };
  const mine = await deps.members.distinct('chatId', { ...TAKING_PART, accountId });
  if (mine.length === 0) return { accountIds: [] };
  const accountIds = await deps.members.distinct('accountId', {
    ...TAKING_PART,
    accountId: { $in: others },
    chatId: { $in: mine },
  });
  return { accountIds: accountIds.flatMap((id) => id ?? []) };
});
