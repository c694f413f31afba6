import type { ChatRoom } from '@meet/chat-contract';

/** Whether the person is notified only of mentions in a room, or of nothing. */
export const isMuted = ({ notificationLevel }: Pick<ChatRoom, 'notificationLevel'>): boolean =>
  notificationLevel !== 'everything';

/** Whether a room has unread messages of which the person wants to hear. */
export const hasNews = (room: ChatRoom): boolean => room.hasUnreadMessages && !isMuted(room);
