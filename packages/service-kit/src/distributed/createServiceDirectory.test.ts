import { createCallDefiner, input, output } from '@meet/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { string } from 'yup';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { mountInternal } from '../http/mountInternal.ts';
import { createLocalClient } from '../operations/createLocalClient.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { createRateLimiter } from '../operations/RateLimiter.ts';
import { SERVICE_CALLER } from '../operations/serviceCaller.ts';
import { freePort } from '../testing/freePort.ts';
import { createServiceDirectory, type ServiceDirectory } from './createServiceDirectory.ts';
import { validateContract } from './validateContract.ts';
import { mountAbout } from './mountAbout.ts';
import { ABOUT_PATH } from './ServiceAbout.ts';

const log = pino({ level: 'silent' });
const KEY = 'shared-between-the-processes';
const NO_BACKLOG = async () => ({ underWay: 0, queues: [] });
const greet = createCallDefiner('pets')('greet', {
  path: 'greet',
  access: 'service',
  summary: 'Answers.',
  input: input({}),
  output: output({}),
});

let app: FastifyInstance | undefined;
let port = 0;
let directory: ServiceDirectory | undefined;
let instances = 0;
/** Number of health checks that the service received. While `busy` is set, it responds to none. */
let looks = 0;
let onLook = () => {};
let busy: Promise<void> | undefined;

afterEach(async () => {
  await directory?.stop();
  await end();
  port = 0;
  busy = undefined;
});

/** A call with affinity: one process feeds a pet as long as that process is up. */
const feed = createCallDefiner('pets')('feed', {
  path: 'feed',
  access: 'service',
  method: 'GET',
  summary: 'Says who feeds it.',
  input: input({ pet: string().required() }),
  output: output({ by: string().required() }),
  affinity: 'pet',
});

/** Starts one more process of the service. */
async function join(by: string, host = '127.0.0.1', at = 0) {
  const process = await createHttpServer({ log });
  const local = createLocalClient({ bus: createLocalBus(log), log, limiter: createRateLimiter() });
  local.register([createOperationDefiner<null>()(feed, () => ({ by }))], null);
  mountInternal(process, local.calls, local, KEY);
  const contract = { name: '@meet/pets-contract', version: '1.4.2' };
  const about = {
    name: 'pets',
    version: '2.1.0',
    contract,
    graphqlHash: 'hash',
    instance: by,
    startedAt: 0,
    paths: [],
  };
  mountAbout(process, about, KEY, NO_BACKLOG);
  return { address: await process.listen({ host, port: at }), leave: () => process.close() };
}

/**
 * Ends the service. After an aborted health check, fetch may open a connection without a request, which the server would
 * keep for a minute.
 */
async function end(): Promise<void> {
  const cutting = setInterval(() => app?.server.closeAllConnections(), 20);
  await app?.close();
  clearInterval(cutting);
  app = undefined;
}

/** Starts the service at the same address as before. */
async function serve({ version = '1.4.2', name = 'pets', key = KEY } = {}): Promise<void> {
  await end();
  app = await createHttpServer({ log });
  const local = createLocalClient({ bus: createLocalBus(log), log, limiter: createRateLimiter() });
  local.register([createOperationDefiner<null>()(greet, () => ({}))], null);
  mountInternal(app, local.calls, local, key);
  const contract = { name: '@meet/pets-contract', version };
  const instance = `${(instances += 1)}`;
  app.addHook('onRequest', async ({ url }) => {
    if (url !== ABOUT_PATH) return;
    looks += 1;
    onLook();
    await busy;
  });
  const about = { name, version: '2.1.0', contract, graphqlHash: 'hash', instance, startedAt: 0, paths: [] };
  mountAbout(app, about, key, NO_BACKLOG);
  port ||= await freePort();
  await app.listen({ host: '127.0.0.1', port });
}

