import type { Call, CallClient } from '@meet/contracts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import {
  createEventLink,
  createLinkedBus,
  createServiceDirectory,
  validateContract,
  mountInternal,
  mountProxy,
  type EventBus,
  type Translator,
} from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Deployment } from '../readDeployment.ts';
import { createBus } from '../runServices.ts';
import { SERVICE_NAMES, type ServiceName } from '../services.ts';
import { StartError } from '../StartError.ts';
import { callsOfService, toEntry, getRange, getVersions } from './aboutService.ts';
import { servicesKey } from './servicesKey.ts';

/** The services as the gateway reaches them. Some of them run in processes of their own. */
export interface ReachedServices {
  /** Services that run in this process. */
  readonly here: readonly ServiceName[];
  /** Client of the services in other processes. */
  readonly elsewhere: CallClient;
  /** Returns the addresses of the processes of a service elsewhere. */
  getAddresses(name: ServiceName): readonly string[];
  /** Bus that the other processes share. */
  readonly bus: EventBus;
  /** Calls of the services elsewhere. */
  readonly calls: readonly Call[];
  /** Returns whether requests for a call are forwarded unread: bytes go straight to the process of the service. */
  isForwarded(call: Call): boolean;
  /**
   * Serves the paths of the other services to people. The other services may make calls here and publish their events
   * here.
   */
  mount(app: FastifyInstance, options: ReachOptions): void;
  stop(): Promise<void>;
}

export interface ReachOptions {
  /** Calls that the other services may make here. */
  readonly calls: readonly Call[];
  readonly client: CallClient;
  readonly translator: Translator;
}

/**
 * Connects to the services. Throws a StartError that names each service whose contract this gateway does not support.
 * Services that do not respond are checked later.
 */
export async function reachServices(deployment: Deployment): Promise<ReachedServices> {
  const { settings, secrets, log, redis } = deployment;
  const addresses = settings.SERVICE_URLS;
  const distributed = SERVICE_NAMES.filter((name) => addresses[name]);
  const here = SERVICE_NAMES.filter((name) => !addresses[name]);
  const serviceKey = servicesKey(secrets);
  const several = distributed.filter((name) => addresses[name]!.length > 1);
  if (several.length && !redis)
    throw new StartError(
      `SERVICE_URLS gives ${several.join(', ')} several addresses: set REDIS_URL, for they must hear each other.`,
    );
  refuse(here.map((name) => validateContract(getVersions(name), getRange(name), 'this gateway')));

  const directory = createServiceDirectory({
    services: distributed.map((name) => toEntry(name, addresses[name]!)),
    serviceKey,
    log,
  });
  const linked = createLinkedBus(
    createBus(deployment),
    // With Redis, all processes share a bus without links.
    (redis ? [] : distributed).map((name) => ({
      link: createEventLink({ from: 'gateway', to: name, address: addresses[name]![0]!, serviceKey, log }),
      // Services need only internal events. All others are for sockets, which are in this process.
      wants: ({ channel }) => channel === INTERNAL_CHANNEL,
    })),
  );
  if (distributed.length) {
    const incompatibilities = await directory.start();
    if (incompatibilities.length) await directory.stop();
    refuse(incompatibilities);
  }

  return {
    here,
    elsewhere: directory.client,
    getAddresses: directory.getAddresses,
    bus: linked.bus,
    calls: distributed.flatMap(callsOfService),
    isForwarded: (call) => movesBytes(call) && distributed.some((name) => name === call.service),
    mount(app, { calls, client, translator }) {
      if (!distributed.length && !redis) return;
      if (distributed.length) mountProxy(app, { directory, serviceKey, translator });
      mountInternal(app, calls, client, serviceKey);
      linked.mount(app, serviceKey);
    },
    stop: directory.stop,
  };
}

/** Returns whether the requests of a call go straight to the process of its service. */
export const movesBytes = ({ takes, gives }: Call) => takes === 'bytes' || gives === 'bytes';

function refuse(problems: readonly (string | undefined)[]): void {
  const all = problems.filter((problem) => problem !== undefined);
  if (all.length)
    throw new StartError(`Services and gateway do not fit together:\n${all.map((one) => `  ${one}`).join('\n')}`);
}
