import { ServiceError } from '@meet/contracts';
import { chatErrors } from '@meet/chat-contract';
import type { UpdateQuery } from 'mongoose';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { wakeRoom } from './silentRooms.ts';

/**
 * Changes a room and increases its version. Write members before the call: a reader of the new version must find the
 * members that it stands for. Wakes a silent room. Throws CHAT_ROOM_NOT_FOUND if the room was closed meanwhile.
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
