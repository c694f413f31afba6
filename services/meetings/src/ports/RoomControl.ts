import type { RoomChatLine } from '@meet/meetings-contract';

/** Somebody the room's signalling knows to be in. */
export interface RoomOccupant {
  readonly id: string;
  readonly name: string;
  readonly participantKey: string;
}

/** What this service commands a room to do; it never asks what runs the room. */
export interface RoomControl {
  /** Sends everyone out; tokens made before now don't open the room again. */
  endMeeting(roomId: string, reason: 'time-limit' | 'host' | 'system'): Promise<void> | void;
  setPassword(roomId: string, password: string): Promise<void> | void;
  setLobby(roomId: string, enabled: boolean): Promise<void> | void;
  setSubject(roomId: string, subject: string): Promise<void> | void;
  /** Shows the guests in the room what was said in the meeting's chat; rooms that have none take nothing. */
  showChat?(roomId: string, lines: readonly RoomChatLine[]): Promise<void> | void;
  /** Who is in; undefined where only the room's own messages can tell. */
  occupancy?(roomId: string): readonly RoomOccupant[] | undefined;
}
