import { CHAT_ROOM_MEMBERS_MAX, roomMatesChanged } from '@meet/chat-contract';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import { toChunks } from '@meet/service-kit';
import { takesPart } from '../policies/memberPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';

/**
 * Notifies the other services that accounts now share a room, or no longer do. Covers all pairs within `accountIds`,
 * and between them and `others`, each pair once.
 */
export async function notifyMates(
  { publish }: Pick<ChatContext, 'publish'>,
  accountIds: readonly string[],
  others: readonly string[],
): Promise<void> {
  for (const [index, accountId] of accountIds.entries()) {
    for (const mateIds of toChunks([...others, ...accountIds.slice(index + 1)], CHAT_ROOM_MEMBERS_MAX)) {
      await publish(INTERNAL_CHANNEL, roomMatesChanged, { accountId, mateIds });
    }
  }
}

/** Notifies the other services that the members with these addresses take part, and so share the room, from now on. */
export async function notifyNewMates(
  context: Pick<ChatContext, 'deps' | 'publish'>,
  chatId: string,
  emails: readonly string[],
): Promise<void> {
  const mates = (await context.deps.members.find({ chatId }).lean()).filter(takesPart);
  const coming = new Set(emails);
  await notifyMates(
    context,
    getAccountIds(mates.filter(({ email }) => coming.has(email))),
    getAccountIds(mates.filter(({ email }) => !coming.has(email))),
  );
}
