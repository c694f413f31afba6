import type { ServiceBase } from '@meet/service-kit';
import type { RoomControl } from '../ports/RoomControl.ts';
import { readRoomServer } from '../ports/readRoomServer.ts';
import type { MeetingsSettings } from '../settings.ts';
import { createJitsiRoomControl } from './createJitsiRoomControl.ts';

/** Returns Prosody's control if a Jitsi deployment runs the rooms and names one; otherwise the given control. */
export function chooseRoomControl(base: ServiceBase<MeetingsSettings>, given: RoomControl): RoomControl {
  const { embedded, domain, tokens } = readRoomServer(base);
  const { JITSI_CONTROL_URL: url, JITSI_CONFERENCE_DOMAIN, JITSI_ROOM_MAX: maxOccupants } = base.settings;
  if (embedded) return given;
  if (!url) return { ...given, setPassword: refuse, setLobby: refuse, setSubject: refuse };
  // The domain may include a port or a tenant.
  const conferenceDomain = JITSI_CONFERENCE_DOMAIN ?? `conference.${domain.split(/[:/]/)[0]}`;
  return createJitsiRoomControl({ url, conferenceDomain, maxOccupants, tokens, now: base.now });
}

const refuse = () => Promise.reject(new Error('JITSI_CONTROL_URL is not set: a running conference keeps its settings'));
