import type { Call } from '@meet/contracts';
import { createAdmin } from '@meet/contracts/accounts';
import { createGateway, mountEdge, PRODUCT_VERSION } from '@meet/gateway';
import {
  buildOpenApi,
  createAuthenticator,
  createHttpServer,
  createLocalBus,
  createLogger,
  createRateLimiter,
  createSecrets,
  loadTranslator,
  mountInternal,
  mountRest,
  readSettings,
  startServices,
} from '@meet/service-kit';
import { createDeferredRoomControl } from '@meet/service-meetings';
import path from 'node:path';
import { listen } from './listen.ts';
import { openDatabase } from './openDatabase.ts';
import { openDataFolder } from './openDataFolder.ts';
import { operatorKey } from './operatorKey.ts';
import { readSecret } from './readSecret.ts';
import { mountMeetingRoom } from './mountMeetingRoom.ts';
import { createServices } from './services.ts';
import { processSettings } from './settings.ts';

export interface RunningProduct {
  /** Where people reach it. */
  readonly url: string;
  readonly dataDir: string;
  readonly development: boolean;
  /** Finishes what is under way, closes sockets with 1001, then the database. */
  stop(): Promise<void>;
}

const ROOT = path.join(import.meta.dirname, '../..');
const REMOTES = ['mfe-meetings', 'mfe-network', 'mfe-chat', 'mfe-account'];

/** Runs the whole product in this process. Throws SettingsError or StartError, whose messages say what to set. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const settings = readSettings(processSettings, env);
  const development = settings.NODE_ENV !== 'production';
  const url = settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`;
  const log = createLogger({ level: settings.LOG_LEVEL });
  const stops: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };

  try {
    const dataDir = await openDataFolder(settings.DATA_DIR);
    const secrets = createSecrets(await readSecret(settings.MEET_SECRET, dataDir));
    const database = await openDatabase(settings.MONGODB_URL, dataDir);
    stops.push(database.close);
    const translator = await loadTranslator();
    const bus = createLocalBus(log);
    stops.push(() => bus.close());

    const control = createDeferredRoomControl();
    const running = await startServices({
      services: createServices(control),
      env,
      connection: database.connection,
      bus,
      secrets,
      translator,
      limiter: createRateLimiter({ factor: settings.RATE_LIMIT_FACTOR }),
      log,
      publicUrl: url,
      development,
    });
    stops.push(running.stop);
    const { client } = running;
    const authenticate = createAuthenticator(client);

    const app = createHttpServer({
      log,
      trustProxy: settings.TRUST_PROXY ?? false,
      ready: async () => void (await database.connection.db!.admin().ping()),
    });
    stops.push(() => app.close());
    const openApi = buildOpenApi({ calls: client.calls, translator, version: PRODUCT_VERSION });
    app.get('/api/openapi.json', async () => openApi);
    mountRest(app, { calls: client.calls, client, authenticate, translator });
    mountInternal(app, [createAdmin as Call], client, operatorKey(secrets));
    running.mountRoutes(app);
    const allowedOrigins = settings.ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [];
    const gateway = await createGateway(app, {
      client,
      bus,
      authenticate,
      translator,
      log,
      development,
      allowedOrigins,
    });
    stops.push(() => gateway.close());
    const rooms = await mountMeetingRoom(app, { env, secrets, client, control, log });
    await mountEdge(app, {
      shellFolder: path.join(ROOT, 'shell/dist'),
      releaseFolders: Object.fromEntries(REMOTES.map((name) => [name, path.join(ROOT, name, 'dist')])),
      registryFile: path.join(ROOT, 'dist/registry.json'),
      meetingOrigins: rooms.origins,
    });
    app.server.on('upgrade', (request, socket, head) => {
      if (gateway.handleUpgrade(request, socket, head)) return;
      if (!rooms.embedded?.handleUpgrade(request, socket, head)) socket.destroy();
    });
    await listen(app, settings);
    return { url, dataDir, development, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
