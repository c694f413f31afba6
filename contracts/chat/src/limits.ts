/** Maximum number of members of a room. */
export const CHAT_ROOM_MEMBERS_MAX = 200;
/** Number of members in one page. */
export const CHAT_MEMBER_PAGE = 50;
/** Maximum number of pinned messages in a room. */
export const CHAT_PINS_MAX = 100;
/** Maximum number of incoming webhooks of a room. */
export const CHAT_WEBHOOKS_MAX = 10;
/** Maximum length of an incoming webhook's name, in characters. */
export const CHAT_WEBHOOK_NAME_MAX = 50;
/** Maximum number of messages that one incoming webhook posts in a time. */
export const CHAT_WEBHOOK_POSTS = { max: 60, windowSeconds: 60 };
/** Number of rooms in one page: the default, and the maximum. */
export const CHAT_ROOM_PAGE = 30;
export const CHAT_ROOM_PAGE_MAX = 300;
/** Maximum number of unread rooms that the first page adds from further down. A tab's title shows no more than 99+. */
export const CHAT_UNREAD_ROOMS_MAX = 100;
/**
 * Time without a message after which a meeting's chat becomes silent: it leaves lists and channels until somebody
 * writes again.
 */
export const CHAT_SILENT_AFTER_MS = 30 * 86_400_000;
/** Maximum number of rooms that a search returns. */
export const CHAT_ROOMS_FOUND_MAX = 50;
/** Number of other members that lists show of a room. */
export const CHAT_ROOM_PREVIEW = 3;
/** Maximum number of messages in one answer that follow a sequence number. */
export const CHAT_RECOVERY_PAGE = 100;
/** Number of earlier messages that a guest of a meeting sees on joining late. */
export const CHAT_MEETING_PAGE = 100;
/** Maximum length of a room's last message in lists, in characters. */
export const CHAT_PREVIEW_LENGTH = 120;
/** Maximum length of a room's name, in characters. */
export const CHAT_ROOM_NAME_MAX = 50;
/** Maximum length of a message, in characters. */
export const CHAT_MESSAGE_MAX = 10_000;
/** Number of messages in one page of older messages. */
export const CHAT_MESSAGE_PAGE = 30;
/** Maximum number of files that a person may choose, drop or paste at once. */
export const CHAT_FILES_AT_ONCE = 10;
/** Maximum length of a file's name, in characters; the server shortens longer names before their extension. */
export const CHAT_FILE_NAME_MAX = 120;
/** Maximum length of a file name in an upload request, in characters. */
export const CHAT_FILE_NAME_SENT_MAX = 1000;
/** Maximum of width × height × frames of a picture that a person sends. */
export const CHAT_PICTURE_PIXELS_MAX = 25_000_000;
/** Maximum length of the longer edge of a stored picture, in pixels. */
export const CHAT_PICTURE_EDGE_MAX = 2560;
/** Maximum number of simultaneous uploads of one account. */
export const CHAT_UPLOADS_AT_ONCE = 4;
/** Maximum number of files that one account has uploaded but not sent. */
export const CHAT_UPLOADS_UNSENT_MAX = 40;
/** Length of a text to search for in messages, in characters. */
export const CHAT_SEARCH_MIN = 2;
export const CHAT_SEARCH_MAX = 100;
/** Number of messages that a search returns: the default, and the maximum. */
export const CHAT_SEARCH_PAGE = 20;
export const CHAT_SEARCH_PAGE_MAX = 50;
/** Maximum number of earlier texts that are kept of an edited message. */
export const CHAT_VERSIONS_KEPT = 10;
/** Maximum number of different emoji that react to one message. */
export const CHAT_REACTIONS_MAX = 20;
/** Maximum number of people whom an answer about a reaction names. */
export const CHAT_REACTORS_SHOWN = 50;
/** Minimum interval between two changes of a message by reactions, in milliseconds. */
export const CHAT_REACTIONS_EVERY_MS = 1_000;
/** Maximum number of members of a room that still sends typing notifications. */
export const CHAT_TYPING_MEMBERS_MAX = 50;
/** Time for which a member counts as typing after a notification from their page, in milliseconds. */
export const CHAT_TYPING_LASTS_MS = 5_000;
/** Minimum interval between two typing notifications of one page, in milliseconds. */
export const CHAT_TYPING_EVERY_MS = 3_000;
/** Time for which a page offers to undo a deletion, in milliseconds. */
export const CHAT_UNDO_MS = 5_000;
/** Maximum number of a room's deleted messages that counts of unread messages leave out; the newest ones. */
export const CHAT_DELETED_COUNTED = 100;
/** Maximum number of people whom one message mentions by name. */
export const CHAT_MENTIONS_MAX = 20;
/** Number of other members above which a page requests confirmation before a message mentions everybody. */
export const CHAT_MENTION_ALL_CONFIRMED = 20;
/** Minimum interval between two mentions of everybody in a room, in milliseconds. */
export const CHAT_MENTION_ALL_PAUSE_MS = 60_000;
/** Maximum number of replies in one thread. */
export const CHAT_THREAD_REPLIES_MAX = 1_000;
/** Number of people whom a message shows as the last ones who replied in its thread. */
export const CHAT_THREAD_FACES = 3;
/** Number of threads in one page: the default, and the maximum. */
export const CHAT_THREAD_PAGE = 20;
export const CHAT_THREAD_PAGE_MAX = 50;
/** Maximum number of unread threads that are counted. */
export const CHAT_UNREAD_THREADS_MAX = 100;
/** Minimum interval between two changes of a message by replies in its thread, in milliseconds. */
export const CHAT_THREAD_EVERY_MS = 1_000;
