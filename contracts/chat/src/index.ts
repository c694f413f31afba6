export { addChatMembers } from './addChatMembers.ts';
export { allowMembersToManage } from './allowMembersToManage.ts';
export { applyChatEvent, missesChatChange } from './applyChatEvent.ts';
export { closeChatRoom } from './closeChatRoom.ts';
export { createClientMessageId } from './createClientMessageId.ts';
export { createChatRoom } from './createChatRoom.ts';
export { createGroupChatRoom } from './createGroupChatRoom.ts';
export { createPrivateChatRoom } from './createPrivateChatRoom.ts';
export type { OwnRoomFacts } from './describeChatRoom.ts';
export { addressShownIn, describeChatRoom, memberSeenBy, sortChatMembers, sortChatRooms } from './describeChatRoom.ts';
export { archiveChatRoom } from './archiveChatRoom.ts';
export { chatErrors } from './errors.ts';
export {
  chatEvents,
  chatManagingAllowed,
  chatMemberRemoved,
  chatMembersAdded,
  chatRoomArchived,
  chatRoomClosed,
  chatRoomCreated,
  chatRoomLeft,
  chatRoomRead,
  chatRoomRenamed,
  chatroomMessage,
  meetingChatMessage,
  roomMatesChanged,
} from './events.ts';
export { CHAT_FILE_TYPES, chatFileTypeOfName } from './fileTypes.ts';
export type { ChatFileKind, ChatFileType } from './fileTypes.ts';
export { findChatRooms } from './findChatRooms.ts';
export { findRoomMates } from './findRoomMates.ts';
export { getChatFile } from './getChatFile.ts';
export { getChatFileRules } from './getChatFileRules.ts';
export { getChatMembers } from './getChatMembers.ts';
export { getChatMessages } from './getChatMessages.ts';
export { getChatRoom } from './getChatRoom.ts';
export { getChatRoomForMeeting } from './getChatRoomForMeeting.ts';
export { getChatStorage } from './getChatStorage.ts';
export { getMeetingMessages } from './getMeetingMessages.ts';
export { leaveChatRoom } from './leaveChatRoom.ts';
export {
  CHAT_FILE_NAME_MAX,
  CHAT_FILES_AT_ONCE,
  CHAT_MEETING_PAGE,
  CHAT_MEMBER_PAGE,
  CHAT_MESSAGE_MAX,
  CHAT_MESSAGE_PAGE,
  CHAT_PICTURE_EDGE_MAX,
  CHAT_PICTURE_PIXELS_MAX,
  CHAT_PREVIEW_LENGTH,
  CHAT_RECOVERY_PAGE,
  CHAT_ROOM_FACES,
  CHAT_ROOM_MEMBERS_MAX,
  CHAT_ROOM_NAME_MAX,
  CHAT_SEARCH_MAX,
  CHAT_SEARCH_MIN,
  CHAT_SEARCH_PAGE,
  CHAT_UPLOADS_AT_ONCE,
  CHAT_UPLOADS_UNSENT_MAX,
} from './limits.ts';
export { listChatChannels } from './listChatChannels.ts';
export { listChatRooms } from './listChatRooms.ts';
export { markChatRoomRead } from './markChatRoomRead.ts';
export { openMeetingChatRoom } from './openMeetingChatRoom.ts';
export { previewOf } from './previewOf.ts';
export { removeChatMember } from './removeChatMember.ts';
export { renameChatRoom, renameChatRoomForm } from './renameChatRoom.ts';
export { resendChatInvite } from './resendChatInvite.ts';
export { memberEmail, roomName } from './schemas.ts';
export { searchChatMessages } from './searchChatMessages.ts';
export { sendChatFile } from './sendChatFile.ts';
export { sendChatMessage } from './sendChatMessage.ts';
export { sendMeetingMessage } from './sendMeetingMessage.ts';
export type { ChatRoomKind } from './schemas.ts';
export { uploadChatFile } from './uploadChatFile.ts';
export type {
  ChatFile,
  ChatMember,
  ChatMemberSeen,
  ChatMessage,
  ChatMessagePreview,
  ChatRoom,
  ChatRoomFacts,
  ChatRoomInFull,
} from './types.ts';