function checkHealth(healthCheckEveryMs?: number, healthCheckTimeoutMs?: number) {
  const services = [{ name: 'pets', addresses: [`http://127.0.0.1:${port}`], range: '^1.4.0', graphqlHash: 'hash' }];
  directory = createServiceDirectory({ services, serviceKey: KEY, log, healthCheckEveryMs, healthCheckTimeoutMs });
  return directory;
}

/** Resolves once the service has received so many more health checks. */
async function looked(times: number): Promise<void> {
  for (const end = looks + times; looks < end;) await new Promise<void>((resolve) => (onLook = resolve));
}

const call = () => directory!.client.call(greet, {}, SERVICE_CALLER);
/** Repeats the call until it fails, or until it succeeds, and returns the failure. */
async function until(isRefused: boolean): Promise<unknown> {
  for (;;) {
    const failure: unknown = await call().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (Boolean(failure) === isRefused) return failure;
  }
}
const unavailable = { code: 'UNAVAILABLE', entry: { status: 503 }, details: { retryAfterSeconds: 5 } };

describe('a service of another process', () => {
  it('is called if its contract is compatible', async () => {
    await serve();
    expect(await checkHealth().start()).toEqual([]);
    expect(await call()).toEqual({});
  });

  it.each([
    [{ version: '2.0.0' }, 'pets 2.1.0 offers @meet/pets-contract 2.0.0; this gateway speaks ^1.4.0.'],
    [{ version: '1.3.9' }, 'pets 2.1.0 offers @meet/pets-contract 1.3.9; this gateway speaks ^1.4.0.'],
    [{ name: 'chat' }, 'At the address given for pets runs chat.'],
  ])('is refused with the reason if it is not as agreed: %o', async (what, why) => {
    await serve(what);
    expect(await checkHealth().start()).toEqual([why]);
    await expect(call()).rejects.toMatchObject(unavailable);
  });

  it('is called at another address if one does not answer', async () => {
    await serve();
    const address = `http://127.0.0.1:${port}`;
    const goneAddress = `http://127.0.0.1:${await freePort()}`;
    const services = [{ name: 'pets', addresses: [goneAddress, address], range: '^1.4.0', graphqlHash: 'hash' }];
    directory = createServiceDirectory({ services, serviceKey: KEY, log });
    for (let time = 0; time < 4; time += 1) expect(await call()).toEqual({});
  });

  it('is called while its health check is slow, and refused after a long silence', async () => {
    await serve();
    await checkHealth(5, 300).start();
    // On a busy machine, the first check may be late.
    await until(false);
    const { promise, resolve } = Promise.withResolvers<void>();
    busy = promise;
    await looked(2);
    expect(await call()).toEqual({});
    await looked(5);
    expect(await until(true)).toMatchObject(unavailable);
    resolve();
    busy = undefined;
    await until(false);
  });

  it('is unavailable if its secret is different', async () => {
    await serve({ key: 'of another deployment' });
    expect(await checkHealth().start()).toEqual([]);
    await expect(call()).rejects.toMatchObject(unavailable);
  });

  it('is unavailable until it starts, and is checked then', async () => {
    await serve();
    await end();
    expect(await checkHealth().start()).toEqual([]);
    await expect(call()).rejects.toMatchObject(unavailable);
    await serve({ version: '2.0.0' });
    await expect(call()).rejects.toMatchObject(unavailable);
    await serve();
    await until(false);
  });

  it('is checked again when another version takes its place', async () => {
    await serve();
    await checkHealth(5).start();
    await serve({ version: '2.0.0' });
    expect(await until(true)).toMatchObject(unavailable);
    await serve({ version: '1.5.0' });
    await until(false);
  });
});

