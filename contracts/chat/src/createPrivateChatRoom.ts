import { id, input, output } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatRoom } from './schemas.ts';

export const createPrivateChatRoom = defineCall('createPrivateChatRoom', {
  path: 'create-private-chatroom',
  access: 'user',
  summary: 'Opens the one private conversation with a contact, or finds it again.',
  input: input({ contactId: id() }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [networkErrors.CONTACT_NOT_FOUND, chatErrors.CHAT_NO_OTHER_MEMBER],
  graphql: { mutation: true, success: 'ChatRoomSuccess' },
});
