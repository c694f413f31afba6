import { getRoomId, type ChatMessage } from '@meet/chat-contract';
import { triggerWebhooks } from '@meet/integrations-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { StoredMessage } from './storeMessage.ts';

/**
 * After the response, counts a message between two people as a use of the contact, and notifies the other's webhooks.
 */
export function notifyPrivately(context: ChatContext, { room, message }: StoredMessage): void {
  const { deps, account } = context;
  const other = room.pairKey?.split(' ').find((email) => email !== message.email);
  if (!other) return;
  deps.background.run(() => deps.contactUse.count(context, account.accountId, other));
  deps.background.run(() => notifyWebhooks(context, message, other));
}

/** Notifies a receiver's webhooks of a private message and its sender, without the text. Logs a failure. */
async function notifyWebhooks(
  { deps, account, callAsService, now, log }: ChatContext,
  { chatId, sequence, email: sender }: ChatMessage,
  receiver: string,
): Promise<void> {
  try {
    const member = await deps.members.findOne({ chatId: getRoomId(chatId), email: receiver }).lean();
    if (!member?.accountId) return;
    await callAsService(triggerWebhooks, {
      accountId: member.accountId,
      event: 'message.received',
      occurrenceId: `message:${chatId}:${sequence}`,
      at: now(),
      data: { chatId, sequence, senderName: account.fullName, senderEmail: sender },
    });
  } catch (error) {
    log.warn({ err: error }, 'webhooks were not notified of a message');
  }
}
