import { endChatWebhooks as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';

export const endChatWebhooks = defineOperation(call, async ({ accountId }, { deps }) => {
  await deps.webhookStore.endAll({ creatorId: accountId });
  return {};
});
