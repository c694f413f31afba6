import { ServiceError, type Call, type CallClient, type Caller } from '@meet/contracts';
import { firstSegment } from '@meet/contracts/routes';
import { hash } from 'node:crypto';
import { array, boolean, number, object, string } from 'yup';
import { proofHeaders } from '../http/requireProof.ts';
import type { Logger } from '../logging/createLogger.ts';
import { serviceUp } from '../metrics.ts';
import { createHttpClient, unavailable } from '../operations/createHttpClient.ts';
import { repeat } from '../repeat.ts';
import { validateContract } from './validateContract.ts';
import { createPaths, type OwnPaths } from './createPaths.ts';
import { createUpstream, type Upstream, type ResolveName } from './createUpstream.ts';
import { ABOUT_PATH, WITH_BACKLOG, type ServiceProcess, type ServiceState } from './ServiceAbout.ts';

export interface ServiceEntry {
  readonly name: string;
  /**
   * Addresses, each without a trailing slash. An address belongs to one process or a balancer, or is a name of several
   * machines. The directory resolves a name and watches each machine behind it.
   */
  readonly addresses: readonly string[];
  /** Range of contract versions that this process supports. */
  readonly range: string;
  /** Hash of its GraphQL part as this process knows it. */
  readonly graphqlHash: string;
}

export interface ServiceDirectoryOptions {
  readonly services: readonly ServiceEntry[];
  readonly serviceKey: string;
  readonly log: Logger;
  readonly healthCheckEveryMs?: number;
  readonly healthCheckTimeoutMs?: number;
  /** Resolves a name to the addresses of its machines; uses the system's resolver by default. */
  readonly resolve?: ResolveName;
}

/** A service that serves a path. */
export interface PathOwner {
  readonly name: string;
  readonly address: string;
  /** Returns whether the service is up and compatible. If it was not, its health is checked first. */
  isUp(): Promise<boolean>;
  /** Reports that a request got no response, so that the service is checked. */
  markSuspect(): void;
}

