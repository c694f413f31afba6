import type { RoomEndReason } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

/** When and why a meeting was ended for all in this room after that time; undefined when none was. */
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
