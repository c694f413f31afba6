import type { ChatWebhook } from '@meet/chat-contract';
import type { ReadContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { LiveWebhook } from '../models/webhookModel.ts';
import { isPaused } from '../webhooks/permitCreator.ts';
import { getAccountIds } from './presentMembers.ts';

/** Presents the incoming webhooks of a room with the names of their creators, as far as these are members. */
export async function presentWebhooks(
  context: ReadContext,
  room: RoomRecord,
  webhooks: readonly LiveWebhook[],
): Promise<ChatWebhook[]> {
  const creatorIds = [...new Set(webhooks.map(({ creatorId }) => creatorId))];
  if (creatorIds.length === 0) return [];
  const members = await context.deps.members.find({ chatId: room._id, accountId: { $in: creatorIds } }).lean();
  const people = await context.deps.people.byId(context, getAccountIds(members));
  return webhooks.map(({ _id, name, creatorId, mayMentionAll, createdAt, lastUsedAt }) => ({
    webhookId: _id,
    name,
    creatorName: people.get(creatorId)?.fullName ?? '',
    mayMentionAll,
    isPaused: isPaused(
      room,
      members.find(({ accountId }) => accountId === creatorId),
    ),
    createdAt,
    lastUsedAt: lastUsedAt ?? null,
  }));
}
