import { getHealth, type QueueHealth, type ServiceHealth } from '@meet/releases-contract';
import {
  createOperationDefiner,
  requestState,
  sockets,
  type Backlog,
  type LocalClient,
  type Logger,
  type RedisLink,
} from '@meet/service-kit';
import type { Connection } from 'mongoose';
import { getVersions } from './distributed/aboutService.ts';
import { SERVICE_NAMES, type ServiceName } from './services.ts';

export interface HealthOptions {
  readonly client: LocalClient;
  readonly connection: Connection;
  /** Rejects while the database accepts no writes. */
  readonly storage: () => Promise<void>;
  /** Returns the backlog of a service of this process. */
  readonly getBacklog: (name: ServiceName) => Promise<Backlog>;
  readonly redis: RedisLink | undefined;
  /** Returns the addresses of a service's processes; none if it runs in this one. */
  getAddresses(name: ServiceName): readonly string[];
  readonly serviceKey: string;
  readonly log: Logger;
  now(): number;
}

const defineOperation = createOperationDefiner<HealthOptions>();

/** Registers the call that reports the health of all parts to administrators, as this process sees it. */
export function answerHealth(options: HealthOptions): void {
  const { client, now } = options;
  const since = now();
  client.register(
    [
      defineOperation(getHealth, async (_input, { deps }) => {
        const [takesWrites, databaseMs, found] = await Promise.all([
          deps.storage().then(
            () => true,
            () => false,
          ),
          measurePing(deps.connection),
          Promise.all(SERVICE_NAMES.map((name) => checkUpstream(name, deps, since))),
        ]);
        const [{ value = 0 } = {}] = (await sockets.get()).values;
        return {
          at: deps.now(),
          sockets: value,
          takesWrites,
          databaseMs,
          reachesRedis: deps.redis ? deps.redis.isUp() : null,
          services: found.map(({ service }) => service),
          queues: found.flatMap(({ queues }) => queues),
        };
      }),
    ],
    options,
  );
}

interface Found {
  readonly service: ServiceHealth;
  readonly queues: readonly QueueHealth[];
}

async function checkUpstream(
  name: ServiceName,
  { client, getAddresses, getBacklog, serviceKey, log }: HealthOptions,
  here: number,
): Promise<Found> {
  const { calls = 0, failures = 0, p99Ms = null } = client.watch.read().get(name) ?? {};
  const figures = { name, calls, failures, p99: p99Ms };
  const all = getAddresses(name);
  if (!all.length) {
    const { version, contract } = getVersions(name);
    const service = { ...figures, state: 'here' as const, version, contract: contract.version, since: here };
    return present(service, [await getBacklog(name)]);
  }
  // If there are several processes, the first that responds represents all. `meet_service_up` reports which are away.
  const answers = await Promise.allSettled(all.map((address) => requestState(address, serviceKey)));
  const processes = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [first] = processes;
  if (!first) {
    const failure = answers.find((answer) => answer.status === 'rejected');
    log.debug({ err: failure?.reason, service: name }, 'a service did not report its health');
    return present({ ...figures, state: 'away', version: null, contract: null, since: null }, []);
  }
  const { version, contract, startedAt } = first;
  return present(
    { ...figures, state: 'distributed', version, contract: contract.version, since: startedAt },
    processes.map(({ backlog }) => backlog),
  );
}

/**
 * Combines the backlogs of a service's processes. Tasks under way are summed. Queues in the database are the same for
 * all processes.
 */
function present(service: Omit<ServiceHealth, 'waiting'>, backlogs: readonly Backlog[]): Found {
  const waiting = backlogs.length > 0 ? backlogs.reduce((sum, { underWay }) => sum + underWay, 0) : null;
  const queues = new Map(backlogs.flatMap(({ queues }) => queues).map((queue) => [queue.name, queue]));
  return {
    service: { ...service, waiting },
    queues: [...queues.values()].map((queue) => ({
      ...queue,
      service: service.name,
      givenUp: [...queue.givenUp],
    })),
  };
}

async function measurePing(connection: Connection): Promise<number | null> {
  const begun = performance.now();
  return connection.db!.command({ ping: 1 }).then(
    () => performance.now() - begun,
    () => null,
  );
}
