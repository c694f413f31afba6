import { Worker } from 'node:worker_threads';
import type { QueryLimits, QueryReport } from './query/QueryMeter.ts';
import type { WorkerOptions } from './runWorker.ts';
import { socketPath } from './socketPath.ts';

export interface EmbeddedMongoOptions {
  /** Folder of the database, created if missing. One process at a time may use it. */
  dataDir: string;
  /** Interval at which expired documents, cursors and transactions are removed; a minute by default. */
  sweepIntervalMs?: number;
  /** Receives the report of each query that reads more than the limits allow, before its client has the reply. */
  queries?: { over: QueryLimits; report(query: QueryReport): void };
}

export interface EmbeddedMongo {
  /** Connection string for `mongoose.connect(url)` or `new MongoClient(url)`. */
  url: string;
  /** Resolves when everything is on disk and the folder is free again. Open connections are closed. */
  close(): Promise<void>;
}

const YOUNG_GENERATION_MB = 12;
/** Name of the database in the url. */
const DATABASE = 'meet';

/** Starts the database in a worker thread. Rejects with a readable message if the folder can't be used. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, sweepIntervalMs = 60_000 } = options;
  const { queries } = options;
  const workerData: WorkerOptions = { dataDir, sweepIntervalMs, reportOver: queries?.over };
  const worker = startThread(new URL('./worker.ts', import.meta.url), workerData);
  type Message = { address?: string; failure?: string; query?: QueryReport };
  const address = await new Promise<string>((resolve, reject) => {
    worker.on('message', ({ address: listening, failure, query }: Message) => {
      if (query) queries?.report(query);
      if (listening !== undefined) resolve(listening);
      else if (failure !== undefined) reject(new Error(failure));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code} while starting`)));
  });
  worker.on('error', (error) => {
    throw new Error('the embedded database has ended', { cause: error });
  });

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await exited;
  };
  return {
    url: toUrl(address),
    close: () => (closing ??= close()),
  };
}

/**
 * Returns the address of the database that another process runs, or will run, in the folder. Undefined if the folder's
 * path is too long for a socket: the database then listens on a port that nobody else knows.
 */
export function urlOfEmbeddedMongo(dataDir: string): string | undefined {
  const path = socketPath(dataDir);
  return path && toUrl(path);
}

/** Starts a thread that runs the database's module. */
export function startThread(module: URL, workerData?: WorkerOptions): Worker {
  return new Worker(module, {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Most allocations of a command are garbage at its end, so a small young generation suffices.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
}

/** Returns the address as a connection string. */
export function toUrl(address: string): string {
  const host = address.startsWith('/') ? encodeURIComponent(address) : address;
  return `mongodb://${host}/${DATABASE}?directConnection=true`;
}