export interface ServiceDirectory {
  /** Calls services that are up and compatible. Calls of all others fail with UNAVAILABLE immediately. */
  readonly client: CallClient;
  /** Returns the addresses of the processes of a service that are known now, those behind names included. */
  getAddresses(name: string): readonly string[];
  /** Returns the service that announced the path, even if the service is away now. */
  getOwner(pathname: string): PathOwner | undefined;
  /** Returns whether a service announced a path with this first segment. */
  ownsSegment(segment: string): boolean;
  /** Returns whether every service has announced its paths at least once. Services that have not are requested to. */
  haveAllSaid(): Promise<boolean>;
  /** Checks every service once and resolves with the faults of the incompatible ones. Then it checks repeatedly. */
  start(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Interval of health checks. A replaced process is noticed within it, even if nobody calls it. */
const HEALTH_CHECK_EVERY_MS = 2_000;
const HEALTH_CHECK_TIMEOUT_MS = 2_000;
/**
 * Number of late health checks in a row after which a process counts as away. Until then it counts as slow, and gets
 * calls only if no other process is up.
 */
const LATE_CHECKS_MAX = 5;

type State =
  { readonly kind: 'unknown' | 'away' | 'unfit' } | { readonly kind: 'up'; readonly process: ServiceProcess };

const aboutSchema = object({
  name: string().required(),
  version: string().required(),
  contract: object({ name: string().required(), version: string().required() }).required(),
  graphqlHash: string().required(),
  instance: string().required(),
  startedAt: number().required(),
  paths: array(string().required()).required(),
});

const stateSchema = aboutSchema.shape({
  backlog: object({
    underWay: number().required(),
    queues: array(
      object({
        name: string().required(),
        length: number().required(),
        oldestSeconds: number().required(),
        givenUp: array(
          object({
            reason: string().required(),
            count: number().required(),
            latestAt: number().required(),
            canSendAgain: boolean().required(),
          }).required(),
        ).required(),
      }).required(),
    ).required(),
  }).required(),
});

/**
 * Creates the directory, which knows the available services of other processes. They may come, go and be replaced while
 * this process runs.
 */
export function createServiceDirectory(options: ServiceDirectoryOptions): ServiceDirectory {
  const {
    services,
    serviceKey,
    log,
    healthCheckEveryMs = HEALTH_CHECK_EVERY_MS,
    healthCheckTimeoutMs = HEALTH_CHECK_TIMEOUT_MS,
    resolve,
  } = options;
  const upstreams = new Map(
    services.map((entry) => [
      entry.name,
      entry.addresses.map((address) =>
        createUpstream(address, {
          watch: (at) => watch(entry, at, { serviceKey, log, healthCheckTimeoutMs }),
          patienceMs: healthCheckTimeoutMs,
          resolve,
        }),
      ),
    ]),
  );
  const getWatches = (name: string) => (upstreams.get(name) ?? []).flatMap((upstream) => upstream.watches());
  const all = () => [...upstreams.keys()].flatMap(getWatches);
  /** Number of calls per service, which selects its processes in turn (round robin). */
  const turns = new Map<string, number>();
  let stopChecking: (() => Promise<void>) | undefined;

  /**
   * Returns a process that is up and compatible, or undefined if none is left. A call with an affinity gets the process
   * of that affinity, other calls each process in turn.
   */
  async function choose(
    name: string,
    affinity: string | undefined,
    tried: ReadonlySet<Watch>,
  ): Promise<Watch | undefined> {
    const left = getWatches(name).filter((watched) => !tried.has(watched));
    const up = preferred(left);
    if (up.length) return affinity === undefined ? inTurn(name, up) : byAffinity(affinity, up);
    const found = await Promise.all(left.map((watched) => watched.isUp()));
    return left.find((_watched, at) => found[at]);
  }

  function inTurn(name: string, up: readonly Watch[]): Watch | undefined {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return up[turn % up.length];
  }

  async function checkAll(): Promise<readonly string[]> {
    const checkUpstream = async (upstream: Upstream<Watch>) => {
      await upstream.find();
      return Promise.all(upstream.watches().map(({ checkHealth }) => checkHealth()));
    };
    const found = await Promise.all([...upstreams.values()].flat().map(checkUpstream));
    return found.flat().filter((why) => why !== undefined);
  }

  return {
    client: {
      async call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller): Promise<Output> {
        const tried = new Set<Watch>();
        const affinity = getAffinity(call as Call, input);
        let failure: unknown;
        for (;;) {
          const watched = await choose(call.service, affinity, tried);
          if (!watched) throw failure ?? unavailable();
          try {
            return await watched.client.call(call, input, caller);
          } catch (error) {
            // The process did not respond. If a dependency of it were unavailable, the error would have no cause.
            if (!(error instanceof ServiceError) || error.details.cause === undefined) throw error;
            log.warn({ err: error, call: call.name }, 'a call got no answer from another process');
            watched.markSuspect();
            if (!mayRepeat(call as Call, error.details.cause)) throw error;
            tried.add(watched);
            failure = error;
          }
        }
      },
    },
    getAddresses: (name) => getWatches(name).map(({ address }) => address),
    getOwner(pathname) {
      const owners = all().filter(({ said }) => said()?.owns(pathname));
      const [first] = owners;
      return first && (inTurn(first.name, preferred(owners)) ?? first);
    },
    ownsSegment: (segment) => all().some(({ said }) => said()?.segments.has(segment)),
    async haveAllSaid() {
      // All processes of one service announce the same paths.
      const silent = [...upstreams.keys()].map(getWatches).filter((some) => !some.some(({ said }) => said()));
      await Promise.all(silent.flat().map(({ isUp }) => isUp()));
      return silent.every((some) => some.some(({ said }) => said()));
    },
    async start() {
      const incompatibilities = await checkAll();
      stopChecking = repeat(healthCheckEveryMs, async () => void (await checkAll()), log);
      return incompatibilities;
    },
    stop: async () => stopChecking?.(),
  };
}

type Watch = ReturnType<typeof watch>;

/** Returns the processes that are up. Slow ones are included only if there are no others. */
function preferred(watches: readonly Watch[]): readonly Watch[] {
  const up = watches.filter(({ state }) => state() === 'up');
  const prompt = up.filter(({ isLate }) => !isLate());
  return prompt.length ? prompt : up;
}

/** Returns the value by which calls prefer the same process. */
function getAffinity({ affinity }: Call, input: unknown): string | undefined {
  return affinity && String((input as Readonly<Record<string, unknown>>)[affinity]);
}

/**
 * Returns the process of an affinity, whatever the order of the list. When a process goes, only its own share moves
 * (rendezvous hashing).
 */
function byAffinity(affinity: string, up: readonly Watch[]): Watch {
  if (up.length === 1) return up[0]!;
  const weights = up.map(({ address }) => hash('sha1', `${affinity} ${address}`));
  return up[weights.indexOf(weights.toSorted().at(-1)!)]!;
}

/** Returns whether the call may be sent to another process: the connection was refused, or the call only reads. */
function mayRepeat({ method, graphql }: Call, cause: unknown): boolean {
  const isRead = method === 'GET' || (graphql !== undefined && 'query' in graphql);
  return isRead || ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
}

/** Follows one process of a service. */
function watch(
  entry: ServiceEntry,
  address: string,
  {
    serviceKey,
    log,
    healthCheckTimeoutMs,
  }: Required<Pick<ServiceDirectoryOptions, 'serviceKey' | 'log' | 'healthCheckTimeoutMs'>>,
) {
  const { name, range } = entry;
  const client = createHttpClient({ addresses: { [name]: address }, serviceKey });
  let state: State = { kind: 'unknown' };
  let checking: Promise<string | undefined> | undefined;
  let checkAgainAt = -Infinity;
  let lateChecks = 0;
  let isForgotten = false;
  let said: { readonly owns: OwnPaths; readonly segments: ReadonlySet<string> } | undefined;

  function checkHealth(): Promise<string | undefined> {
    checking ??= checkOnce().finally(() => (checking = undefined));
    return checking;
  }

  async function checkOnce(): Promise<string | undefined> {
    let process: ServiceProcess;
    try {
      process = await aboutSchema.validate(await requestAbout(address, serviceKey, healthCheckTimeoutMs), {
        strict: true,
      });
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError';
      lateChecks = isLate ? lateChecks + 1 : 0;
      if (isLate && state.kind === 'up' && lateChecks < LATE_CHECKS_MAX) {
        if (lateChecks === 1)
          log.warn({ service: name, address }, `${name} is slow: calls go to its other processes first`);
        return undefined;
      }
      if (state.kind !== 'away')
        log.warn({ err: error, service: name }, `${name} does not answer: its calls are refused until it does`);
      // A hanging process is not checked for every caller, because all of them would wait for the timeout.
      if (isLate) checkAgainAt = performance.now() + healthCheckTimeoutMs;
      become({ kind: 'away' });
      return undefined;
    }
    lateChecks = 0;
    const why =
      process.name === name
        ? validateContract(process, range, 'this gateway')
        : `At the address given for ${name} runs ${process.name}.`;
    if (why) {
      if (state.kind !== 'unfit') log.error({ service: name }, why);
      become({ kind: 'unfit' });
      return why;
    }
    if (state.kind !== 'up' || state.process.instance !== process.instance) greet(process);
    said = {
      owns: createPaths(process.paths),
      segments: new Set(process.paths.map((path) => firstSegment(path).toLowerCase())),
    };
    become({ kind: 'up', process });
    return undefined;
  }

  function greet({ version, contract, graphqlHash }: ServiceProcess): void {
    const hasOtherFields = graphqlHash !== entry.graphqlHash;
    log.info({ service: name, version, contract: contract.version, hasOtherFields }, `${name} ${version} answers`);
  }

  function become(next: State): void {
    state = next;
    if (!isForgotten) serviceUp.set({ service: name, address }, next.kind === 'up' ? 1 : 0);
  }

  return {
    name,
    address,
    client,
    state: () => state.kind,
    isLate: () => lateChecks > 0,
    checkHealth,
    said: () => said,
    async isUp(): Promise<boolean> {
      if (state.kind === 'up') return true;
      const isUp = () => (state as State).kind === 'up';
      // The check under way may have begun before the process came up.
      await checking;
      if (!isUp() && performance.now() >= checkAgainAt) await checkHealth();
      return isUp();
    },
    markSuspect: () => void checkHealth(),
    /** Ends the watch of an address that no longer belongs to the service. */
    forget() {
      isForgotten = true;
      serviceUp.remove({ service: name, address });
    },
  };
}

/** Requests a process's description of itself. Rejects if there is no answer in time. */
async function requestAbout(
  address: string,
  serviceKey: string,
  timeoutMs: number,
  query: '' | `?${typeof WITH_BACKLOG}` = '',
): Promise<unknown> {
  const response = await fetch(`${address}${ABOUT_PATH}${query}`, {
    headers: proofHeaders(serviceKey),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 403) throw new Error('it goes by another secret: give all processes the same MEET_SECRET');
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}

/** Requests a process's description of itself and its backlog. Rejects, within two seconds, if there is no answer. */
export async function requestState(address: string, serviceKey: string): Promise<ServiceState> {
  const answer = await requestAbout(address, serviceKey, HEALTH_CHECK_TIMEOUT_MS, `?${WITH_BACKLOG}`);
  return stateSchema.validate(answer, { strict: true });
}
