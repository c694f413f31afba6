import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { launchProduct } from '@meet/composition/testing/launchProduct.ts';

export interface BenchedProduct {
  /** Address of the product itself. */
  readonly url: string;
  /** Address of a connection to the product that can be cut. */
  readonly lineUrl: string;
  /** Cuts every connection through the line. New connections are accepted immediately. */
  cut(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Returns the processor time of the process so far, in milliseconds. */
  cpuMs(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens a product with a data folder of its own, which can be stopped and started again, behind a line that can be cut.
 */
export async function openProduct(readCpu: (pid: number) => Promise<number>): Promise<BenchedProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meet-reconnect-'));
  let running: ReturnType<typeof launchProduct>['child'];

  async function start(): Promise<void> {
    running = launchProduct({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }).child;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await setTimeout(50);
  }

  const ends = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.once('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  await start();

  return {
    url,
    lineUrl: `ws://127.0.0.1:${(line.address() as { port: number }).port}/graphql`,
    cut: () => ends.forEach((end) => end.resetAndDestroy()),
    stop: () => endProcess(running, 'SIGTERM'),
    start,
    cpuMs: () => readCpu(running.pid!),
    async close() {
      line.close();
      for (const end of ends) end.destroy();
      await endProcess(running, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
