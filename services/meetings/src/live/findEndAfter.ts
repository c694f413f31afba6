import type { RoomEndReason } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

/** Why a meeting was ended for all in this room after that time; undefined when none was. */
export async function findEndAfter(
  { meetings }: Pick<Deps, 'meetings'>,
  roomId: string,
  at: number,
): Promise<RoomEndReason | undefined> {
  const ended = await meetings
    .findOne({ roomId, endedAt: { $gt: at }, endReason: { $ne: 'empty' } }, { endReason: 1 })
    .lean();
  return ended?.endReason as RoomEndReason | undefined;
}
