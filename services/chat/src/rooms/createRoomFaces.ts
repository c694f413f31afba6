import { CHAT_ROOM_FACES } from '@meet/chat-contract';
import type { Model } from 'mongoose';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { ownsRoom } from '../policies/roomPolicy.ts';
import type { Faces, RoomFaces } from './RoomFaces.ts';

const KEPT_MAX = 10_000;

/**
 * Remembers who is shown of a room for as long as its version stands: members are written before the version counts them,
 * so that who is read at a version is never older than it. Rooms that are not remembered cost one question together.
 */
export function createRoomFaces(members: Model<MemberRecord>): RoomFaces {
  const kept = new Map<string, Faces & { readonly version: number }>();

  async function read(rooms: readonly RoomRecord[]): Promise<void> {
    const found = await members
      .find({ chatId: { $in: rooms.map(({ _id }) => _id) } })
      .sort({ chatId: 1, email: 1 })
      .lean();
    const membersOf = Map.groupBy(found, ({ chatId }) => chatId);
    if (kept.size + rooms.length > KEPT_MAX) kept.clear();
    for (const room of rooms)
      kept.set(room._id, { ...facesOf(room, membersOf.get(room._id) ?? []), version: room.version });
  }

  return {
    async of(rooms) {
      const unknown = rooms.filter(({ _id, version }) => kept.get(_id)?.version !== version);
      if (unknown.length > 0) await read(unknown);
      return new Map(rooms.map(({ _id }) => [_id, kept.get(_id)!]));
    },
  };
}

export function facesOf(room: RoomRecord, members: readonly MemberRecord[]): Faces {
  const rank = (member: MemberRecord) => (ownsRoom(room, member.accountId) ? 0 : 1);
  const first = members
    .toSorted((a, b) => rank(a) - rank(b) || a.joinedAt - b.joinedAt || (a.email < b.email ? -1 : 1))
    .slice(0, CHAT_ROOM_FACES + 1);
  return { first, count: members.length };
}
