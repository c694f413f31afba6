import type { ValuesOf } from '@meet/service-kit';
import type { processSettings } from './settings.ts';
import { StartError } from './StartError.ts';

type Settings = Pick<ValuesOf<typeof processSettings>, 'MEET_SECRET' | 'REDIS_URL' | 'SERVICE_URLS' | 'ROOMS_URL'>;

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Throws StartError if processes may run on several machines and no master secret is configured. Each machine would
 * create its own secret. Processes on one machine share the secret in the data folder.
 */
export function requireSecret(
  { MEET_SECRET, REDIS_URL, SERVICE_URLS, ROOMS_URL }: Settings,
  gatewayUrl?: string,
): void {
  if (MEET_SECRET) return;
  const reached = {
    SERVICE_URLS: Object.values(SERVICE_URLS).flat(),
    ROOMS_URL: ROOMS_URL ? [ROOMS_URL] : [],
    GATEWAY_URL: gatewayUrl ? [gatewayUrl] : [],
  };
  const [elsewhere] = Object.entries(reached).flatMap(([name, addresses]) => (addresses.some(isElsewhere) ? name : []));
  const reason = REDIS_URL ? 'REDIS_URL is set' : elsewhere && `${elsewhere} names another machine`;
  if (reason)
    throw new StartError(
      `${reason}: set MEET_SECRET, the same for all processes of the deployment, to 64 hexadecimal digits (openssl rand -hex 32). A deployment that is in use has its secret in DATA_DIR/secret.key.`,
    );
}

const isElsewhere = (address: string): boolean => !THIS_MACHINE.test(new URL(address).hostname);
