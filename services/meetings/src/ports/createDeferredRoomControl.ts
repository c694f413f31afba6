import type { RoomControl } from './RoomControl.ts';

export interface DeferredRoomControl extends RoomControl {
  /** Commands go to this room server from now on. */
  attach(control: RoomControl): void;
}

/** A control for services that are set up before the room server is there. Commands before `attach` find empty rooms. */
export function createDeferredRoomControl(): DeferredRoomControl {
  let target: RoomControl | undefined;
  return {
    attach: (control) => void (target = control),
    endMeeting: (roomId, reason) => target?.endMeeting(roomId, reason),
    setPassword: (roomId, password) => target?.setPassword(roomId, password),
    setLobby: (roomId, enabled) => target?.setLobby(roomId, enabled),
    setSubject: (roomId, subject) => target?.setSubject(roomId, subject),
    showChat: (roomId, lines) => target?.showChat?.(roomId, lines),
    occupancy: (roomId) => target?.occupancy?.(roomId),
  };
}
