import type { ChatRoom } from '@meet/chat-contract';

/** Returns whether the person is notified only of mentions in a room, or of nothing. */
export const isMuted = ({ notificationLevel }: Pick<ChatRoom, 'notificationLevel'>): boolean =>
  notificationLevel !== 'everything';

/** Returns whether a room has unread messages and is not muted. */
export const hasUnmutedUnread = (room: ChatRoom): boolean => room.hasUnreadMessages && !isMuted(room);
