import type { ChatMessage } from '@meet/chat-contract';
import { tellWebhooks } from '@meet/integrations-contract';
import type { ChatContext } from '../ChatContext.ts';

/**
 * Tells the webhooks of the one whom a private message is for: that it came and from whom, not what it says. Failing, it
 * is logged.
 */
export async function notifyReceiver(
  { deps, account, callAsService, now, log }: ChatContext,
  { chatId, sequence }: ChatMessage,
  sender: string,
  receiver: string,
): Promise<void> {
  try {
    const member = await deps.members.findOne({ chatId, email: receiver }).lean();
    if (!member?.accountId) return;
    await callAsService(tellWebhooks, {
      accountId: member.accountId,
      event: 'message.received',
      occurrenceId: `message:${chatId}:${sequence}`,
      at: now(),
      data: { chatId, sequence, senderName: account.fullName, senderEmail: sender },
    });
  } catch (error) {
    log.warn({ err: error }, 'webhooks were not told of a message');
  }
}
