import type { AnyService } from '@meet/service-kit';
import type { RoomControl } from '@meet/service-meetings/rooms';
import type { ReleasesServiceOptions } from '@meet/service-releases';
import { StartError } from './StartError.ts';

export interface ServicesOptions {
  readonly roomControl?: RoomControl;
  readonly releases?: ReleasesServiceOptions;
}

/**
 * Loaders of all services. A service is loaded only in the process that runs it. Its callers over HTTP have none of its
 * code.
 */
const LOADERS = {
  accounts: async () => (await import('@meet/service-accounts')).accountsService,
  integrations: async () => (await import('@meet/service-integrations')).integrationsService,
  oauth: async () => (await import('@meet/service-oauth')).oauthService,
  notifications: async () => (await import('@meet/service-notifications')).notificationsService,
  network: async () => (await import('@meet/service-network')).networkService,
  organizations: async () => (await import('@meet/service-organizations')).organizationsService,
  chat: async () => (await import('@meet/service-chat')).chatService,
  meetings: async ({ roomControl }: ServicesOptions) =>
    (await import('@meet/service-meetings')).createMeetingsService({ roomControl }),
  releases: async ({ releases }: ServicesOptions) =>
    (await import('@meet/service-releases')).createReleasesService(releases),
} satisfies Record<string, (options: ServicesOptions) => Promise<AnyService>>;

export type ServiceName = keyof typeof LOADERS;

export const SERVICE_NAMES = Object.keys(LOADERS) as readonly ServiceName[];

/** Creates the services that one process runs, by default all. */
export async function createServices(
  options: ServicesOptions = {},
  names: readonly ServiceName[] = SERVICE_NAMES,
): Promise<readonly AnyService[]> {
  return Promise.all(names.map((name) => load(name, options)));
}

/** Loads a service. The gateway's image contains no code of services that have images of their own. */
async function load(name: ServiceName, options: ServicesOptions): Promise<AnyService> {
  try {
    return await LOADERS[name](options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const reason = (error as Error).message;
    throw new StartError(
      `The ${name} service is not whole in this installation: say in SERVICE_URLS where it runs. ${reason}`,
    );
  }
}
