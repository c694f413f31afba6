import type { IceServer } from '@meet/meeting-room';
import { setting, type ValuesOf } from '@meet/service-kit';

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
};

/** The servers that browsers are told; none means that participants reach each other directly. */
export function readIceServers({ ICE_URLS, ICE_USERNAME, ICE_CREDENTIAL }: ValuesOf<typeof roomSettings>): IceServer[] {
  if (!ICE_URLS) return [];
  const urls = ICE_URLS.split(',').map((url) => url.trim());
  return [
    { urls, ...(ICE_USERNAME && { username: ICE_USERNAME }), ...(ICE_CREDENTIAL && { credential: ICE_CREDENTIAL }) },
  ];
}
