import type { Call, CallClient } from '@meet/contracts';
import {
  createHttpClient,
  createLocalBus,
  createLogger,
  createRateLimiter,
  createSecrets,
  loadTranslator,
  readSettings,
  SERVICE_CALLER,
  startServices,
  type Secrets,
} from '@meet/service-kit';
import { openDatabase } from './openDatabase.ts';
import { openDataFolder } from './openDataFolder.ts';
import { operatorKey } from './operatorKey.ts';
import { readSecret } from './readSecret.ts';
import { createServices } from './services.ts';
import { processSettings } from './settings.ts';

export interface Operator {
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  readonly url: string;
  readonly development: boolean;
  close(): Promise<void>;
}

/**
 * Gives orders to the product of this environment: to the running one over its port, else to its data folder itself,
 * which only one process may hold. Throws SettingsError or StartError.
 */
export async function openOperator(env: NodeJS.ProcessEnv): Promise<Operator> {
  const settings = readSettings(processSettings, env);
  const dataDir = await openDataFolder(settings.DATA_DIR);
  const secrets = createSecrets(await readSecret(settings.MEET_SECRET, dataDir));
  const facts = {
    url: settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`,
    development: settings.NODE_ENV !== 'production',
  };
  const address = `http://127.0.0.1:${settings.PORT}`;
  const { client, close } = (await isRunning(address))
    ? { client: overHttp(address, secrets), close: async () => {} }
    : await inThisProcess(env, secrets, { ...facts, dataDir });
  return { ...facts, close, call: (call, input) => client.call(call, input, SERVICE_CALLER) };
}

const isRunning = (address: string) =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Fails with UNAVAILABLE where the port is another product's, whose secret is another. */
function overHttp(address: string, secrets: Secrets): CallClient {
  const serviceKey = operatorKey(secrets);
  return {
    call: (call, input, caller) =>
      createHttpClient({ addresses: { [call.service]: address }, serviceKey }).call(call, input, caller),
  };
}

async function inThisProcess(
  env: NodeJS.ProcessEnv,
  secrets: Secrets,
  { url, dataDir, development }: { url: string; dataDir: string; development: boolean },
) {
  const settings = readSettings(processSettings, env);
  const log = createLogger({ level: settings.LOG_LEVEL });
  const database = await openDatabase(settings.MONGODB_URL, dataDir);
  const running = await startServices({
    services: createServices(),
    env,
    connection: database.connection,
    bus: createLocalBus(log),
    secrets,
    translator: await loadTranslator(),
    limiter: createRateLimiter(),
    log,
    publicUrl: url,
    development,
  });
  return {
    client: running.client,
    close: async () => {
      await running.stop();
      await database.close();
    },
  };
}
