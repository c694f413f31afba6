import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, requiredRoomName } from './schemas.ts';

/** Fields of the form; the call names the room besides. */
export const renameChatRoomForm = input({ chatroomName: requiredRoomName() });

export const renameChatRoom = defineCall('renameChatRoom', {
  path: 'rename-chatroom',
  access: 'user',
  summary: 'Gives a room another name and tells every member’s open tabs. Its owner only.',
  input: renameChatRoomForm.shape({ chatId: chatId() }),
  output: output({ roomName: string().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY, chatErrors.CHAT_ROOM_NAME_UNCHANGED],
  graphql: { mutation: true, input: 'RenameChatRoomInput' },
});
