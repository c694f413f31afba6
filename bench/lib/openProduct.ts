import type { Call } from '@meet/contracts';
import { createGateway } from '@meet/gateway';
import { createAuthenticator, createHttpServer, createRateLimiter, mountRest } from '@meet/service-kit';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { graphqlParts } from '../../apps/composition/src/graphqlParts.ts';
import { interceptMails } from '../../apps/composition/src/interceptMails.ts';
import type { OpenDatabase } from '../../apps/composition/src/openDatabase.ts';
import { readDeployment } from '../../apps/composition/src/readDeployment.ts';
import { runServices } from '../../apps/composition/src/runServices.ts';
import { createServices } from '../../apps/composition/src/services.ts';
import type { RegisteredOperation } from './getOperation.ts';

export type BenchedProduct = Awaited<ReturnType<typeof openProduct>>;

/** Opens the product's services, REST and gateway as in production, with a data folder of their own. */
export async function openProduct(registered: readonly RegisteredOperation[], database?: OpenDatabase) {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-graphql-'));
  const operations = Object.fromEntries(registered.map(({ hash, text }) => [hash, text]));
  await mkdir(path.join(folder, 'shell/operations'), { recursive: true });
  await writeFile(path.join(folder, 'shell/operations/bench.json'), JSON.stringify(operations));

  const deployment = await readDeployment({
    DATA_DIR: path.join(folder, 'data'),
    MONGODB_URL: process.env.MONGODB_URL,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://localhost:8080',
  });
  const { services, mailTo } = interceptMails(await createServices());
  const running = await runServices(deployment, {
    services,
    limiter: createRateLimiter({ factor: 1_000_000 }),
    ...(database && { database }),
  });
  const { client, translator, bus, now } = running;
  const authenticate = createAuthenticator({ client, bus, now });
  const app = await createHttpServer({ log: deployment.log });
  mountRest(app, { calls: client.calls as readonly Call[], client, authenticate, translator });
  const gateway = await createGateway(app, {
    parts: graphqlParts,
    client,
    bus,
    authenticate,
    translator,
    log: deployment.log,
    development: false,
    openDocuments: false,
    allowedOrigins: [],
    now,
    shellFolder: path.join(folder, 'shell'),
    socketsPerAccount: 50,
  });
  return {
    app,
    handleUpgrade: gateway.handleUpgrade,
    connection: running.connection,
    bus,
    log: deployment.log,
    client,
    authenticate,
    translator,
    mailTo,
    now,
    async close() {
      await gateway.close();
      await app.close();
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
