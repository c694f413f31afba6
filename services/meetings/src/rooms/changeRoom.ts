import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export interface RoomChange {
  readonly ownerName?: string;
  readonly ownerEmail?: string;
  /** Empty removes it. */
  readonly password?: string | undefined;
  readonly lobby?: boolean | undefined;
}

/** Stores what changed, and nothing else of the room, and has the running room follow. */
export async function changeRoom(deps: Deps, room: RoomRecord, change: RoomChange): Promise<RoomRecord> {
  const { rooms, sealer, roomControl } = deps;
  const { ownerName, ownerEmail, password, lobby } = change;
  const fields = {
    ...(ownerName !== undefined && { ownerName }),
    ...(ownerEmail !== undefined && { ownerEmail }),
    ...(password !== undefined && { sealedPassword: password ? sealer.seal(password) : null }),
    ...(lobby !== undefined && { lobby }),
  };
  if (Object.keys(fields).length === 0) return room;
  const isCommanded = password !== undefined || lobby !== undefined;
  const after = await rooms
    .findOneAndUpdate(
      { _id: room._id },
      { $set: fields, ...(isCommanded && { $inc: { version: 1 } }) },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) return { ...room, ...fields };
  if (password !== undefined) await roomControl.setPassword(room._id, password, after.version);
  if (lobby !== undefined) await roomControl.setLobby(room._id, lobby, after.version);
  return after;
}
