import { chatErrors, createClientMessageId, postToChatWebhook as call } from '@meet/chat-contract';
import { isRefusal, ServiceError } from '@meet/contracts';
import { addressesAll } from '@meet/contracts/markdown';
import type { ChatContext } from '../ChatContext.ts';
import { defineOperation } from '../defineOperation.ts';
import { notifyMembers } from '../messages/notifyMentioned.ts';
import { countMentionAll } from '../messages/permitMentionAll.ts';
import { resolveMentions } from '../messages/resolveMentions.ts';
import { storeMessage, type StoredMessage } from '../messages/storeMessage.ts';
import { toBotId } from '../models/messageModel.ts';
import type { LiveWebhook } from '../models/webhookModel.ts';
import { permitCreator } from '../webhooks/permitCreator.ts';

/** Posts as a member's message is sent, with the same events and notifications. */
export const postToChatWebhook = defineOperation(call, async ({ secret, text: content, clientMessageId }, context) => {
  const { deps, callAsService, log, now } = context;
  const webhook = await deps.webhookStore.find(secret);
  if (!webhook) throw new ServiceError(chatErrors.CHAT_WEBHOOK_NOT_FOUND);
  if (webhook === 'ended') throw new ServiceError(chatErrors.CHAT_WEBHOOK_ENDED);
  await deps.webhookStore.countPost(webhook);
  const isToAll = addressesAll(content);
  if (isToAll && !webhook.mayMentionAll) throw new ServiceError(chatErrors.CHAT_MENTION_ALL_NOT_ALLOWED);
  const clientId = clientMessageId || createClientMessageId(now());
  const account = { accountId: toBotId(webhook._id), fullName: webhook.name };
  const posted = { authorId: account.accountId, content, clientMessageId: clientId, isToAll };
  const stored = await store(context, webhook, posted);
  notifyMembers({ account, deps, callAsService, log }, stored);
  deps.background.run(() => deps.webhookStore.noteUse(webhook));
  return { sequence: stored.message.sequence };
});

interface Posted {
  readonly authorId: string;
  readonly content: string;
  readonly clientMessageId: string;
  readonly isToAll: boolean;
}

/** Stores the message. Throws CHAT_WEBHOOK_ENDED if the room is closed meanwhile. */
async function store(
  context: ChatContext,
  webhook: LiveWebhook,
  { authorId, content, clientMessageId, isToAll }: Posted,
): Promise<StoredMessage> {
  const { chatId, name } = webhook;
  const mentions = await resolveMentions(context, chatId, content);
  try {
    return await storeMessage(
      context,
      { chatId, authorId, name, isBot: true, clientMessageId, content, ...(mentions && { mentions }) },
      async (room) => {
        await permitCreator(context, room, webhook);
        if (isToAll) await countMentionAll(context, room, clientMessageId);
        return '';
      },
    );
  } catch (error) {
    const isGone = isRefusal(error, chatErrors.CHAT_ROOM_NOT_FOUND);
    throw isGone ? new ServiceError(chatErrors.CHAT_WEBHOOK_ENDED) : error;
  }
}
