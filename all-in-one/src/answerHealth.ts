import { getHealth, type ServiceHealth } from '@meet/releases-contract';
import { askAbout, backgroundWork, operationsOf, sockets, type LocalClient, type Logger } from '@meet/service-kit';
import type { Connection } from 'mongoose';
import { versionsOf } from './apart/aboutService.ts';
import { SERVICE_NAMES, type ServiceName } from './services.ts';

export interface HealthOptions {
  readonly client: LocalClient;
  readonly connection: Connection;
  /** Rejects while the database takes no write. */
  readonly storage: () => Promise<void>;
  /** Where the services answer that run in processes of their own. */
  readonly addresses: Readonly<Partial<Record<ServiceName, readonly string[]>>>;
  readonly serviceKey: string;
  readonly log: Logger;
  now(): number;
}

const defineOperation = operationsOf<HealthOptions>();

/** Tells administrators how everything is, as this process sees it. */
export function answerHealth(options: HealthOptions): void {
  const { client, now } = options;
  const since = now();
  client.register(
    [
      defineOperation(getHealth, async (_input, { deps }) => {
        const [waiting, takesWrites, databaseMs, services] = await Promise.all([
          valuesBy('service', backgroundWork),
          deps.storage().then(
            () => true,
            () => false,
          ),
          pingOf(deps.connection),
          Promise.all(SERVICE_NAMES.map((name) => lookAt(name, deps, since))),
        ]);
        const [{ value = 0 } = {}] = (await sockets.get()).values;
        return {
          at: deps.now(),
          sockets: value,
          takesWrites,
          databaseMs,
          services: services.map((service) => ({
            ...service,
            waiting: service.state === 'here' ? (waiting.get(service.name) ?? 0) : null,
          })),
        };
      }),
    ],
    options,
  );
}

async function lookAt(
  name: ServiceName,
  { client, addresses, serviceKey, log }: HealthOptions,
  here: number,
): Promise<Omit<ServiceHealth, 'waiting'>> {
  const { calls = 0, failures = 0, p99Ms = null } = client.watch.read().get(name) ?? {};
  const told = { name, calls, failures, p99: p99Ms };
  const all = addresses[name];
  if (!all) {
    const { version, contract } = versionsOf(name);
    return { ...told, state: 'here', version, contract: contract.version, since: here };
  }
  try {
    // Of several, the first to answer; which of them are away is told by `meet_service_up`.
    const {
      version,
      contract,
      startedAt = null,
    } = await Promise.any(all.map((address) => askAbout(address, serviceKey)));
    return { ...told, state: 'apart', version, contract: contract.version, since: startedAt };
  } catch (error) {
    log.debug({ err: error, service: name }, 'a service did not say how it is');
    return { ...told, state: 'away', version: null, contract: null, since: null };
  }
}

async function pingOf(connection: Connection): Promise<number | null> {
  const begun = performance.now();
  return connection.db!.command({ ping: 1 }).then(
    () => performance.now() - begun,
    () => null,
  );
}

async function valuesBy(label: string, gauge: typeof backgroundWork): Promise<ReadonlyMap<string, number>> {
  const { values } = await gauge.get();
  return new Map(values.map(({ labels, value }) => [String(labels[label as never]), value]));
}
