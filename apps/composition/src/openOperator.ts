import type { Call, CallClient } from '@meet/contracts';
import { createHttpClient, createRateLimiter, SERVICE_CALLER } from '@meet/service-kit';
import { operatorKey } from './operatorKey.ts';
import { isRunning, readDeployment, type Deployment } from './readDeployment.ts';
import { runServices } from './runServices.ts';
import { createServices } from './services.ts';

export interface Operator {
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  readonly url: string;
  readonly development: boolean;
  close(): Promise<void>;
}

/**
 * Connects an operator's command to the product of this environment. It calls the running product over its port. If
 * none runs, it opens the data folder, which only one process may hold. Throws SettingsError or StartError.
 */
export async function openOperator(env: NodeJS.ProcessEnv): Promise<Operator> {
  const deployment = await readDeployment(env);
  const { url, development } = deployment;
  const { client, close } = (await isRunning(deployment))
    ? { client: overHttp(deployment), close: async () => {} }
    : await inThisProcess(deployment);
  return { url, development, close, call: (call, input) => client.call(call, input, SERVICE_CALLER) };
}

/** Returns the client. Its calls fail with UNAVAILABLE if another product with another secret uses the port. */
function overHttp({ settings, secrets }: Deployment): CallClient {
  const address = `http://127.0.0.1:${settings.PORT}`;
  const serviceKey = operatorKey(secrets);
  return {
    call: (call, input, caller) =>
      createHttpClient({ addresses: { [call.service]: address }, serviceKey }).call(call, input, caller),
  };
}

async function inThisProcess(deployment: Deployment) {
  const services = await createServices();
  const { client, stop } = await runServices(deployment, { services, limiter: createRateLimiter() });
  return { client, close: stop };
}
