import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { CONTENT } from './content.ts';
import type { Greeting } from './greet.ts';
import { PEERS, type PeerName } from './peers.ts';

/** One peer in a process of its own, so that its memory and its processor time are its own. */
export interface ReadyPeer {
  readonly port: number;
  readonly greetings: readonly Greeting[];
  /** Takes one byte for each message that is to be sent to everybody. */
  readonly publishPort: number;
}

/**
 * Figures of the process: processor time so far, in milliseconds; bytes of objects and buffers, since resident memory
 * shrinks and grows by the collector's own rules; and resident memory, too.
 */
export type Asked = 'cpuMs' | 'bytes' | 'residentBytes';

const [name, clients] = process.argv.slice(2) as [PeerName, string];
const peer = await PEERS[name](Number(clients));
// As long in the last message as in the first.
let sequence = 1_000_000;
const publishing = createServer((socket) =>
  socket.on('data', (asked) => {
    for (let at = 0; at < asked.length; at += 1) {
      sequence += 1;
      peer.publish({ sequence, content: CONTENT });
    }
  }),
);
await new Promise<void>((resolve) => publishing.listen(0, '127.0.0.1', resolve));

const answers: Record<Asked, () => number> = {
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  bytes() {
    // Without what is not held any more.
    globalThis.gc!();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  residentBytes: () => process.memoryUsage.rss(),
};

process.on('message', (asked: Asked) => process.send!(answers[asked]()));
// If the measuring process fails, nothing is left behind.
process.once('disconnect', () => process.exit());
const { port, greetings } = peer;
process.send!({ port, greetings, publishPort: (publishing.address() as AddressInfo).port } satisfies ReadyPeer);
