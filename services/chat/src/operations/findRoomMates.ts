import { findRoomMates as call } from '@meet/chat-contract';
import { toChunks } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';

/** Maximum pairs of an account and a room that one query looks up; each pair is one lookup in the index. */
const PAIRS_MAX = 2_000;
const ROOMS_AT_ONCE = 500;

/**
 * A room that is being closed counts until its members are deleted. Callers are notified of the deletion afterwards.
 */
export const findRoomMates = defineOperation(call, async ({ accountId, among }, { deps }) => {
  const others = new Set(among.filter((other) => other !== accountId));
  if (others.size === 0) return { accountIds: [] };
  const mine = await deps.members.distinct('chatId', { ...TAKING_PART, accountId });
  if (mine.length * others.size <= PAIRS_MAX) {
    const filter = { ...TAKING_PART, accountId: { $in: [...others] }, chatId: { $in: mine } };
    const found = mine.length === 0 ? [] : await deps.members.distinct('accountId', filter);
    return { accountIds: found.flatMap((id) => id ?? []) };
  }
  const mates: string[] = [];
  for (const chatIds of toChunks(mine, ROOMS_AT_ONCE)) {
    const members = await deps.members.distinct('accountId', { ...TAKING_PART, chatId: { $in: chatIds } });
    for (const id of members) if (id !== null && others.delete(id)) mates.push(id);
    if (others.size === 0) break;
  }
  return { accountIds: mates };
});
