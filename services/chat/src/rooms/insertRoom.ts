import { createId } from '@meet/service-kit';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { announceRoom } from './announceRoom.ts';
import { changeRoom } from './changeRoom.ts';
import { indexMembers } from '../members/indexMembers.ts';
import { indexName } from './indexRooms.ts';
import type { Invitee } from '../members/placeInvitees.ts';
import { notifyNewMates } from '../members/notifyMates.ts';

export type NewRoom = Pick<RoomRecord, 'kind' | 'name' | 'ownerId'> &
  Partial<Pick<RoomRecord, 'pairKey' | 'groupId' | 'meetingKey'>>;

/**
 * Stores a room with its first members, shows it in their open tabs and announces who shares a room from now on. Throws
 * the error of a unique index.
 */
export async function insertRoom(
  context: Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>,
  attributes: NewRoom,
  members: readonly Invitee[],
): Promise<RoomRecord> {
  const { deps, now } = context;
  const { _id: chatId } = await deps.rooms.create({
    ...attributes,
    ...indexName(attributes.name),
    _id: createId(),
    version: 0,
    createdAt: now(),
  });
  await deps.members.insertMany(members.map((member) => ({ ...member, chatId, joinedAt: now(), readSequence: 0 })));
  deps.background.run(() => indexMembers(context, { chatId }));
  const room = await changeRoom(context, chatId);
  await announceRoom(
    context,
    room,
    members.flatMap(({ accountId }) => accountId ?? []),
  );
  await notifyNewMates(
    context,
    chatId,
    members.map(({ email }) => email),
  );
  return room;
}
