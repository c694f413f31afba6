import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { Deps } from '../Deps.ts';

/**
 * Counts a change of the rooms that these accounts are in. Call it once the change is stored: a version then stands for
 * every change before it.
 */
export async function countChanges({ memberships }: Pick<Deps, 'memberships'>, accountIds: readonly string[]) {
  if (accountIds.length === 0) return;
  await memberships.bulkWrite(
    accountIds.map((_id) => ({ updateOne: { filter: { _id }, update: { $inc: { version: 1 } }, upsert: true } })),
    { ordered: false },
  );
}

/** Has the open tabs of these accounts listen to a room, or no longer, once that is stored. */
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
