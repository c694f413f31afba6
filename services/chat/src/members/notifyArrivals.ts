import { chatMembersAdded, type ChatMember } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentMembers } from '../presenters/presentMembers.ts';
import { presentMemberAttributes } from '../presenters/presentRooms.ts';
import { announceRoom } from '../rooms/announceRoom.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { notifyNewMates } from './notifyMates.ts';

type ArrivalContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

export interface Arrivals {
  /** Addresses that the room shows from now on, or shows differently. */
  readonly seen: readonly string[];
  /** Accounts whose open tabs do not have the room yet. */
  readonly entering: readonly string[];
}

export interface Arrived {
  /** The room after the arrivals. */
  readonly room: RoomRecord;
  /** The members with the addresses in `seen`, as everyone sees them. */
  readonly added: readonly ChatMember[];
}

/**
 * Shows invitees to the room and the room to them, and announces who shares a room from now on. If nothing visible
 * changes, the room gets no event and keeps its version. So nobody learns that a person has an account now.
 */
export async function notifyArrivals(
  context: ArrivalContext,
  room: RoomRecord,
  { seen, entering }: Arrivals,
): Promise<Arrived> {
  const { deps, publish } = context;
  const chatId = room._id;
  const after = seen.length > 0 ? await changeRoom(context, chatId) : room;
  await announceRoom(context, after, entering);
  if (seen.length === 0) return { room, added: [] };
  const members = await deps.members.find({ chatId, email: { $in: seen } }).lean();
  const added = await presentMembers(context, after, members);
  await publish(roomChannel(chatId), chatMembersAdded, {
    chatId,
    version: after.version,
    ...(await presentMemberAttributes(context, after)),
    participants: added,
  });
  await notifyNewMates(context, chatId, seen);
  return { room: after, added };
}
