/** Number of members that a room may have. */
export const CHAT_ROOM_MEMBERS_MAX = 200;
/** Members in one page of them. */
export const CHAT_MEMBER_PAGE = 50;
/** Pinned messages that a room may have. */
export const CHAT_PINS_MAX = 100;
/** Rooms in one page of them, and the most that a page may have. */
export const CHAT_ROOM_PAGE = 30;
export const CHAT_ROOM_PAGE_MAX = 300;
/** Rooms with something unread that the first page brings from further down: a tab's title shows no more than 99+. */
export const CHAT_UNREAD_ROOMS_MAX = 100;
/** A meeting's chat without a message for this time leaves lists and channels until somebody writes in it. */
export const CHAT_SILENT_AFTER_MS = 30 * 86_400_000;
/** Rooms that one search finds. */
export const CHAT_ROOMS_FOUND_MAX = 50;
/** Number of a room's other members that lists show. */
export const CHAT_ROOM_PREVIEW = 3;
/** Messages in one answer of what lies after a sequence number. */
export const CHAT_RECOVERY_PAGE = 100;
/** Number of a meeting's messages that a guest who comes later sees. */
export const CHAT_MEETING_PAGE = 100;
/** Length of a room's last message in lists, in characters. */
export const CHAT_PREVIEW_LENGTH = 120;
/** Characters of a room's name. */
export const CHAT_ROOM_NAME_MAX = 50;
/** Characters of a message. */
export const CHAT_MESSAGE_MAX = 10_000;
/** Messages in one page towards older ones. */
export const CHAT_MESSAGE_PAGE = 30;
/** Files that are chosen, dropped or pasted at once. */
export const CHAT_FILES_AT_ONCE = 10;
/** Characters of a file's name; the server cuts longer ones before their ending. */
export const CHAT_FILE_NAME_MAX = 120;
/** Characters of the name that an upload is given. */
export const CHAT_FILE_NAME_SENT_MAX = 1000;
/** Width × height × frames of a picture that is sent. */
export const CHAT_PICTURE_PIXELS_MAX = 25_000_000;
/** Pixels of the longer edge of a picture as it is kept. */
export const CHAT_PICTURE_EDGE_MAX = 2560;
/** Files of one account that are on their way at once. */
export const CHAT_UPLOADS_AT_ONCE = 4;
/** Files that one account has uploaded and not sent. */
export const CHAT_UPLOADS_UNSENT_MAX = 40;
/** Characters of what is looked for in messages. */
export const CHAT_SEARCH_MIN = 2;
export const CHAT_SEARCH_MAX = 100;
/** Messages that one search finds. */
export const CHAT_SEARCH_PAGE = 20;
/** Earlier texts of an edited message that are kept. */
export const CHAT_VERSIONS_KEPT = 10;
/** Different emoji with which people react to one message. */
export const CHAT_REACTIONS_MAX = 20;
/** People whom one answer about a reaction names. */
export const CHAT_REACTORS_SHOWN = 50;
/** Shortest time between two changes of a message by reactions, in milliseconds. */
export const CHAT_REACTIONS_EVERY_MS = 1_000;
/** Members of a room above which nobody is told who types. */
export const CHAT_TYPING_MEMBERS_MAX = 50;
/** Time for which somebody counts as typing after a page said so, in milliseconds. */
export const CHAT_TYPING_LASTS_MS = 5_000;
/** Shortest time after which a page says again that its person types, in milliseconds. */
export const CHAT_TYPING_EVERY_MS = 3_000;
/** Time in which a page offers to undo a deletion, in milliseconds. */
export const CHAT_UNDO_MS = 5_000;
/** Deletions of a room that are left out of counts of unread messages, the newest ones. */
export const CHAT_DELETED_COUNTED = 100;
/** People whom one message mentions by name. */
export const CHAT_MENTIONS_MAX = 20;
/** Members beside the author above which a page asks before everybody is mentioned. */
export const CHAT_MENTION_ALL_ASKED = 20;
/** Time after which everybody in a room may be mentioned again, in milliseconds. */
export const CHAT_MENTION_ALL_PAUSE_MS = 60_000;
