import { CHAT_MENTION_ALL_PAUSE_MS, chatErrors } from '@meet/chat-contract';
import { commonErrors, ServiceError } from '@meet/contracts';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { mayManage } from '../policies/roomPolicy.ts';

/**
 * Allows the caller to mention everybody in a room of several people if they manage it, once a minute per room. A
 * repeated id counts as the same mention. Throws CHAT_MENTION_ALL_NOT_ALLOWED and TOO_MANY_REQUESTS.
 */
export async function permitMentionAll(
  { deps, account, now }: Pick<ChatContext, 'deps' | 'account' | 'now'>,
  room: RoomRecord,
  by: string,
): Promise<void> {
  if (room.kind === 'private' || !mayManage(room, account.accountId)) {
    throw new ServiceError(chatErrors.CHAT_MENTION_ALL_NOT_ALLOWED);
  }
  await countMentionAll({ deps, now }, room, by);
}

/** Counts a mention of everybody in a room. Throws TOO_MANY_REQUESTS if there was another one in the last minute. */
export async function countMentionAll(
  { deps, now }: Pick<ChatContext, 'deps' | 'now'>,
  room: RoomRecord,
  by: string,
): Promise<void> {
  const at = now();
  const { matchedCount } = await deps.rooms.updateOne(
    {
      _id: room._id,
      $or: [{ 'allMention.at': { $not: { $gt: at - CHAT_MENTION_ALL_PAUSE_MS } } }, { 'allMention.by': by }],
    },
    { $set: { allMention: { by, at } } },
  );
  if (matchedCount > 0) return;
  const until = (room.allMention?.at ?? at) + CHAT_MENTION_ALL_PAUSE_MS;
  throw new ServiceError(commonErrors.TOO_MANY_REQUESTS, {
    retryAfterSeconds: Math.max(1, Math.ceil((until - at) / 1000)),
  });
}
