import { ServiceError } from '@meet/contracts';
import { chatErrors } from '@meet/chat-contract';
import type { UpdateQuery } from 'mongoose';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { wakeRoom } from './silentRooms.ts';

/**
 * Changes a room and counts the change. Members are written before: whoever reads the room with the new version
 * must find what made it. A silent room is silent no more. Throws CHAT_ROOM_NOT_FOUND when it was closed meanwhile.
 */
export async function changeRoom(
  context: Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>,
  chatId: string,
  update: UpdateQuery<RoomRecord> = {},
): Promise<RoomRecord> {
  const room = await context.deps.rooms
    .findOneAndUpdate(
      { _id: chatId, closedAt: { $exists: false } },
      { ...update, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!room) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  if (room.isSilent) await wakeRoom(context, chatId);
  return room;
}
