import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { CONTENT } from './content.ts';
import type { Greeting } from './greet.ts';
import { PEERS, type PeerName } from './peers.ts';

/** Describes one peer in a process of its own, so that its memory and processor time can be measured separately. */
export interface ReadyPeer {
  readonly port: number;
  readonly greetings: readonly Greeting[];
  /** Port that accepts one byte for each message to send to all listeners. */
  readonly publishPort: number;
}

/**
 * Figures of the process: processor time so far in milliseconds, bytes of objects and buffers, and resident memory.
 * Resident memory alone would not do, since it changes by the garbage collector's own rules.
 */
export type Question = 'cpuMs' | 'bytes' | 'residentBytes';

const [name, clients] = process.argv.slice(2) as [PeerName, string];
const peer = await PEERS[name](Number(clients));
// The number has the same length in the first and the last message.
let sequence = 1_000_000;
const publishing = createServer((socket) =>
  socket.on('data', (question) => {
    for (let at = 0; at < question.length; at += 1) {
      sequence += 1;
      peer.publish({ sequence, content: CONTENT });
    }
  }),
);
await new Promise<void>((resolve) => publishing.listen(0, '127.0.0.1', resolve));

const answers: Record<Question, () => number> = {
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  bytes() {
    // Excludes objects that nothing refers to any more.
    globalThis.gc!();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  residentBytes: () => process.memoryUsage.rss(),
};

process.on('message', (question: Question) => process.send!(answers[question]()));
// The process ends if the measuring process fails.
process.once('disconnect', () => process.exit());
const { port, greetings } = peer;
process.send!({ port, greetings, publishPort: (publishing.address() as AddressInfo).port } satisfies ReadyPeer);
