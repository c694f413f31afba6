import { compareKeys } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export interface UnreadRoom {
  readonly room: RoomRecord;
  readonly unread: number;
}

/**
 * Returns, by account, the rooms that fell quiet between two moments and have unread messages, the fullest first.
 * Messages count if the member neither read them nor got a mail about them. Leaves out rooms for which the member chose
 * only mentions, or nothing.
 */
export async function findUnread(
  { rooms, members }: Pick<Deps, 'rooms' | 'members'>,
  quiet: { readonly after: number; readonly until: number },
): Promise<Map<string, UnreadRoom[]>> {
  const fallenQuiet = await rooms
    .find({ lastMessageAt: { $gt: quiet.after, $lte: quiet.until }, parentId: null })
    .lean();
  const open = new Map(fallenQuiet.filter(({ closedAt }) => !closedAt).map((room) => [room._id, room]));
  const found = new Map<string, UnreadRoom[]>();
  for (const member of await members.find({ chatId: { $in: [...open.keys()] } }).lean()) {
    const room = open.get(member.chatId)!;
    const from = known(member);
    const deleted = room.deletedSequences?.filter((sequence) => sequence > from).length ?? 0;
    const unread = room.lastSequence - from - deleted;
    if (!member.accountId || unread <= 0 || member.notificationLevel) continue;
    found.set(member.accountId, [...(found.get(member.accountId) ?? []), { room, unread }]);
  }
  for (const unreadRooms of found.values())
    unreadRooms.sort((one, other) => other.unread - one.unread || compareKeys(one.room._id, other.room._id));
  return found;
}

function known({ readSequence, mailedSequence = 0 }: MemberRecord): number {
  return Math.max(readSequence, mailedSequence);
}
