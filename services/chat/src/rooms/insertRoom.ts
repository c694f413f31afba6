import { createId } from '@meet/service-kit';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentRoomFacts } from '../presenters/presentRooms.ts';
import { announceRoom } from './announceRoom.ts';
import type { Newcomer } from '../members/placeNewcomers.ts';
import { tellNewMates } from '../members/tellMates.ts';

export type NewRoom = Pick<RoomRecord, 'kind' | 'name' | 'ownerId'> &
  Partial<Pick<RoomRecord, 'pairKey' | 'groupId' | 'meetingKey'>>;

/**
 * Stores a room with its first members, shows it in their open tabs and tells who are mates from now on. Throws what a
 * unique index throws.
 */
export async function insertRoom(
  context: Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>,
  facts: NewRoom,
  members: readonly Newcomer[],
): Promise<RoomRecord> {
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
  await tellNewMates(
    context,
    room._id,
    members.map(({ email }) => email),
  );
  return room;
}
