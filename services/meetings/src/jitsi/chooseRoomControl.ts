import type { ServiceBase } from '@meet/service-kit';
import type { RoomControl } from '../ports/RoomControl.ts';
import { readRoomServer } from '../ports/readRoomServer.ts';
import type { MeetingsSettings } from '../settings.ts';
import { createJitsiRoomControl } from './createJitsiRoomControl.ts';

/** Prosody's control where a Jitsi deployment runs the rooms and names one, else the one handed over. */
export function chooseRoomControl(base: ServiceBase<MeetingsSettings>, given: RoomControl): RoomControl {
  const { embedded, domain, tokens } = readRoomServer(base);
  const url = base.settings.JITSI_CONTROL_URL;
  return embedded || !url ? given : createJitsiRoomControl({ url, domain, tokens, log: base.log, now: base.now });
}
