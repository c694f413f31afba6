import { addChatMembers } from './addChatMembers.ts';
import { allowMembersToManage } from './allowMembersToManage.ts';
import { chatMessages } from './chatMessages.ts';
import { chatRoom } from './chatRoom.ts';
import { chatRooms } from './chatRooms.ts';
import { closeChatRoom } from './closeChatRoom.ts';
import { chatMember } from './chatMember.ts';
import { createChatRoom } from './createChatRoom.ts';
import { createGroupChatRoom } from './createGroupChatRoom.ts';
import { createPrivateChatRoom } from './createPrivateChatRoom.ts';
import { leaveChatRoom } from './leaveChatRoom.ts';
import { markChatRoomRead } from './markChatRoomRead.ts';
import { removeChatMember } from './removeChatMember.ts';
import { renameChatRoom } from './renameChatRoom.ts';
import { resendChatInvite } from './resendChatInvite.ts';
import { sendChatMessage } from './sendChatMessage.ts';

export const chatResolvers = {
  Query: { chatRoom, chatRooms, chatMessages },
  ChatMember: chatMember,
  Mutation: {
    addChatMembers,
    allowMembersToManage,
    closeChatRoom,
    createChatRoom,
    createGroupChatRoom,
    createPrivateChatRoom,
    leaveChatRoom,
    markChatRoomRead,
    removeChatMember,
    renameChatRoom,
    resendChatInvite,
    sendChatMessage,
  },
};
