import { CHAT_ROOM_MEMBERS_MAX, roomMatesChanged } from '@meet/chat-contract';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import { toChunks } from '@meet/service-kit';
import { takesPart } from '../policies/memberPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';

/** Tells the other services that these are mates of each other and of the others now, or no longer: each two once. */
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

/** The same of those who have these addresses and take part from now on. */
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
