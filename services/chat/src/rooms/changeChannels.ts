import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { Deps } from '../Deps.ts';

/**
 * Increases the version of these accounts' room lists. Call it after the change is stored, so that a version covers
 * every change before it.
 */
export async function countChanges({ memberships }: Pick<Deps, 'memberships'>, accountIds: readonly string[]) {
  if (accountIds.length === 0) return;
  await memberships.bulkWrite(
    accountIds.map((_id) => ({ updateOne: { filter: { _id }, update: { $inc: { version: 1 } }, upsert: true } })),
    { ordered: false },
  );
}

/** Subscribes the open tabs of these accounts to a room, or unsubscribes them. Call it after that change is stored. */
export async function changeChannels(
  { deps, publish }: Pick<ChatContext, 'deps' | 'publish'>,
  chatId: string,
  accountIds: readonly string[],
  change: 'join' | 'leave',
): Promise<void> {
  await countChanges(deps, accountIds);
  const payload = { join: [], leave: [], [change]: [roomChannel(chatId)] };
  await Promise.all(accountIds.map((accountId) => publish(userChannel(accountId), channelsChanged, payload)));
}
