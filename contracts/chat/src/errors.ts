import { defineErrors } from '@meet/contracts';

export const chatErrors = defineErrors({
  /** Also returned for rooms that the caller is no member of, so that their existence stays hidden. */
  CHAT_ROOM_NOT_FOUND: { status: 404 },
  CHAT_MEMBER_NOT_FOUND: { status: 404 },
  CHAT_OWNER_ONLY: { status: 403 },
  CHAT_MANAGE_NOT_ALLOWED: { status: 403 },
  CHAT_MEMBER_PROTECTED: { status: 403 },
  CHAT_ROOM_NAME_UNCHANGED: { status: 200 },
  CHAT_MEMBER_ALREADY_IN_ROOM: { status: 200 },
  CHAT_MEMBER_NOT_PENDING: { status: 200 },
  CHAT_NO_OTHER_MEMBER: { status: 200 },
  CHAT_ROOM_IS_PRIVATE: { status: 200 },
  CHAT_ROOM_FULL: { status: 200 },
  /** Also returned for messages that can no longer be restored. */
  CHAT_MESSAGE_NOT_FOUND: { status: 404 },
  CHAT_MESSAGE_DELETED: { status: 410 },
  /** Somebody changed the message since the caller read it. */
  CHAT_MESSAGE_STALE: { status: 409 },
  CHAT_MESSAGE_NOT_YOURS: { status: 403 },
  /** The message already has the maximum number of different reactions. */
  CHAT_REACTIONS_FULL: { status: 409 },
  /** The room already has the maximum number of pinned messages. */
  CHAT_PINS_FULL: { status: 409 },
  /** Also returned for incoming webhooks of other rooms, and for URLs that never existed. */
  CHAT_WEBHOOK_NOT_FOUND: { status: 404 },
  /** The incoming webhook was revoked, or its room is closed. */
  CHAT_WEBHOOK_ENDED: { status: 410 },
  /** The member who created the incoming webhook may not manage the room any more. */
  CHAT_WEBHOOK_PAUSED: { status: 403 },
  /** The thread already has the maximum number of replies. */
  CHAT_THREAD_FULL: { status: 409 },
  /** The room already has the maximum number of incoming webhooks. */
  CHAT_WEBHOOKS_FULL: { status: 409 },
  /** Files cannot be edited. */
  CHAT_MESSAGE_NOT_TEXT: { status: 400 },
  /** The message mentions everybody, and its author does not manage the room. */
  CHAT_MENTION_ALL_NOT_ALLOWED: { status: 403 },
  /** Also returned for files that were uploaded but not sent, and for files of other rooms. */
  CHAT_FILE_NOT_FOUND: { status: 404 },
  CHAT_FILE_EMPTY: { status: 400 },
  CHAT_FILE_TOO_LARGE: { status: 413 },
  CHAT_FILE_TYPE: { status: 415 },
  /** The name's extension is allowed, but the bytes are of another type. */
  CHAT_FILE_MISMATCH: { status: 415 },
  CHAT_PICTURE_TOO_LARGE: { status: 413 },
  CHAT_PICTURE_DAMAGED: { status: 400 },
  /**
   * The file exceeds the remaining quota: of the account here, of its organization or the deployment in the two below.
   */
  CHAT_STORAGE_FULL: { status: 413 },
  CHAT_ORGANIZATION_STORAGE_FULL: { status: 413 },
  CHAT_DEPLOYMENT_STORAGE_FULL: { status: 413 },
  CHAT_UPLOADS_UNSENT: { status: 429 },
  CHAT_UPLOADS_BUSY: { status: 503 },
});
