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
   * Addresses, each without a trailing slash: of each process, of a balancer, or a name that stands for several
   * machines. The directory resolves a name and watches each machine behind it.
   */
  readonly addresses: readonly string[];
  /** Versions of its contract that this process speaks. */
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
  /** The machines' addresses behind a name; by default the system is asked. */
  readonly resolve?: ResolveName;
}

/** A service that serves a path of its own. */
export interface PathOwner {
  readonly name: string;
  readonly address: string;
  /** Whether it is there and fits; of one that was not, a look is taken. */
  isUp(): Promise<boolean>;
  /** It gave no answer. */
  markSuspect(): void;
}

export interface ServiceDirectory {
  /** Calls services that are there and fit; all others are UNAVAILABLE at once. */
  readonly client: CallClient;
  /** Returns the addresses of the processes of a service that are known now, those behind names included. */
  getAddresses(name: string): readonly string[];
  /** The service that has said that a path is its own, though it be away now. */
  getOwner(pathname: string): PathOwner | undefined;
  /** Whether a service has said that a path of its own begins so. */
  ownsSegment(segment: string): boolean;
  /** Whether each service has said, once, which paths are its own; those that have not are asked. */
  haveAllSaid(): Promise<boolean>;
  /** Checks every service once and resolves with the faults of those that do not fit; goes on checking. */
  start(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A replacement is checked so soon, also where nobody calls it. */
const HEALTH_CHECK_EVERY_MS = 2_000;
const HEALTH_CHECK_TIMEOUT_MS = 2_000;
/** One that was there and answers so many checks too late is away; until then it is slow, and asked where no other is there. */
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

/** Knows which services of other processes are there. They may come, go and be replaced while this process runs. */
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
  /** Number of calls given out per service, which picks the next of its processes in turn. */
  const turns = new Map<string, number>();
  let stopChecking: (() => Promise<void>) | undefined;

  /** One that is there and fits: that of the call's affinity, else each in turn; undefined where none is left. */
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
            // It did not answer; were it that something behind it is unavailable, there would be no cause.
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
      // Processes of one service say the same.
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

/** Those that are there; the slow ones only where there are no others. */
function preferred(watches: readonly Watch[]): readonly Watch[] {
  const up = watches.filter(({ state }) => state() === 'up');
  const prompt = up.filter(({ isLate }) => !isLate());
  return prompt.length ? prompt : up;
}

/** Returns the value that calls share when one process answers them best. */
function getAffinity({ affinity }: Call, input: unknown): string | undefined {
  return affinity && String((input as Readonly<Record<string, unknown>>)[affinity]);
}

/** The one that all choose of these, in any order: of one that goes only its own share is taken over (rendezvous hashing). */
function byAffinity(affinity: string, up: readonly Watch[]): Watch {
  if (up.length === 1) return up[0]!;
  const weights = up.map(({ address }) => hash('sha1', `${affinity} ${address}`));
  return up[weights.indexOf(weights.toSorted().at(-1)!)]!;
}

/** Whether another process may be asked: nobody was reached, or the call leaves all as it was. */
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
        if (lateChecks === 1) log.warn({ service: name, address }, `${name} is slow: others are asked first`);
        return undefined;
      }
      if (state.kind !== 'away')
        log.warn({ err: error, service: name }, `${name} does not answer: its calls are refused until it does`);
      // A process that hangs is not checked for every caller, who would all wait for the end of the check.
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
      // The check under way may have begun before it came.
      await checking;
      if (!isUp() && performance.now() >= checkAgainAt) await checkHealth();
      return isUp();
    },
    markSuspect: () => void checkHealth(),
    /** It is none of the service's any more. */
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
