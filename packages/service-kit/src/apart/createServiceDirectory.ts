import { commonErrors, ServiceError, type Call, type CallClient, type Caller } from '@meet/contracts';
import { firstSegment } from '@meet/contracts/routes';
import { array, object, string } from 'yup';
import { proofHeaders } from '../http/requireProof.ts';
import type { Logger } from '../logging/createLogger.ts';
import { serviceUp } from '../metrics.ts';
import { createHttpClient, RETRY_AFTER_SECONDS } from '../operations/createHttpClient.ts';
import { repeat } from '../repeat.ts';
import { judgeContract } from './judgeContract.ts';
import { createPaths, type OwnPaths } from './createPaths.ts';
import { ABOUT_PATH, type ServiceProcess } from './ServiceAbout.ts';

export interface ServiceEntry {
  readonly name: string;
  /** Where it answers, without a trailing slash. */
  readonly address: string;
  /** Versions of its contract that this process speaks. */
  readonly range: string;
  /** Hash of its GraphQL part as this process knows it. */
  readonly graphqlHash: string;
}

export interface ServiceDirectoryOptions {
  readonly services: readonly ServiceEntry[];
  readonly serviceKey: string;
  readonly log: Logger;
  readonly lookEveryMs?: number;
}

/** A service that serves a path of its own. */
export interface PathOwner {
  readonly name: string;
  readonly address: string;
  /** Whether it is there and fits; of one that was not, a look is taken. */
  isUp(): Promise<boolean>;
  /** It gave no answer. */
  doubt(): void;
}

export interface ServiceDirectory {
  /** Calls services that are there and fit; all others are UNAVAILABLE at once. */
  readonly client: CallClient;
  /** The service that has said that a path is its own, though it be away now. */
  ownerOf(pathname: string): PathOwner | undefined;
  /** Whether a service has said that a path of its own begins so. */
  ownsSegment(segment: string): boolean;
  /** Whether each service has said, once, which paths are its own; those that have not are asked. */
  haveAllSaid(): Promise<boolean>;
  /** Looks at every service once. Answers with why those that do not fit don't, and goes on looking. */
  start(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A replacement is judged so soon, also where nobody calls it. */
const LOOK_EVERY_MS = 2_000;
const LOOK_TIMEOUT_MS = 2_000;

type State =
  { readonly kind: 'unknown' | 'away' | 'unfit' } | { readonly kind: 'up'; readonly process: ServiceProcess };

const aboutSchema = object({
  name: string().required(),
  version: string().required(),
  contract: object({ name: string().required(), version: string().required() }).required(),
  graphqlHash: string().required(),
  instance: string().required(),
  paths: array(string().required()).required(),
});

/** Knows which services of other processes are there. They may come, go and be replaced while this process runs. */
export function createServiceDirectory(options: ServiceDirectoryOptions): ServiceDirectory {
  const { services, serviceKey, log, lookEveryMs = LOOK_EVERY_MS } = options;
  const client = createHttpClient({
    addresses: Object.fromEntries(services.map(({ name, address }) => [name, address])),
    serviceKey,
  });
  const watches = new Map(services.map((entry) => [entry.name, watch(entry, { serviceKey, log })]));
  let stopLooking: (() => Promise<void>) | undefined;

  async function lookAtAll(): Promise<readonly string[]> {
    return (await Promise.all([...watches.values()].map(({ look }) => look()))).filter((why) => why !== undefined);
  }

  return {
    client: {
      async call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller): Promise<Output> {
        const watched = watches.get(call.service);
        if (!watched || !(await watched.isUp()))
          throw new ServiceError(commonErrors.UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
        try {
          return await client.call(call, input, caller);
        } catch (error) {
          // It did not answer; were it that something behind it is unavailable, there would be no cause.
          if (error instanceof ServiceError && error.details.cause !== undefined) {
            log.warn({ err: error, call: call.name }, 'a call got no answer from another process');
            watched.doubt();
          }
          throw error;
        }
      },
    },
    ownerOf: (pathname) => [...watches.values()].find(({ said }) => said()?.owns(pathname)),
    ownsSegment: (segment) => [...watches.values()].some(({ said }) => said()?.segments.has(segment)),
    async haveAllSaid() {
      const silent = [...watches.values()].filter(({ said }) => !said());
      await Promise.all(silent.map(({ isUp }) => isUp()));
      return silent.every(({ said }) => said());
    },
    async start() {
      const misfits = await lookAtAll();
      stopLooking = repeat(lookEveryMs, async () => void (await lookAtAll()), log);
      return misfits;
    },
    stop: async () => stopLooking?.(),
  };
}

/** Follows one service. */
function watch(entry: ServiceEntry, { serviceKey, log }: Pick<ServiceDirectoryOptions, 'serviceKey' | 'log'>) {
  const { name, address, range } = entry;
  let state: State = { kind: 'unknown' };
  let looking: Promise<string | undefined> | undefined;
  let lookAgainAt = -Infinity;
  let said: { readonly owns: OwnPaths; readonly segments: ReadonlySet<string> } | undefined;

  function look(): Promise<string | undefined> {
    looking ??= lookOnce().finally(() => (looking = undefined));
    return looking;
  }

  async function lookOnce(): Promise<string | undefined> {
    let process: ServiceProcess;
    try {
      process = await askAbout(address, serviceKey);
    } catch (error) {
      if (state.kind !== 'away')
        log.warn({ err: error, service: name }, `${name} does not answer: its calls are refused until it does`);
      // Of one that hangs not every caller waits for the end of another look.
      if ((error as Error).name === 'TimeoutError') lookAgainAt = performance.now() + LOOK_TIMEOUT_MS;
      become({ kind: 'away' });
      return undefined;
    }
    const why =
      process.name === name
        ? judgeContract(process, range, 'this gateway')
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
    serviceUp.set({ service: name }, next.kind === 'up' ? 1 : 0);
  }

  return {
    name,
    address,
    look,
    said: () => said,
    async isUp(): Promise<boolean> {
      if (state.kind === 'up') return true;
      const isUp = () => (state as State).kind === 'up';
      // The look under way may have begun before it came.
      await looking;
      if (!isUp() && performance.now() >= lookAgainAt) await look();
      return isUp();
    },
    doubt: () => void look(),
  };
}

/** Asks a process who runs there. Rejects, within two seconds, where nobody says. */
export async function askAbout(address: string, serviceKey: string): Promise<ServiceProcess> {
  const response = await fetch(`${address}${ABOUT_PATH}`, {
    headers: proofHeaders(serviceKey),
    redirect: 'error',
    signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
  });
  if (response.status === 403) throw new Error('it goes by another secret: give all processes the same MEET_SECRET');
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return aboutSchema.validate(await response.json(), { strict: true });
}
