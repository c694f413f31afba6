import { Worker } from 'node:worker_threads';
import { asBuffer } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import { errorReply } from '../commands/errorReply.ts';
import { MongoError } from '../errors.ts';
import type { Deadline } from '../query/execute.ts';
import type { QueryReport } from '../query/QueryMeter.ts';
import { steadyNow } from '../steadyNow.ts';
import { FairQueue } from './FairQueue.ts';

/** A read as its client sent it. */
interface SlowRead {
  readonly command: Doc;
  readonly session: string;
  readonly deadline: Deadline;
}

export interface SlowWorkerData {
  dataDir: string;
  /** Whether reports of queries are wanted. */
  isReporting: boolean;
}
/** One command for the other thread. */
export interface SlowRequest {
  id: number;
  command: Uint8Array;
  session: string;
}
export interface SlowReply {
  id: number;
  reply: Uint8Array;
  /** Reports of its queries, if they are wanted. */
  reports: readonly QueryReport[];
}

const MEMORY_MB = 512;
/** Maximum number of waiting reads. A further one would wait longer than its caller. */
const MAX_WAITING = 256;

interface Waiting {
  readonly read: SlowRead;
  settle(reply: Buffer): void;
}

/**
 * Runs slow reads one after the other in a separate thread, on a SQLite snapshot of the committed data. The thread
 * starts with the first of them. Callers take turns; a command's comment names its caller.
 */
export class SlowReads {
  readonly #dataDir: string;
  readonly #onQuery: ((report: QueryReport) => void) | undefined;
  readonly #waiting = new FairQueue<Waiting>(MAX_WAITING);
  #running: { readonly id: number; settle(reply: Buffer): void } | undefined;
  #worker: Worker | undefined;
  #isClosed = false;
  #lastId = 0;

  constructor(dataDir: string, onQuery?: (report: QueryReport) => void) {
    this.#dataDir = dataDir;
    this.#onQuery = onQuery;
  }

  /** Whether the thread runs. Without it, it can hold no cursor. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /**
   * Resolves with the encoded reply. The command's time limit also covers its wait, and ends it. If too many reads
   * wait, the newest read of the caller with the most is refused immediately with the same error.
   */
  run(read: SlowRead): Promise<Buffer> {
    const { at } = read.deadline;
    const caller = toCaller(read.command);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        read,
        settle(reply) {
          clearTimeout(timer);
          resolve(reply);
        },
      };
      const giveUp = (): void => {
        if (this.#waiting.delete(caller, waiting)) resolve(refusal('operation exceeded time limit'));
      };
      const timer = at === undefined ? undefined : setTimeout(giveUp, at - steadyNow());
      this.#waiting.add(caller, waiting)?.settle(refusal('too many slow reads wait for their turn'));
      this.#runNext();
    });
  }

  #runNext(): void {
    if (this.#running) return;
    const next = this.#waiting.take();
    if (!next) return;
    const { command, session, deadline } = next.read;
    const rest: Doc =
      deadline.at === undefined ? command : { ...command, maxTimeMS: Math.max(1, deadline.at - steadyNow()) };
    this.#running = { id: ++this.#lastId, settle: next.settle };
    const request: SlowRequest = { id: this.#lastId, command: encode(rest), session };
    (this.#worker ??= this.#start()).postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./slowWorker.ts', import.meta.url), {
      workerData: { dataDir: this.#dataDir, isReporting: this.#onQuery !== undefined } satisfies SlowWorkerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.on('message', ({ id, reply, reports }: SlowReply) => {
      for (const report of reports) this.#onQuery?.(report);
      if (this.#running?.id === id) this.#settle(asBuffer(reply));
    });
    worker.once('error', (error) => this.#end(worker, error));
    worker.once('exit', () => this.#end(worker, new MongoError('InterruptedAtShutdown', 'interrupted at shutdown')));
    return worker;
  }

  #settle(reply: Buffer): void {
    const running = this.#running;
    this.#running = undefined;
    running?.settle(reply);
    if (!this.#isClosed) this.#runNext();
  }

  /**
   * Handles the end of the thread, for example for lack of memory. Its command fails, and the next one starts a new
   * thread.
   */
  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const reply = encode(errorReply(error));
    this.#settle(reply);
    if (!this.#isClosed) return;
    for (const { settle } of this.#waiting.drain()) settle(reply);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}

const toCaller = ({ comment }: Doc): string => (typeof comment === 'string' ? comment : '');

const refusal = (reason: string): Buffer => encode(errorReply(new MongoError('MaxTimeMSExpired', reason)));
