import { CHAT_ROOM_PREVIEW } from '@meet/chat-contract';
import { compareKeys, createCache } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { ownsRoom } from '../policies/roomPolicy.ts';

export interface MemberPreview {
  /** The owner, if they are in the room, then the earliest members; one more than lists show. */
  readonly first: readonly MemberRecord[];
  readonly count: number;
}

export interface MemberPreviews {
  /** Returns member previews by room id, none older than the room's version. */
  of(rooms: readonly RoomRecord[]): Promise<ReadonlyMap<string, MemberPreview>>;
}

const KEPT_MAX = 10_000;

/**
 * Caches the member preview of a room until the room's version changes. Members are written before the version counts
 * them, so a preview read at a version is never older than it. One query reads all rooms that are not cached.
 */
export function createMemberPreviews(members: Model<MemberRecord>): MemberPreviews {
  const kept = createCache<string, MemberPreview & { readonly version: number }>(KEPT_MAX);

  async function read(rooms: readonly RoomRecord[]): Promise<[string, MemberPreview][]> {
    if (rooms.length === 0) return [];
    const found = await members.find({ chatId: { $in: rooms.map(({ _id }) => _id) } }).lean();
    const membersByRoom = Map.groupBy(found, ({ chatId }) => chatId);
    return rooms.map((room) => [room._id, toMemberPreview(room, membersByRoom.get(room._id) ?? [])]);
  }

  return {
    async of(rooms) {
      const known = rooms.flatMap(({ _id, version }): [string, MemberPreview][] => {
        const memberPreview = kept.get(_id);
        return memberPreview?.version === version ? [[_id, memberPreview]] : [];
      });
      const isKnown = new Set(known.map(([chatId]) => chatId));
      const unknown = rooms.filter(({ _id }) => !isKnown.has(_id));
      const fresh = new Map(await read(unknown));
      for (const { _id, version } of unknown) kept.set(_id, { ...fresh.get(_id)!, version });
      return new Map([...known, ...fresh]);
    },
  };
}

function toMemberPreview(room: RoomRecord, members: readonly MemberRecord[]): MemberPreview {
  const rank = (member: MemberRecord) => (ownsRoom(room, member.accountId) ? 0 : 1);
  const first = members
    .toSorted((a, b) => rank(a) - rank(b) || a.joinedAt - b.joinedAt || compareKeys(a.email, b.email))
    .slice(0, CHAT_ROOM_PREVIEW + 1);
  return { first, count: members.length };
}
