import { createId } from '../createId.ts';
import type { ChatContext } from '../define.ts';
import type { ChatMemberDocument } from '../models/ChatMember.ts';
import type { ChatRoomDocument } from '../models/ChatRoom.ts';
import { presentRoomFacts } from '../presenters/presentRooms.ts';
import { announceRoom } from './announceRoom.ts';

export type NewRoom = Pick<ChatRoomDocument, 'kind' | 'name' | 'ownerId'> &
  Partial<Pick<ChatRoomDocument, 'pairKey' | 'groupId' | 'meetingKey'>>;

/** Stores a room with its first members and shows it in their open tabs. Throws what a unique index throws. */
export async function insertRoom(
  context: ChatContext,
  facts: NewRoom,
  members: readonly Pick<ChatMemberDocument, 'email' | 'accountId'>[],
): Promise<ChatRoomDocument> {
  const { deps, now } = context;
  const created = await deps.rooms.create({ ...facts, _id: createId(), createdAt: now() });
  const room = created.toObject();
  await deps.members.insertMany(
    members.map((member) => ({ ...member, chatId: room._id, joinedAt: now(), readSequence: 0 })),
  );
  await announceRoom(
    context,
    await presentRoomFacts(context, room),
    members.flatMap(({ accountId }) => accountId ?? []),
  );
  return room;
}
