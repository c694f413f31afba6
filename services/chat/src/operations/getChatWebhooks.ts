import { getChatWebhooks as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom, permitManaging } from '../policies/roomPolicy.ts';
import { presentWebhooks } from '../presenters/presentWebhooks.ts';

export const getChatWebhooks = defineOperation(call, async ({ chatId }, context) => {
  const opened = await openRoom(context, chatId);
  permitManaging(opened);
  return { webhooks: await presentWebhooks(context, opened.room, await context.deps.webhookStore.list(chatId)) };
});
