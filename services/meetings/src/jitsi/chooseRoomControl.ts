import type { ServiceBase } from '@meet/service-kit';
import type { RoomControl } from '../ports/RoomControl.ts';
import { readRoomServer } from '../ports/readRoomServer.ts';
import type { MeetingsSettings } from '../settings.ts';
import { createJitsiRoomControl } from './createJitsiRoomControl.ts';

/** Prosody's control where a Jitsi deployment runs the rooms and names one, else the one handed over. */
export function chooseRoomControl(base: ServiceBase<MeetingsSettings>, given: RoomControl): RoomControl {
  const { embedded, domain, tokens } = readRoomServer(base);
  const { JITSI_CONTROL_URL: url, JITSI_CONFERENCE_DOMAIN } = base.settings;
  if (embedded || !url) return given;
  // The domain may come with a port or a tenant.
  const conferenceDomain = JITSI_CONFERENCE_DOMAIN ?? `conference.${domain.split(/[:/]/)[0]}`;
  return createJitsiRoomControl({ url, conferenceDomain, tokens, now: base.now });
}
