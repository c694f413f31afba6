import type { ChildProcess } from 'node:child_process';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceName } from '../services.ts';
import { endProcess } from './endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { launchPart } from './launchPart.ts';
import { startProductProcess } from './startProductProcess.ts';

export interface DistributedDeployment {
  readonly url: string;
  readonly dataDir: string;
  /** Returns the output of the gateway's process. */
  output(): string;
  /** Starts a service, also after `end`, and waits until it responds. */
  start(name: ServiceName): Promise<void>;
  end(name: ServiceName, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops the gateway gracefully. */
  endGateway(): Promise<void>;
  /** Ends the gateway and starts a new one in its place. */
  restartGateway(): Promise<void>;
  close(): Promise<void>;
}

/** Launches the product with these services in processes of their own. */
export async function launchDistributed(
  names: readonly ServiceName[],
  env: Record<string, string> = {},
): Promise<DistributedDeployment> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meet-distributed-'));
  const ports = new Map<ServiceName, number>();
  for (const name of names) ports.set(name, await freePort());
  const gatewayPort = String(await freePort());
  const children = new Map<string, ChildProcess>();
  const shared = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env };
  const SERVICE_URLS = names.map((name) => `${name}=http://127.0.0.1:${ports.get(name)}`).join(',');

  async function startGateway() {
    const product = await startProductProcess({ ...shared, PORT: gatewayPort, SERVICE_URLS });
    children.set('gateway', product.child);
    return product;
  }
  const url = `http://localhost:${gatewayPort}`;
  const deployment = {
    url,
    dataDir,
    output: () => gateway.output(),
    async start(name: ServiceName) {
      const service = launchPart(name, { ...shared, PORT: String(ports.get(name)), GATEWAY_URL: url });
      children.set(name, service.child);
      await service.until('answers at');
    },
    end: (name: ServiceName, signal: 'SIGTERM' | 'SIGKILL') => endProcess(children.get(name)!, signal),
    endGateway: () => endProcess(children.get('gateway')!, 'SIGTERM'),
    async restartGateway() {
      await endProcess(children.get('gateway')!, 'SIGTERM');
      gateway = await startGateway();
    },
    async close() {
      for (const child of children.values()) await endProcess(child, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  let gateway = await startGateway().catch(async (error: unknown) => {
    await deployment.close();
    throw error;
  });
  try {
    await Promise.all(names.map(deployment.start));
  } catch (error) {
    await deployment.close();
    throw error;
  }
  return deployment;
}
