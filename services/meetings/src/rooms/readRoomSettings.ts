import type { HostMeetingConfiguration } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';

export interface StoredRoomSettings {
  /** Empty if the room has no password. */
  readonly password: string;
  readonly lobby: boolean;
  /** Subject of the running meeting; empty if none runs. */
  readonly subject: string;
  /** `room` counts the changes of password and lobby. */
  readonly versions: { readonly room: number; readonly subject: number };
  readonly meeting: MeetingRecord | null;
  readonly host: HostMeetingConfiguration;
}

/** Reads the settings that a room server applies; returns undefined if there is no such room. */
export async function readRoomSettings(deps: Deps, roomId: string): Promise<StoredRoomSettings | undefined> {
  const room = await deps.rooms.findById(roomId).lean();
  if (!room) return undefined;
  const [meeting, host] = await Promise.all([findLiveMeeting(deps, roomId), getHostConfiguration(deps, room.ownerId)]);
  return {
    password: room.sealedPassword ? deps.sealer.open(room.sealedPassword) : '',
    lobby: room.lobby ?? host.lobby,
    subject: meeting?.subject ?? '',
    versions: { room: room.version, subject: meeting?.subjectVersion ?? 0 },
    meeting,
    host,
  };
}
