import { getChatThread as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentThreads } from '../presenters/presentThreads.ts';
import { readThread } from '../threads/readThread.ts';

export const getChatThread = defineOperation(call, async (start, context) => {
  const { room } = await openRoom(context, start.chatId);
  const [thread] = await presentThreads(context, [await readThread(context, room, start)]);
  return { thread: thread! };
});
