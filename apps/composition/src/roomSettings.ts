import type { IceServer } from '@meet/meeting-room';
import { setting, SettingsError, type ValuesOf } from '@meet/service-kit';

const ICE_URLS = /^(stuns?|turns?):[^\s,]+(,\s*(stuns?|turns?):[^\s,]+)*$/;

/** Settings of the embedded meeting room from the environment. */
export const roomSettings = {
  ICE_URLS: setting.text({
    describe: 'STUN and TURN servers of the embedded meeting room, comma-separated: stun:host:port, turn:host:port.',
    default: undefined,
    pattern: ICE_URLS,
    expects: 'must be stun:, stuns:, turn: or turns: addresses, comma-separated',
  }),
  ICE_USERNAME: setting.text({ describe: 'User name for the TURN servers.', default: undefined }),
  ICE_CREDENTIAL: setting.text({ describe: 'Password for the TURN servers.', default: undefined, secret: true }),
  LIVEKIT_URL: setting.url({
    describe:
      'A LiveKit deployment that carries the media of the embedded meeting room, as browsers reach it, such as wss://livekit.example.org; unset, people send media to each other directly, six at most.',
    default: undefined,
    protocols: ['ws:', 'wss:'],
  }),
  LIVEKIT_API_KEY: setting.text({ describe: 'Its API key.', default: undefined, pattern: /^[\w-]{1,128}$/ }),
  LIVEKIT_API_SECRET: setting.text({
    describe: 'The secret of the API key.',
    default: undefined,
    secret: true,
    pattern: /^.{32,}$/,
    expects: 'must have at least 32 characters',
  }),
  LIVEKIT_CONTROL_URL: setting.url({
    describe: 'Address at which the gateway reaches its API, such as http://livekit:7880. Default: LIVEKIT_URL.',
    default: undefined,
    protocols: ['http:', 'https:'],
  }),
  LIVEKIT_ROOM_MAX: setting.whole({
    describe: 'Largest number of people in a meeting on LiveKit.',
    default: 100,
    min: 2,
    max: 1_000,
  }),
  LIVEKIT_FALLBACK: setting.choice({
    describe:
      'While LiveKit is away: `none`, and meetings go on without sound and pictures; or `mesh`, and pages of up to six people send them to each other directly, if no host has forbidden anything.',
    default: 'none',
    of: ['none', 'mesh'],
  }),
  LIVEKIT_BINARY: setting.text({
    describe:
      'Path of livekit-server, which the product then runs itself on the loopback address; `none` for none. Default: that of PATH, if HOST is the loopback address and neither LIVEKIT_URL nor JITSI_DOMAIN is set.',
    default: undefined,
  }),
};

/** Returns the ICE servers for browsers. Without any, participants connect to each other directly. */
export function readIceServers({ ICE_URLS, ICE_USERNAME, ICE_CREDENTIAL }: ValuesOf<typeof roomSettings>): IceServer[] {
  if (!ICE_URLS) return [];
  const urls = ICE_URLS.split(',').map((url) => url.trim());
  return [
    { urls, ...(ICE_USERNAME && { username: ICE_USERNAME }), ...(ICE_CREDENTIAL && { credential: ICE_CREDENTIAL }) },
  ];
}

/** Addresses and key of a LiveKit deployment, as the room's server uses them. */
export interface LiveKitAddress {
  readonly url: string;
  readonly controlUrl?: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** Returns the deployment that the settings name, or undefined. Throws SettingsError if a part of it is missing. */
export function readLiveKit(settings: ValuesOf<typeof roomSettings>): LiveKitAddress | undefined {
  const { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET, LIVEKIT_CONTROL_URL } = settings;
  const parts = { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 3) return undefined;
  if (!LIVEKIT_URL || !LIVEKIT_API_KEY || !LIVEKIT_API_SECRET)
    throw new SettingsError(missing.map((name) => `${name}: must be set with ${Object.keys(parts).join(', ')}`));
  return {
    url: LIVEKIT_URL,
    ...(LIVEKIT_CONTROL_URL && { controlUrl: LIVEKIT_CONTROL_URL }),
    apiKey: LIVEKIT_API_KEY,
    apiSecret: LIVEKIT_API_SECRET,
  };
}
