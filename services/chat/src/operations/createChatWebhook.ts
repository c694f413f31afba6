import { chatErrors, CHAT_WEBHOOKS_MAX, createChatWebhook as call, postToChatWebhook } from '@meet/chat-contract';
import { ServiceError, toPath } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { activateMember } from '../members/activateMember.ts';
import { openRoom, permitManaging } from '../policies/roomPolicy.ts';
import { presentWebhooks } from '../presenters/presentWebhooks.ts';

export const createChatWebhook = defineOperation(call, async ({ chatId, name, mayMentionAll = false }, context) => {
  const { deps, account } = context;
  const opened = await openRoom(context, chatId);
  permitManaging(opened);
  await activateMember(context, opened);
  const creatorId = account.accountId;
  const created = await deps.webhookStore.create({ chatId, name: name.trim(), creatorId, mayMentionAll });
  if (!created) throw new ServiceError(chatErrors.CHAT_WEBHOOKS_FULL, { params: { max: CHAT_WEBHOOKS_MAX } });
  // The room was closed meanwhile.
  if (!(await deps.rooms.exists({ _id: chatId, closedAt: { $exists: false } }))) {
    await deps.webhookStore.endAll({ chatId });
    throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  }
  const [webhook] = await presentWebhooks(context, opened.room, [created.webhook]);
  return { webhook: webhook!, url: `${deps.publicUrl}/api/${toPath(postToChatWebhook, { secret: created.secret })}` };
});
