import { chatErrors, deleteChatWebhook as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { openRoom, permitManaging } from '../policies/roomPolicy.ts';

export const deleteChatWebhook = defineOperation(call, async ({ chatId, webhookId }, context) => {
  permitManaging(await openRoom(context, chatId));
  const isEnded = await context.deps.webhookStore.end(chatId, webhookId);
  if (!isEnded) throw new ServiceError(chatErrors.CHAT_WEBHOOK_NOT_FOUND);
  return {};
});
