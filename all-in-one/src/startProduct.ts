import type { Call } from '@meet/contracts';
import { createAdmin } from '@meet/contracts/accounts';
import { createGateway, mountEdge, PRODUCT_VERSION } from '@meet/gateway';
import {
  buildOpenApi,
  createAuthenticator,
  createHttpServer,
  createRateLimiter,
  mountInternal,
  mountRest,
} from '@meet/service-kit';
import { createDeferredRoomControl } from '@meet/service-meetings';
import path from 'node:path';
import { listen } from './listen.ts';
import { readCaptchaOrigins } from './readCaptchaOrigins.ts';
import { operatorKey } from './operatorKey.ts';
import { mountMeetingRoom } from './mountMeetingRoom.ts';
import { readGround } from './readGround.ts';
import { runServices } from './runServices.ts';
import { createServices } from './services.ts';

export interface RunningProduct {
  /** Where people reach it. */
  readonly url: string;
  readonly dataDir: string;
  readonly development: boolean;
  /** Its first start over this data folder. */
  readonly isFresh: boolean;
  /** Finishes what is under way, closes sockets with 1001, then the database. */
  stop(): Promise<void>;
}

const ROOT = path.join(import.meta.dirname, '../..');
const REMOTES = ['mfe-meetings', 'mfe-network', 'mfe-chat', 'mfe-account'];

/** Runs the whole product in this process. Throws SettingsError or StartError, whose messages say what to set. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const ground = await readGround(env);
  const { settings, url, development, dataDir, isFresh, secrets, log } = ground;
  const stops: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };

  try {
    const control = createDeferredRoomControl();
    const { client, connection, bus, translator, ...running } = await runServices(ground, {
      services: createServices(control),
      limiter: createRateLimiter({ factor: settings.RATE_LIMIT_FACTOR }),
    });
    stops.push(running.stop);
    const authenticate = createAuthenticator(client);

    const app = await createHttpServer({
      log,
      trustProxy: settings.TRUST_PROXY ?? false,
      ready: async () => void (await connection.db!.admin().ping()),
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
      captchaOrigins: readCaptchaOrigins(env),
    });
    app.server.on('upgrade', (request, socket, head) => {
      if (gateway.handleUpgrade(request, socket, head)) return;
      if (!rooms.embedded?.handleUpgrade(request, socket, head)) socket.destroy();
    });
    await listen(app, settings);
    return { url, dataDir, development, isFresh, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
