import { createBatcher } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { RoomRecord } from '../models/roomModel.ts';

const ROOMS_MAX = 1000;

/** Reads a room as it is now; those that are asked for while an answer is under way are read together after it. */
export function createRoomOf(rooms: Model<RoomRecord>): (chatId: string) => Promise<RoomRecord | undefined> {
  return createBatcher(async (chatIds) => {
    const found = await rooms.find({ _id: { $in: chatIds } }).lean();
    return new Map(found.map((room) => [room._id, room]));
  }, ROOMS_MAX);
}
