import type { ChatContext } from '../ChatContext.ts';
import type { MessageRecord } from '../models/messageModel.ts';

/** Returns the caller's reactions to these messages of one room. Takes one query, or none if nobody reacts to them. */
export async function presentOwnReactions(
  { deps, account }: Pick<ChatContext, 'deps' | 'account'>,
  messages: readonly Pick<MessageRecord, 'chatId' | 'sequence' | 'reactions' | 'reactionsDue' | 'deletedAt'>[],
): Promise<{ sequence: number; emojis: string[] }[]> {
  const reacted = messages.filter(
    ({ reactions, reactionsDue, deletedAt }) =>
      deletedAt === undefined && (Boolean(reactions?.length) || reactionsDue !== undefined),
  );
  const [first] = reacted;
  if (!first) return [];
  const sequences = reacted.map(({ sequence }) => sequence);
  const own = await deps.reactions.getOwn(first.chatId, account.accountId, sequences);
  return [...own].map(([sequence, emojis]) => ({ sequence, emojis }));
}
