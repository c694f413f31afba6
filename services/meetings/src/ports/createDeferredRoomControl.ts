import { commonErrors, ServiceError } from '@meet/contracts';
import type { RoomControl } from './RoomControl.ts';

export interface DeferredRoomControl extends Required<RoomControl> {
  /** Sends commands to this room server from now on. */
  attach(control: Required<RoomControl>): void;
}

/**
 * Creates a control for services that are set up before the room server exists. Commands before `attach` do nothing,
 * because all rooms are empty then.
 */
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
