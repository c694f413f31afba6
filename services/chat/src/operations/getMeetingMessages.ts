import { CHAT_MEETING_PAGE, getMeetingMessages as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { WITHOUT_HISTORY } from '../models/messageModel.ts';
import { presentMessages } from '../presenters/presentMessages.ts';

export const getMeetingMessages = defineOperation(call, async ({ meetingKey, since }, context) => {
  const { deps } = context;
  const room = await deps.rooms.findOne({ meetingKey }, { _id: 1 }).lean();
  if (!room) return { messages: [] };
  const newest = await deps.messages
    .find({ chatId: room._id }, WITHOUT_HISTORY)
    .sort({ sequence: -1 })
    .limit(CHAT_MEETING_PAGE)
    .lean();
  const page = newest.filter(({ timestamp }) => timestamp >= since).reverse();
  return { messages: await presentMessages(context, page) };
});
