import type { Secrets, ServiceBase } from '@meet/service-kit';
import type { MeetingsSettings } from '../settings.ts';
import type { RoomTokenSettings } from '../tokens/createRoomTokens.ts';

export interface RoomServer {
  /** False if a Jitsi deployment runs the rooms. */
  readonly embedded: boolean;
  /** Empty for the page's own host. */
  readonly domain: string;
  readonly scriptUrl: string;
  readonly tokens: RoomTokenSettings;
}

const EMBEDDED_SCRIPT = '/meeting-room/external_api.js';

/** Returns the room server that the environment names, and the signature settings of its tokens. */
export function readRoomServer({
  settings,
  secrets,
}: {
  settings: ServiceBase<MeetingsSettings>['settings'];
  secrets: Secrets;
}): RoomServer {
  const domain = settings.JITSI_DOMAIN;
  const tokens = {
    secret: settings.JITSI_APP_SECRET ?? secrets.derive('room-jwt').toString('base64url'),
    issuer: settings.JITSI_APP_ID,
    audience: settings.JITSI_AUDIENCE,
    lifeMinutes: settings.ROOM_TOKEN_MINUTES,
  };
  return domain
    ? {
        embedded: false,
        domain,
        scriptUrl: settings.JITSI_SCRIPT_URL ?? `https://${domain}/external_api.js`,
        tokens,
      }
    : { embedded: true, domain: '', scriptUrl: EMBEDDED_SCRIPT, tokens };
}
