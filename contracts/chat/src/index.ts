export * from './applyChatEvent.ts';
export * from './capabilities.ts';
export * from './describeChatRoom.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export type { ChatFileKind, ChatFileType } from './fileTypes.ts';
export { CHAT_FILE_TYPES, chatFileTypeOfName } from './fileTypes.ts';
export * from './files.ts';
export {
  CHAT_FILES_AT_ONCE,
  CHAT_FILE_NAME_MAX,
  CHAT_MEETING_PAGE,
  CHAT_MEMBER_PAGE,
  CHAT_MENTION_ALL_CONFIRMED,
  CHAT_MENTION_ALL_PAUSE_MS,
  CHAT_MENTIONS_MAX,
  CHAT_MESSAGE_MAX,
  CHAT_MESSAGE_PAGE,
  CHAT_PICTURE_EDGE_MAX,
  CHAT_PICTURE_PIXELS_MAX,
  CHAT_PINS_MAX,
  CHAT_PREVIEW_LENGTH,
  CHAT_REACTIONS_EVERY_MS,
  CHAT_REACTIONS_MAX,
  CHAT_REACTORS_SHOWN,
  CHAT_RECOVERY_PAGE,
  CHAT_ROOM_PREVIEW,
  CHAT_ROOM_MEMBERS_MAX,
  CHAT_ROOM_NAME_MAX,
  CHAT_ROOM_PAGE,
  CHAT_ROOM_PAGE_MAX,
  CHAT_ROOMS_FOUND_MAX,
  CHAT_SEARCH_MAX,
  CHAT_SEARCH_MIN,
  CHAT_SEARCH_PAGE,
  CHAT_SEARCH_PAGE_MAX,
  CHAT_SILENT_AFTER_MS,
  CHAT_THREAD_EVERY_MS,
  CHAT_THREAD_FACES,
  CHAT_THREAD_PAGE,
  CHAT_THREAD_PAGE_MAX,
  CHAT_THREAD_REPLIES_MAX,
  CHAT_TYPING_EVERY_MS,
  CHAT_TYPING_LASTS_MS,
  CHAT_TYPING_MEMBERS_MAX,
  CHAT_UNDO_MS,
  CHAT_UNREAD_ROOMS_MAX,
  CHAT_UNREAD_THREADS_MAX,
  CHAT_UPLOADS_AT_ONCE,
  CHAT_UPLOADS_UNSENT_MAX,
  CHAT_VERSIONS_KEPT,
  CHAT_WEBHOOKS_MAX,
  CHAT_WEBHOOK_NAME_MAX,
  CHAT_WEBHOOK_POSTS,
} from './limits.ts';
export * from './meetingChat.ts';
export * from './members.ts';
export * from './messageChanges.ts';
export * from './messages.ts';
export * from './parseChatSearch.ts';
export * from './pins.ts';
export * from './reactions.ts';
export * from './roomExports.ts';
export * from './rooms.ts';
export type {
  ChatFile,
  ChatMember,
  ChatMemberSeen,
  ChatMention,
  ChatMessage,
  ChatMessagePreview,
  ChatNotificationLevel,
  ChatReaction,
  ChatRoom,
  ChatRoomAttributes,
  ChatRoomInFull,
  ChatRoomKind,
  ChatThreadSummary,
} from './schemas.ts';
export { CHAT_NOTIFICATION_LEVELS, memberEmail, roomName } from './schemas.ts';
export { isUnspaced, splitRuns } from './searchWords.ts';
export * from './threadIds.ts';
export * from './threads.ts';
export * from './toFoundExcerpt.ts';
export * from './typing.ts';
export {
  CHAT_WEBHOOK_PREFIX,
  createChatWebhook,
  createChatWebhookForm,
  deleteChatWebhook,
  endChatWebhooks,
  getChatWebhooks,
  postToChatWebhook,
} from './webhooks.ts';
export type { ChatWebhook } from './webhooks.ts';
