import { getChatMessages, sendChatMessage } from '@meet/chat-contract';
import type { Call, Caller } from '@meet/contracts';
import { median, percentile } from '../lib/percentile.ts';
import type { BenchedProduct } from '../lib/openProduct.ts';

const PAUSE_MS = 5;

export interface Delays {
  /** Milliseconds that a neighbour's sends and reads took meanwhile. */
  readonly sendP99: number;
  readonly readP99: number;
  readonly worst: number;
}

/** A client that sends and reads in a small room, one after the other, until it is stopped. */
export interface Neighbour {
  /** Returns the delays since the last call. */
  take(): Delays;
  stop(): Promise<void>;
}

export function startNeighbour({ client }: BenchedProduct, caller: Caller, chatId: string): Neighbour {
  let sends: number[] = [];
  let reads: number[] = [];
  let isStopped = false;
  const timed = async (into: () => number[], call: unknown, input: object) => {
    const startedAt = performance.now();
    await client.call(call as Call, input as never, caller);
    into().push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  };
  const running = (async () => {
    while (!isStopped) {
      await timed(() => sends, sendChatMessage, { chatId, message: 'Another one.' });
      await timed(() => reads, getChatMessages, { chatId });
    }
  })();
  return {
    take() {
      const delays = {
        sendP99: percentile(sends, 0.99) || 0,
        readP99: percentile(reads, 0.99) || 0,
        worst: Math.max(0, ...sends, ...reads),
      };
      [sends, reads] = [[], []];
      return delays;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

export interface Cost {
  readonly ms: number;
  /** Processor time of this process, which runs the services and the embedded database. */
  readonly processorMs: number;
  readonly commands: number;
  readonly kilobytes: number;
}

/** Makes a call several times, one after the other. Returns the median of its duration and its cost per call. */
export async function measureWork(
  product: BenchedProduct,
  times: number,
  work: (at: number) => Promise<unknown>,
): Promise<Cost> {
  const mongo = product.connection.getClient();
  let commands = 0;
  const count = () => void (commands += 1);
  // The first call includes compilation and query planning.
  const answer = await work(0);
  mongo.on('commandStarted', count);
  const before = process.cpuUsage();
  const taken: number[] = [];
  for (let at = 1; at <= times; at += 1) {
    const startedAt = performance.now();
    await work(at);
    taken.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  mongo.off('commandStarted', count);
  return {
    ms: median(taken),
    processorMs: (user + system) / 1_000 / times,
    commands: commands / times,
    kilobytes: Buffer.byteLength(JSON.stringify(answer) ?? '') / 1_024,
  };
}