describe('processes of a service', () => {
  const PETS = Array.from({ length: 60 }, (_, at) => `pet ${at}`);

  /** Feeds each pet through a gateway that knows the processes in this order. Returns the process that fed each. */
  async function feedAll(addresses: readonly string[]): Promise<readonly string[]> {
    const services = [{ name: 'pets', addresses, range: '^1.4.0', graphqlHash: 'hash' }];
    const gateway = createServiceDirectory({ services, serviceKey: KEY, log });
    await gateway.start();
    const fed = await Promise.all(PETS.map((pet) => gateway.client.call(feed, { pet }, SERVICE_CALLER)));
    await gateway.stop();
    return fed.map(({ by }) => by);
  }

  it('are found behind one host name, as they come and go', async () => {
    const port = 18_000 + Math.floor(Math.random() * 2_000);
    const processes = new Map([
      ['127.0.0.2', await join('Ana', '127.0.0.2', port)],
      ['127.0.0.3', await join('Bo', '127.0.0.3', port)],
      ['127.0.0.4', await join('Cy', '127.0.0.4', port)],
    ]);
    let machines: readonly string[] = ['127.0.0.2', '127.0.0.3'];
    let isKnown = true;
    const services = [
      { name: 'pets', addresses: [`http://pets.internal:${port}`], range: '^1.4.0', graphqlHash: 'hash' },
    ];
    directory = createServiceDirectory({
      services,
      serviceKey: KEY,
      log,
      healthCheckEveryMs: 5,
      resolve: async (hostname) => {
        expect(hostname).toBe('pets.internal');
        if (!isKnown) throw new Error('ENOTFOUND');
        return machines;
      },
    });
    expect(await directory.start()).toEqual([]);
    const feeders = async () => {
      const fed = await Promise.all(PETS.map((pet) => directory!.client.call(feed, { pet }, SERVICE_CALLER)));
      return [...new Set(fed.map(({ by }) => by))].sort().join();
    };
    const untilFedBy = async (names: string) => {
      while ((await feeders()) !== names);
    };
    await untilFedBy('Ana,Bo');
    machines = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
    await untilFedBy('Ana,Bo,Cy');
    await processes.get('127.0.0.2')!.leave();
    machines = ['127.0.0.3', '127.0.0.4'];
    await untilFedBy('Bo,Cy');
    // The first machine gets no call as soon as it is gone. Its name is resolved again a moment later.
    while (directory.getAddresses('pets').length > 2) await new Promise(setImmediate);
    expect(directory.getAddresses('pets')).toEqual([`http://127.0.0.3:${port}`, `http://127.0.0.4:${port}`]);
    isKnown = false;
    expect(await feeders()).toBe('Bo,Cy');
    await Promise.all(['127.0.0.3', '127.0.0.4'].map((machine) => processes.get(machine)!.leave()));
  });

  it('share calls by affinity: all gateways choose the same one, and only calls of a stopped one move', async () => {
    const processes = [await join('Ana'), await join('Bo'), await join('Cy')];
    const addresses = processes.map(({ address }) => address);
    const fedBy = await feedAll(addresses);
    expect(new Set(fedBy)).toEqual(new Set(['Ana', 'Bo', 'Cy']));
    expect(await feedAll(addresses.toReversed())).toEqual(fedBy);

    await processes[1]!.leave();
    const fedThen = await feedAll(addresses);
    expect(fedThen.filter((by, at) => by !== fedBy[at] && fedBy[at] !== 'Bo')).toEqual([]);
    expect(new Set(fedThen)).toEqual(new Set(['Ana', 'Cy']));
    await Promise.all([processes[0]!.leave(), processes[2]!.leave()]);
  });
});

describe('a range of versions', () => {
  it('is reported if it is invalid', () => {
    const about = { name: 'pets', version: '1.0.0', contract: { name: '@meet/pets-contract', version: '1.0.0' } };
    expect(validateContract(about, 'latest', 'this gateway')).toBe(
      'this gateway names no range of versions for @meet/pets-contract: latest.',
    );
    expect(validateContract(about, '^1.0.0', 'this gateway')).toBeUndefined();
  });
});
