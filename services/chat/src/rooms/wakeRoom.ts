import type { ChatContext } from '../ChatContext.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import { announceRoom } from './announceRoom.ts';

type WakeContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

/** Brings a silent room back into its members' lists and channels. A room that is not silent is left alone. */
export async function wakeRoom(context: WakeContext, chatId: string): Promise<void> {
  const { deps, now } = context;
  const silent = await deps.members.find({ chatId, isSilent: true }).lean();
  if (silent.length > 0) await deps.members.updateMany({ chatId, isSilent: true }, { $unset: { isSilent: 1 } });
  const room = await deps.rooms.findOne({ _id: chatId, closedAt: { $exists: false } }).lean();
  // The process that unmarked the members of a silent room may have ended before it showed them the room.
  const woken = silent.length === 0 && room?.isSilent ? await deps.members.find({ chatId }).lean() : silent;
  if (room) await announceRoom(context, room, getAccountIds(woken));
  // Last, so that the room is woken again if this ends by half.
  await deps.rooms.updateOne({ _id: chatId, isSilent: true }, { $unset: { isSilent: 1 }, $set: { wokenAt: now() } });
}
