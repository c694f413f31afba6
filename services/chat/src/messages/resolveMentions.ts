import { CHAT_MENTIONS_MAX } from '@meet/chat-contract';
import { findMentionIds, MENTION_ALL } from '@meet/contracts/markdown';
import type { ReadContext } from '../ChatContext.ts';
import type { MessageMention } from '../models/messageModel.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';

/**
 * Returns the mentions in a text that refer to members who take part in the room; undefined if there are none. Other
 * ids stay text, so that nobody learns an account's name from its id. Mentions of an edited text's earlier state are
 * kept.
 */
export async function resolveMentions(
  context: ReadContext,
  chatId: string,
  content: string,
  earlier: readonly MessageMention[] = [],
): Promise<MessageMention[] | undefined> {
  const ids = findMentionIds(content)
    .filter((id) => id !== MENTION_ALL)
    .slice(0, CHAT_MENTIONS_MAX);
  if (ids.length === 0) return undefined;
  const members = await context.deps.members
    .find({ ...TAKING_PART, accountId: { $in: ids }, chatId }, { accountId: 1, email: 1 })
    .lean();
  const people = await context.deps.people.byId(
    context,
    members.flatMap(({ accountId }) => accountId ?? []),
  );
  const found = new Map(earlier.map((mention) => [mention.accountId, mention]));
  for (const { accountId, email } of members) {
    if (accountId) found.set(accountId, { accountId, name: people.get(accountId)?.fullName || email });
  }
  const mentions = ids.flatMap((id) => found.get(id) ?? []);
  return mentions.length > 0 ? mentions : undefined;
}
