import { ServiceError } from '@meet/contracts';
import { chatErrors, chatRoomRenamed, renameChatRoom as call } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { indexName } from '../rooms/indexRooms.ts';
import { activateMember } from '../members/activateMember.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

export const renameChatRoom = defineOperation(call, async ({ chatId, chatroomName }, context) => {
  const opened = await openRoom(context, chatId);
  permitOwner(opened);
  const roomName = chatroomName.trim();
  if (roomName === opened.room.name) throw new ServiceError(chatErrors.CHAT_ROOM_NAME_UNCHANGED);
  await activateMember(context, opened);
  const { version } = await changeRoom(context, chatId, { $set: indexName(roomName) });
  await context.publish(roomChannel(chatId), chatRoomRenamed, { chatId, version, roomName });
  return { roomName };
});
