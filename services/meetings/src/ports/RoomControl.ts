import type { RoomChatLine, RoomEndReason } from '@meet/meetings-contract';

/** Commands of this service to a room, for any room server. */
export interface RoomControl {
  /**
   * Sends everyone out; tokens issued before now no longer open the room. A meeting that began after `endedAt`, in Unix
   * milliseconds, goes on. `conferenceJid` is a Jitsi conference's own address, if it is known. Rejects if the room
   * server did not end it.
   */
  endMeeting(roomId: string, reason: RoomEndReason, endedAt?: number, conferenceJid?: string): Promise<void> | void;
  /**
   * The version of a setting increases with each change, in any process. A room ignores versions older than the one it
   * knows.
   */
  setPassword(roomId: string, password: string, version?: number): Promise<void> | void;
  setLobby(roomId: string, enabled: boolean, version?: number): Promise<void> | void;
  setSubject(roomId: string, subject: string, version?: number): Promise<void> | void;
  /** Shows everyone in the room whether the meeting is recorded. Missing for rooms that cannot be recorded. */
  setRecorded?(roomId: string, recorded: boolean, version?: number): Promise<void> | void;
  /** Shows the people in the room messages of the meeting's chat. Missing for rooms without a chat. */
  showChat?(roomId: string, lines: readonly RoomChatLine[]): Promise<void> | void;
  /**
   * Makes the rooms in use, and the named ones, report their participants, after all their earlier reports. Resolves
   * once they have. Missing if a room reports its participants only by itself.
   */
  notifyOccupants?(roomIds: readonly string[]): Promise<void>;
}
