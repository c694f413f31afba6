import { ROOM_TYPE } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { makeRoomId } from './makeRoomId.ts';

/** Owner of a room, with the fields that accounts and callers share. */
export interface RoomOwner {
  readonly accountId: string;
  readonly fullName: string;
  readonly email: string;
}

export type RoomWish = Partial<Pick<RoomRecord, 'type' | 'label' | 'sealedPassword' | 'lobby'>>;

const TRIES = 8;

/** Creates a room under an unused id. Throws the database's duplicate error if the owner has the label already. */
export async function createRoom({ rooms, now }: Deps, owner: RoomOwner, wish: RoomWish = {}): Promise<RoomRecord> {
  for (let tried = 1; ; tried++) {
    const record: RoomRecord = {
      _id: makeRoomId(),
      ownerId: owner.accountId,
      ownerName: owner.fullName,
      ownerEmail: owner.email,
      type: wish.type ?? ROOM_TYPE.random,
      label: wish.label ?? null,
      labelKey: wish.label?.toLowerCase() ?? null,
      sealedPassword: wish.sealedPassword ?? null,
      lobby: wish.lobby ?? null,
      version: 0,
      passwordReportedAt: null,
      lobbyReportedAt: null,
      usedAt: null,
      createdAt: now(),
    };
    try {
      return (await rooms.create(record)).toObject();
    } catch (error) {
      if (!isDuplicateKey(error) || tried === TRIES || !(await rooms.exists({ _id: record._id }))) throw error;
    }
  }
}
