import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export interface RoomChange {
  readonly ownerName?: string;
  readonly ownerEmail?: string;
  /** Empty removes it. */
  readonly password?: string | undefined;
  readonly lobby?: boolean | undefined;
}

/** Stores what changed and has the running room follow. */
export async function changeRoom(deps: Deps, room: RoomRecord, change: RoomChange): Promise<RoomRecord> {
  const { rooms, sealer, roomControl } = deps;
  const after: RoomRecord = {
    ...room,
    ownerName: change.ownerName ?? room.ownerName,
    ownerEmail: change.ownerEmail ?? room.ownerEmail,
    sealedPassword:
      change.password === undefined ? room.sealedPassword : change.password ? sealer.seal(change.password) : null,
    lobby: change.lobby ?? room.lobby,
  };
  const { _id, ...fields } = after;
  await rooms.updateOne({ _id }, { $set: fields });
  if (change.password !== undefined) await roomControl.setPassword(_id, change.password);
  if (change.lobby !== undefined) await roomControl.setLobby(_id, change.lobby);
  return after;
}
