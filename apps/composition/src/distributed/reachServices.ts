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

/** The gateway's side of the services, of which some run in processes of their own. */
export interface ReachedServices {
  /** Those that run in this process. */
  readonly here: readonly ServiceName[];
  /** Reaches the others. */
  readonly elsewhere: CallClient;
  /** Returns the addresses of another service's processes. */
  getAddresses(name: ServiceName): readonly string[];
  /** Heard by the others too, and they by it. */
  readonly bus: EventBus;
  /** The calls of the others. */
  readonly calls: readonly Call[];
  /** Whether requests for a call are forwarded as they are: bytes go to the process that runs the service, unread. */
  isForwarded(call: Call): boolean;
  /** Lets people reach the others' own paths, and the others call through this process and tell their events. */
  mount(app: FastifyInstance, options: ReachOptions): void;
  stop(): Promise<void>;
}

export interface ReachOptions {
  /** Calls that the others may make here. */
  readonly calls: readonly Call[];
  readonly client: CallClient;
  readonly translator: Translator;
}

/** Throws StartError naming each service whose contract this gateway does not speak; those that do not answer are checked when they do. */
export async function reachServices(deployment: Deployment): Promise<ReachedServices> {
  const { settings, secrets, log, redis } = deployment;
  const addresses = settings.SERVICE_URLS;
  const apart = SERVICE_NAMES.filter((name) => addresses[name]);
  const here = SERVICE_NAMES.filter((name) => !addresses[name]);
  const serviceKey = servicesKey(secrets);
  const several = apart.filter((name) => addresses[name]!.length > 1);
  if (several.length && !redis)
    throw new StartError(
      `SERVICE_URLS gives ${several.join(', ')} several addresses: set REDIS_URL, for they must hear each other.`,
    );
  refuse(here.map((name) => validateContract(getVersions(name), getRange(name), 'this gateway')));

  const directory = createServiceDirectory({
    services: apart.map((name) => toEntry(name, addresses[name]!)),
    serviceKey,
    log,
  });
  const linked = createLinkedBus(
    createBus(deployment),
    // Over Redis everybody hears everybody.
    (redis ? [] : apart).map((name) => ({
      link: createEventLink({ from: 'gateway', to: name, address: addresses[name]![0]!, serviceKey, log }),
      // Services listen to what services tell each other; the rest is for sockets, which are here.
      wants: ({ channel }) => channel === INTERNAL_CHANNEL,
    })),
  );
  if (apart.length) {
    const incompatibilities = await directory.start();
    if (incompatibilities.length) await directory.stop();
    refuse(incompatibilities);
  }

  return {
    here,
    elsewhere: directory.client,
    getAddresses: directory.getAddresses,
    bus: linked.bus,
    calls: apart.flatMap(callsOfService),
    isForwarded: (call) => movesBytes(call) && apart.some((name) => name === call.service),
    mount(app, { calls, client, translator }) {
      if (!apart.length && !redis) return;
      if (apart.length) mountProxy(app, { directory, serviceKey, translator });
      mountInternal(app, calls, client, serviceKey);
      linked.mount(app, serviceKey);
    },
    stop: directory.stop,
  };
}

/** Calls whose requests go to their service's own process. */
export const movesBytes = ({ takes, gives }: Call) => takes === 'bytes' || gives === 'bytes';

function refuse(problems: readonly (string | undefined)[]): void {
  const all = problems.filter((problem) => problem !== undefined);
  if (all.length)
    throw new StartError(`Services and gateway do not fit together:\n${all.map((one) => `  ${one}`).join('\n')}`);
}
