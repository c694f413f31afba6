import type { RoomEndReason } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

/** Returns time and reason of a meeting's end for all in this room after `at`; undefined if there was none. */
export async function findEndAfter(
  { meetings }: Pick<Deps, 'meetings'>,
  roomId: string,
  at: number,
): Promise<{ endedAt: number; endReason: RoomEndReason } | undefined> {
  const ended = await meetings
    .findOne({ roomId, endedAt: { $gt: at }, endReason: { $ne: 'empty' } }, { endReason: 1, endedAt: 1 })
    .lean();
  return ended ? { endedAt: ended.endedAt!, endReason: ended.endReason as RoomEndReason } : undefined;
}
