import { chatMemberRemoved, chatRoomClosed, chatRoomLeft, chatThreadChanged } from '@meet/chat-contract';

const CHANGING: ReadonlySet<string> = new Set([
  chatThreadChanged.type,
  chatRoomClosed.type,
  chatRoomLeft.type,
  chatMemberRemoved.type,
]);

/** Returns whether an event changes which threads the person follows, their order or their unread replies. */
export const changesThreads = ({ type }: { readonly type: string }): boolean => CHANGING.has(type);
