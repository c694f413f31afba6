import { Worker } from 'node:worker_threads';
import { asBuffer } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import { errorReply } from '../commands/errorReply.ts';
import { MongoError } from '../errors.ts';
import type { Deadline } from '../query/execute.ts';
import { steadyNow } from '../steadyNow.ts';

/** A read as its client sent it. */
interface SlowRead {
  readonly command: Doc;
  readonly session: string;
  readonly deadline: Deadline;
}

/** One command, to be run elsewhere. */
export interface SlowRequest {
  id: number;
  command: Uint8Array;
  session: string;
}
export interface SlowReply {
  id: number;
  reply: Uint8Array;
}

const MEMORY_MB = 512;

/**
 * Runs the reads that take too long beside the other commands: one after the other, in a thread of their own, on a
 * SQLite snapshot of what is committed. The thread starts with the first of them.
 */
export class SlowReads {
  readonly #dataDir: string;
  readonly #waiting = new Map<number, (reply: Buffer) => void>();
  #worker?: Worker;
  #lastId = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** False as long as no cursor can live in there. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** The encoded reply. The command's time limit goes on running while it waits for its turn. */
  run({ command, session, deadline }: SlowRead): Promise<Buffer> {
    const { at } = deadline;
    const rest: Doc = at === undefined ? command : { ...command, maxTimeMS: Math.max(1, at - steadyNow()) };
    const request: SlowRequest = { id: ++this.#lastId, command: encode(rest), session };
    return new Promise((resolve) => {
      this.#waiting.set(request.id, resolve);
      (this.#worker ??= this.#start()).postMessage(request);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./slowWorker.ts', import.meta.url), {
      workerData: { dataDir: this.#dataDir },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.on('message', ({ id, reply }: SlowReply) => {
      this.#waiting.get(id)?.(asBuffer(reply));
      this.#waiting.delete(id);
    });
    worker.once('error', (error) => this.#end(error));
    worker.once('exit', () => this.#end(new MongoError('InterruptedAtShutdown', 'interrupted at shutdown')));
    return worker;
  }

  /** A thread that died, of memory perhaps, takes its commands with it; the next one gets a new thread. */
  #end(error: unknown): void {
    this.#worker = undefined;
    const reply = encode(errorReply(error));
    for (const resolve of this.#waiting.values()) resolve(reply);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
