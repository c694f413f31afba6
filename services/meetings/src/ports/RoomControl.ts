import type { RoomChatLine, RoomEndReason } from '@meet/meetings-contract';

/** Commands of this service to a room, whatever runs the room. */
export interface RoomControl {
  /**
   * Sends everyone out; tokens made before now don't open the room again. A meeting that began after `endedAt`, in unix
   * milliseconds, goes on. `conferenceJid` is a Jitsi conference's own address, where it is known. Rejects where the room
   * server did not end it.
   */
  endMeeting(roomId: string, reason: RoomEndReason, endedAt?: number, conferenceJid?: string): Promise<void> | void;
  /** Versions grow with each change of the same thing, whichever process commands it: what is older than known is void. */
  setPassword(roomId: string, password: string, version?: number): Promise<void> | void;
  setLobby(roomId: string, enabled: boolean, version?: number): Promise<void> | void;
  setSubject(roomId: string, subject: string, version?: number): Promise<void> | void;
  /** Tells everyone in the room whether the meeting is recorded; rooms that can't be recorded take nothing. */
  setRecorded?(roomId: string, recorded: boolean, version?: number): Promise<void> | void;
  /** Shows the people in the room what was said in the meeting's chat; rooms that have none take nothing. */
  showChat?(roomId: string, lines: readonly RoomChatLine[]): Promise<void> | void;
  /**
   * Has the rooms in use, and those named, tell who is in them, after all that they had to tell before; resolves once they
   * have. Absent where only the room's own messages can tell.
   */
  notifyOccupants?(roomIds: readonly string[]): Promise<void>;
}
