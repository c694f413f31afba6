import { id, input, output } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { defineCall } from './defineCall.ts';
import { chatRoom, roomName } from './schemas.ts';

export const createGroupChatRoom = defineCall('createGroupChatRoom', {
  path: 'create-group-chatroom',
  access: 'user',
  summary: 'Opens the one room of a contact group, or finds it again and adds whoever joined the group since.',
  input: input({ groupId: id(), roomName: roomName() }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [networkErrors.GROUP_NOT_FOUND],
  graphql: { mutation: true, success: 'ChatRoomSuccess' },
});
