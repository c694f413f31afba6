import type { Call } from '@meet/contracts';
import { createAdmin } from '@meet/accounts-contract';
import { servicesThatOpen } from '@meet/integrations-contract/scopes';
import { BrokenReleases, createGateway, mountEdge, PRODUCT_VERSION, type Gateway } from '@meet/gateway';
import {
  buildOpenApi,
  createAuthenticator,
  createHttpServer,
  createRateLimiter,
  createStorageProbe,
  mountInternal,
  mountRest,
  mountUpgrades,
} from '@meet/service-kit';
import { createDeferredRoomControl } from '@meet/service-meetings/rooms';
import type { Validators } from '@meet/service-releases';
import { findAway } from './findAway.ts';
import { answerHealth } from './answerHealth.ts';
import { answerServices } from './distributed/answerServices.ts';
import { reachServices } from './distributed/reachServices.ts';
import { servicesKey } from './distributed/servicesKey.ts';
import { BUILT, SHELL_FOLDER } from './builtFiles.ts';
import { checkSegments } from './checkSegments.ts';
import { contractTexts } from './contractTexts.ts';
import { createKeptFit } from './createKeptFit.ts';
import { createQueryWarnings } from './createQueryWarnings.ts';
import { graphqlParts } from './graphqlParts.ts';
import { listen } from './listen.ts';
import { readCaptchaOrigins } from './readCaptchaOrigins.ts';
import { operatorKey } from './operatorKey.ts';
import { mountMeetingRoom } from './mountMeetingRoom.ts';
import { openDatabase } from './openDatabase.ts';
import { readDeployment } from './readDeployment.ts';
import { readShellPromise } from './readShellPromise.ts';
import { runServices } from './runServices.ts';
import { createServices, SERVICE_NAMES } from './services.ts';
import { StartError } from './StartError.ts';
import { traceProcess } from './traceProcess.ts';

export interface RunningProduct {
  /** Public address of the product. */
  readonly url: string;
  readonly dataDir: string;
  readonly development: boolean;
  /** Whether this is the first start with this data folder. */
  readonly isFresh: boolean;
  /** Address of the LiveKit server that the product runs itself, if any. */
  readonly ownLiveKit: string | undefined;
  /** Finishes the work under way, closes sockets with 1001, then the database. */
  stop(): Promise<void>;
}

/**
 * Starts the product in this process, except services that are configured to run in their own. Throws SettingsError or
 * StartError with a message that says what to set.
 */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const deployment = await readDeployment(env);
  const { settings, url, development, dataDir, isFresh, secrets, log } = deployment;
  const stops: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };

  stops.push(await traceProcess(deployment, { name: 'gateway', version: PRODUCT_VERSION }));
  try {
    const control = createDeferredRoomControl();
    // Releases can only be published once there is a gateway to validate them.
    const answering: { gateway?: Gateway } = {};
    const validators: Validators = {
      shell: readShellPromise(SHELL_FOLDER),
      documentProblem: (text) => answering.gateway?.documentProblem(text),
    };
    const reached = await reachServices(deployment);
    const isOneOfSeveral = reached.here.length < SERVICE_NAMES.length || deployment.redis !== undefined;
    stops.push(reached.stop);
    // The database has its own thread, which starts while this one loads the services.
    const warnings = development ? createQueryWarnings(log) : undefined;
    const opening = openDatabase(settings.MONGODB_URL, dataDir, warnings?.reports);
    stops.push(() => opening.then((database) => database.close()).catch(() => undefined));
    const loading = createServices({ roomControl: control, releases: { built: BUILT, validators } }, reached.here);
    const [services, database] = await Promise.all([loading, opening]);
    warnings?.allow(services);
    const { client, connection, bus, translator, now, ...running } = await runServices(deployment, {
      services,
      database,
      limiter: createRateLimiter({ factor: settings.RATE_LIMIT_FACTOR, limits: deployment.limits }),
      bus: reached.bus,
      elsewhere: reached.elsewhere,
      texts: contractTexts,
    });
    stops.push(running.stop);
    if (isOneOfSeveral) answerServices(client, { validators, rooms: control });
    const storage = createStorageProbe(connection);
    answerHealth({
      client,
      connection,
      storage,
      getBacklog: running.getBacklog,
      redis: deployment.redis,
      getAddresses: reached.getAddresses,
      serviceKey: servicesKey(secrets),
      log,
      now,
    });
    const calls = [...client.calls, ...reached.calls];
    const authenticate = createAuthenticator({ client, bus, now });

    const app = await createHttpServer({
      log,
      trustedProxies: settings.TRUST_PROXY,
      ready: storage,
      away: () => findAway(deployment),
      metricsToken: settings.METRICS_TOKEN,
      ...(isOneOfSeveral && { serviceKey: servicesKey(secrets) }),
    });
    stops.push(() => app.close());
    // Built at the first request, to keep the start short.
    let openApi: object | undefined;
    const describe = () => buildOpenApi({ calls, translator, version: PRODUCT_VERSION, keysFor: servicesThatOpen });
    app.get('/api/openapi.json', async () => (openApi ??= describe()));
    reached.mount(app, { calls: calls.filter(({ path }) => path !== createAdmin.path), client, translator });
    mountRest(app, { calls: calls.filter((call) => !reached.isForwarded(call)), client, authenticate, translator });
    mountInternal(app, [createAdmin as Call], client, operatorKey(secrets));
    running.mountRoutes(app);
    const allowedOrigins = settings.ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [];
    const gateway = await createGateway(app, {
      parts: graphqlParts,
      client,
      bus,
      authenticate,
      translator,
      log,
      development,
      openDocuments: development || settings.GRAPHQL_OPEN,
      allowedOrigins,
      now,
      keptFit: createKeptFit(connection, log),
      shellFolder: SHELL_FOLDER,
      socketsPerAccount: settings.SOCKETS_PER_ACCOUNT,
    });
    answering.gateway = gateway;
    stops.push(() => gateway.close());
    const rooms = await mountMeetingRoom(app, {
      ...{ env, secrets, client, control, bus, log, now },
      elsewhere: settings.ROOMS_URL?.replace(/\/$/, ''),
      host: settings.HOST,
      port: settings.PORT,
    });
    stops.push(() => rooms.stop());
    await mountEdge(app, {
      shellFolder: SHELL_FOLDER,
      frameOrigins: rooms.origins,
      captchaOrigins: readCaptchaOrigins(env),
      mobileApps: { ios: settings.IOS_APP_URL, android: settings.ANDROID_APP_URL },
    });
    const shutDoor = mountUpgrades(app.server, {
      handlers: [gateway.handleUpgrade, ...(rooms.handleUpgrade ? [rooms.handleUpgrade] : [])],
      getAddress: app.getAddress,
      maxPerAddress: settings.SOCKETS_PER_ADDRESS,
      log,
    });
    stops.push(shutDoor);
    checkSegments(app);
    await listen(app, settings);
    return { url, dataDir, development, isFresh, ownLiveKit: rooms.ownLiveKit, stop };
  } catch (error) {
    await stop();
    throw error instanceof BrokenReleases ? new StartError(error.message) : error;
  }
}
