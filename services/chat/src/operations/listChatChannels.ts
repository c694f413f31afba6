import { listChatChannels as call } from '@meet/contracts/chat';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../define.ts';

export const listChatChannels = defineOperation(call, async ({ accountId }, { deps }) => {
  const mine = await deps.members.find({ accountId }, { chatId: 1 }).lean();
  return { channels: mine.map(({ chatId }) => roomChannel(chatId)) };
});
