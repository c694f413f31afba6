import { commonErrors, ServiceError } from '@meet/contracts';
import type { RoomControl } from './RoomControl.ts';

export interface DeferredRoomControl extends Required<RoomControl> {
  /** Commands go to this room server from now on. */
  attach(control: Required<RoomControl>): void;
}

/** A control for services that are set up before the room server is there. Commands before `attach` find empty rooms. */
export function createDeferredRoomControl(): DeferredRoomControl {
  let target: Required<RoomControl> | undefined;
  return {
    attach: (control) => void (target = control),
    endMeeting: (...command) => target?.endMeeting(...command),
    setPassword: (...command) => target?.setPassword(...command),
    setLobby: (...command) => target?.setLobby(...command),
    setSubject: (...command) => target?.setSubject(...command),
    setRecorded: (...command) => target?.setRecorded(...command),
    showChat: (...command) => target?.showChat(...command),
    async notifyOccupants(roomIds) {
      if (!target) throw new ServiceError(commonErrors.UNAVAILABLE);
      await target.notifyOccupants(roomIds);
    },
  };
}
