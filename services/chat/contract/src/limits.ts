/** How many members a room may have. */
export const CHAT_ROOM_MEMBERS_MAX = 200;
/** Messages in one answer of what lies after a sequence number. */
export const CHAT_RECOVERY_PAGE = 100;
/** What a guest who comes later is shown of a meeting's chat, in messages. */
export const CHAT_MEETING_PAGE = 100;
/** What lists show of a room's last message, in characters. */
export const CHAT_PREVIEW_LENGTH = 120;
/** Characters of a room's name. */
export const CHAT_ROOM_NAME_MAX = 50;
/** Characters of a message. */
export const CHAT_MESSAGE_MAX = 10_000;
/** Messages in one page towards older ones. */
export const CHAT_MESSAGE_PAGE = 30;
