import { listChatChannels as call } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';

export const listChatChannels = defineOperation(call, async ({ accountIds }, { deps }) => {
  const members = await deps.members.find({ accountId: { $in: accountIds } }, { accountId: 1, chatId: 1 }).lean();
  return {
    memberships: members.map(({ accountId, chatId }) => ({ accountId: accountId!, channel: roomChannel(chatId) })),
  };
});
