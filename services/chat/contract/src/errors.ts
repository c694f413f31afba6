import { defineErrors } from '@meet/contracts';

export const chatErrors = defineErrors({
  /** Also for rooms that the caller is no member of: whether they exist is not told. */
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
});
