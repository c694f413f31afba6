import type { Worker } from 'node:worker_threads';
import { startThread, toUrl, type EmbeddedMongo, type EmbeddedMongoOptions } from '../src/startEmbeddedMongo.ts';
import type { ThreadMessage, ThreadRequest } from './worker.ts';

/** Thread of all test databases in the process: loading and warming up a thread takes longer than most tests. */
interface Thread {
  readonly worker: Worker;
  /** Handlers of the messages about each open server, by its number. */
  readonly servers: Map<number, (message: ThreadMessage) => void>;
  count: number;
}

/** Key in the global object. The thread must survive this module, which each test file evaluates again. */
const THREAD = Symbol.for('meet.testMongo');
const globals = globalThis as { [THREAD]?: Thread | undefined };

/** Starts the embedded database with `configureFailPoint`, by which a test makes it fail, and `explain`. */
export async function startTestMongo({
  dataDir,
  sweepIntervalMs = 60_000,
  queries,
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const thread = (globals[THREAD] ??= openThread());
  const { worker, servers } = thread;
  const id = (thread.count += 1);
  const send = (message: ThreadRequest): void => worker.postMessage(message);
  const settled = Promise.withResolvers<string>();
  const closed = Promise.withResolvers<void>();
  servers.set(id, (message) => {
    if ('query' in message) queries?.report(message.query);
    if ('address' in message) settled.resolve(message.address);
    if ('failure' in message) settled.reject(new Error(message.failure));
    if ('closed' in message) closed.resolve();
  });
  worker.ref();
  const release = (): void => {
    servers.delete(id);
    // A thread without servers must not keep the process alive.
    if (servers.size === 0) worker.unref();
  };
  send({ id, open: { dataDir, sweepIntervalMs }, reportOver: queries?.over });
  const address = await settled.promise.catch((error: unknown) => {
    release();
    throw error;
  });

  const close = async (): Promise<void> => {
    send({ id, close: true });
    await closed.promise;
    release();
  };
  let closing: Promise<void> | undefined;
  return { url: toUrl(address), close: () => (closing ??= close()) };
}

function openThread(): Thread {
  const worker = startThread(new URL('./worker.ts', import.meta.url));
  const servers: Thread['servers'] = new Map();
  worker.on('message', (message: ThreadMessage) => servers.get(message.id)?.(message));
  worker.on('error', (error) => {
    globals[THREAD] = undefined;
    throw new Error('the embedded database has ended', { cause: error });
  });
  return { worker, servers, count: 0 };
}
