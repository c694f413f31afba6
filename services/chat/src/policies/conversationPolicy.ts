import { chatErrors, parseThreadId, type ThreadStart } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import type { ChatContext } from '../ChatContext.ts';
import { messageKey } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { openRoom, type OpenRoom } from './roomPolicy.ts';

/** A room, or a thread in it, with the caller's membership of the room. */
export interface OpenConversation extends OpenRoom {
  /** The room itself: `room` may be a thread. */
  readonly parent: RoomRecord;
}

type Asking = Pick<ChatContext, 'account' | 'deps'>;

/**
 * Returns the room or thread of an id. A thread that nobody has replied in is empty. Throws CHAT_ROOM_NOT_FOUND if the
 * caller is no member, and CHAT_MESSAGE_NOT_FOUND if no message can start this thread.
 */
export async function openConversation(context: Asking, id: string): Promise<OpenConversation> {
  const start = parseThreadId(id);
  if (start) return openThread(context, id, start);
  const opened = await openRoom(context, id);
  return { ...opened, parent: opened.room };
}

async function openThread(context: Asking, threadId: string, start: ThreadStart): Promise<OpenConversation> {
  const { rooms, messages } = context.deps;
  const [{ room: parent, me }, stored] = await Promise.all([
    openRoom(context, start.chatId),
    rooms.findById(threadId).lean(),
  ]);
  if (stored?.closedAt) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  if (!stored && !(await messages.exists({ _id: messageKey(start.chatId, start.sequence) }))) {
    throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
  }
  return { room: toConversation(parent, stored ?? buildThread(threadId, start.chatId, parent.createdAt)), me, parent };
}

/** Returns the record of a thread without replies. */
export const buildThread = (threadId: string, parentId: string, createdAt: number): RoomRecord => ({
  _id: threadId,
  parentId,
  kind: 'room',
  name: '',
  ownerId: '',
  allowManage: false,
  departed: [],
  lastSequence: 0,
  version: 1,
  createdAt,
  // Searches for rooms never find a thread.
  words: [],
  isIndexed: true,
});

/** Returns a thread with the attributes of its room that decide on rights and names. */
export function toConversation(parent: RoomRecord, thread: RoomRecord): RoomRecord {
  const { kind, name, ownerId, allowManage, pairKey } = parent;
  return { ...thread, kind, name, ownerId, allowManage, ...(pairKey !== undefined && { pairKey }) };
}
