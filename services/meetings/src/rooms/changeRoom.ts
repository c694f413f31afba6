import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export interface RoomChange {
  readonly ownerName?: string;
  readonly ownerEmail?: string;
  /** An empty string removes the password. */
  readonly password?: string | undefined;
  readonly lobby?: boolean | undefined;
}

export interface ChangedRoom {
  readonly room: RoomRecord;
  /** False if the room's running meeting did not apply the change. */
  readonly isFollowed: boolean;
}

/** Stores only the changed fields of the room, and applies them in the running room. */
export async function changeRoom(deps: Deps, room: RoomRecord, change: RoomChange): Promise<ChangedRoom> {
  const { rooms, sealer, roomControl, log } = deps;
  const { ownerName, ownerEmail, password, lobby } = change;
  const fields = {
    ...(ownerName !== undefined && { ownerName }),
    ...(ownerEmail !== undefined && { ownerEmail }),
    ...(password !== undefined && { sealedPassword: password ? sealer.seal(password) : null }),
    ...(lobby !== undefined && { lobby }),
  };
  if (Object.keys(fields).length === 0) return { room, isFollowed: true };
  const isCommanded = password !== undefined || lobby !== undefined;
  const after = await rooms
    .findOneAndUpdate(
      { _id: room._id },
      { $set: fields, ...(isCommanded && { $inc: { version: 1 } }) },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) return { room: { ...room, ...fields }, isFollowed: true };
  try {
    if (password !== undefined) await roomControl.setPassword(room._id, password, after.version);
    if (lobby !== undefined) await roomControl.setLobby(room._id, lobby, after.version);
    return { room: after, isFollowed: true };
  } catch (error) {
    log.warn({ err: error, roomId: room._id }, 'a running room was not changed');
    return { room: after, isFollowed: (await findLiveMeeting(deps, room._id)) === null };
  }
}
