import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { runServer, type ServerOptions } from './runServer.ts';

const port = parentPort!;
try {
  const server = await runServer(workerData as ServerOptions, (ns, filter) =>
    port.postMessage({ scan: { ns, filter } }),
  );
  port.on('message', async (message: string) => {
    if (message !== 'close') return;
    await server.close();
    port.postMessage({ closed: true });
    port.close();
  });
  port.postMessage({ address: server.address });
  // A process that is killed keeps nothing of what its threads compiled.
  flushCompileCache();
} catch (error) {
  port.postMessage({ failure: (error as Error).message });
  port.close();
}
