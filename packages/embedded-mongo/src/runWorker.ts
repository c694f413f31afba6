import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { collectWhenIdle } from './memory/collectWhenIdle.ts';
import { isOver, type QueryLimits, type QueryReport } from './query/QueryMeter.ts';
import { runServer, type ServerOptions } from './runServer.ts';

export interface WorkerOptions extends ServerOptions {
  /** Limits above which queries are reported. */
  reportOver?: QueryLimits | undefined;
}

/** Runs the database's thread, which serves until it receives the command to close. */
export async function runWorker(): Promise<void> {
  const port = parentPort!;
  try {
    const { reportOver, ...options } = workerData as WorkerOptions;
    const report = (query: QueryReport): void => {
      if (isOver(query, reportOver!)) port.postMessage({ query });
    };
    const server = await runServer(options, { onQuery: reportOver && report });
    const stopCollecting = collectWhenIdle();
    port.on('message', async (message: string) => {
      if (message !== 'close') return;
      stopCollecting();
      await server.close();
      port.postMessage({ closed: true });
      port.close();
    });
    port.postMessage({ address: server.address });
    // A killed process would save nothing that its threads compiled.
    flushCompileCache();
  } catch (error) {
    port.postMessage({ failure: (error as Error).message });
    port.close();
  }
}
