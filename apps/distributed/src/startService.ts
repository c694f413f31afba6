import {
  aboutService,
  findAway,
  createBus,
  checkSegments,
  createServices,
  DATABASE_FOLDER,
  toEntry,
  listen,
  movesBytes,
  openDatabase,
  readDeployment,
  runServices,
  SERVICE_NAMES,
  servicesKey,
  serviceSettings,
  StartError,
  traceProcess,
  getVersions,
  type Deployment,
  type OpenDatabase,
  type ServiceName,
} from '@meet/composition';
import type { CallClient } from '@meet/contracts';
import { urlOfEmbeddedMongo } from '@meet/embedded-mongo';
import {
  createAuthenticator,
  createEventLink,
  createHttpClient,
  createHttpServer,
  createLinkedBus,
  createRateLimiter,
  createServiceDirectory,
  createStorageProbe,
  mountAbout,
  mountInternal,
  mountRest,
  readSettings,
} from '@meet/service-kit';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { throughGateway } from './throughGateway.ts';

export interface RunningService {
  readonly version: string;
  readonly port: number;
  readonly gatewayUrl: string;
  /** Finishes the work under way, sends the published events, then closes the database. */
  stop(): Promise<void>;
}

export interface StartServiceOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly name: ServiceName;
  /** Called once if the database must be waited for. */
  onWait(): void;
  /** Ends the wait for the database, which then rejects with its reason. */
  readonly signal: AbortSignal;
}

const DEFAULT_PORT = '8091';
const TRY_AGAIN_MS = 1_000;

/**
 * Runs one service alone, with the deployment's database, and waits for that database. Throws SettingsError or
 * StartError.
 */
export async function startService({ env, name, onWait, signal }: StartServiceOptions): Promise<RunningService> {
  const { GATEWAY_URL } = readSettings(serviceSettings, env);
  const gatewayUrl = GATEWAY_URL.replace(/\/$/, '');
  const deployment = await readDeployment({ PORT: DEFAULT_PORT, PUBLIC_URL: gatewayUrl, ...env }, gatewayUrl);
  const { settings, secrets, log } = deployment;
  const serviceKey = servicesKey(secrets);
  const stops: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };

  stops.push(await traceProcess(deployment, { name, version: getVersions(name).version }));
  try {
    const link = createEventLink({ from: name, to: 'gateway', address: gatewayUrl, serviceKey, log });
    const linked = createLinkedBus(createBus(deployment), deployment.redis ? [] : [{ link, wants: () => true }]);
    const others = ['gateway', ...SERVICE_NAMES.filter((other) => other !== name)];
    const gateway = createHttpClient({
      addresses: Object.fromEntries(others.map((other) => [other, gatewayUrl])),
      serviceKey,
    });
    const direct = reachDirectly(deployment, name);
    await direct?.start();
    if (direct) stops.push(direct.stop);
    const named = settings.SERVICE_URLS;
    const elsewhere: CallClient = {
      call: (call, ...rest) => (direct && named[call.service] ? direct.client : gateway).call(call, ...rest),
    };
    const { client, connection, translator, bus, now, ...running } = await runServices(deployment, {
      services: await createServices(throughGateway(elsewhere, log), [name]),
      limiter: createRateLimiter({ factor: settings.RATE_LIMIT_FACTOR, limits: deployment.limits }),
      bus: linked.bus,
      elsewhere,
      database: await awaitDatabase(deployment, onWait, signal),
    });
    stops.push(running.stop);

    const app = await createHttpServer({
      log,
      trustedProxies: settings.TRUST_PROXY,
      ready: createStorageProbe(connection),
      away: () => findAway(deployment),
      metricsToken: settings.METRICS_TOKEN,
      serviceKey,
    });
    stops.push(() => app.close());
    const about = aboutService(name);
    const paths = client.calls.filter(movesBytes).map((call) => `/api/${call.path}`);
    mountAbout(app, { ...about, instance: randomUUID(), startedAt: now(), paths }, serviceKey, () =>
      running.getBacklog(name),
    );
    mountInternal(app, client.calls, client, serviceKey);
    linked.mount(app, serviceKey);
    const authenticate = createAuthenticator({ client, bus, now });
    mountRest(app, { calls: client.calls, client, authenticate, translator });
    void app.register(async (own) => {
      own.addHook('onRoute', ({ url }) => void paths.push(url));
      running.mountRoutes(own);
    });
    app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
    await app.ready();
    checkSegments(app);
    await listen(app, settings);
    return { version: about.version, port: settings.PORT, gatewayUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a directory of the services whose addresses are configured; undefined if none is. */
function reachDirectly({ settings, secrets, log }: Deployment, self: ServiceName) {
  const named = SERVICE_NAMES.filter((name) => name !== self && settings.SERVICE_URLS[name]);
  if (!named.length) return undefined;
  return createServiceDirectory({
    services: named.map((name) => toEntry(name, settings.SERVICE_URLS[name]!)),
    serviceKey: servicesKey(secrets),
    log,
  });
}

/**
 * Opens the configured MongoDB, or otherwise the embedded one that the gateway runs in the same data folder. If the
 * gateway is not up yet, it waits.
 */
async function awaitDatabase(
  { settings, dataDir }: Deployment,
  onWait: () => void,
  signal: AbortSignal,
): Promise<OpenDatabase> {
  const url = settings.MONGODB_URL ?? urlOfEmbeddedMongo(path.join(dataDir, DATABASE_FOLDER));
  if (!url)
    throw new StartError(
      `The embedded database of ${dataDir} can't be shared, for its path is too long. Set DATA_DIR to a shorter one, or MONGODB_URL.`,
    );
  for (let waited = false; ; waited = true) {
    try {
      return await openDatabase(url, dataDir);
    } catch (error) {
      if (!(error instanceof StartError) || signal.aborted) throw error;
      if (!waited) onWait();
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
