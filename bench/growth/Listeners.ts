import type { Socket } from 'node:net';
import { CONTENT } from '../fan-out/content.ts';
import { greet } from '../fan-out/greet.ts';
import type { StartedPeer } from '../fan-out/startPeer.ts';

/** Mask of the opcode in a frame's first byte. */
const OPCODE = 0x0f;
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
/** An empty pong frame of a client. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/**
 * Number of concurrent openings. It is limited, so that open clients can answer pings meanwhile, even on a busy
 * machine.
 */
const AT_ONCE = 500;

/** Clients that stay connected: they answer pings, and record when the current message reaches each of them. */
export class Listeners {
  readonly #peer: StartedPeer;
  readonly #sockets: Socket[] = [];
  #arrivals: number[] = [];
  #onArrival = () => {};

  constructor(peer: StartedPeer) {
    this.#peer = peer;
  }

  /** Opens the clients that are missing to this number; resolves once each of them listens. */
  async growTo(count: number): Promise<void> {
    const open = this.#sockets.length;
    const missing = Array.from({ length: count - open }, (_, at) => open + at).values();
    const openNext = async () => {
      for (const at of missing) await this.#enter(at);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  }

  /**
   * Returns the milliseconds from the request of one message to its arrival at each listener, in order. Resolves once
   * all have received it.
   */
  async hearOne(): Promise<number[]> {
    this.#arrivals = [];
    const requestedAt = performance.now();
    this.#peer.publish(1);
    while (this.#arrivals.length < this.#sockets.length)
      await new Promise<void>((resolve) => (this.#onArrival = resolve));
    return this.#arrivals.map((at) => at - requestedAt);
  }

  close(): void {
    for (const socket of this.#sockets) socket.removeAllListeners('close').destroy();
  }

  async #enter(at: number): Promise<void> {
    const { port, greetings } = this.#peer;
    const socket = await greet(port, greetings[at % greetings.length]!);
    let heard: Buffer = Buffer.alloc(0);
    socket.on('data', (data) => {
      heard = heard.length ? Buffer.concat([heard, data]) : data;
      for (let end = endOfFrame(heard); end <= heard.length; end = endOfFrame(heard)) {
        this.#take(socket, heard.subarray(0, end));
        heard = heard.subarray(end);
      }
    });
    socket.once('close', () => {
      throw new Error('A socket was cut while it listened.');
    });
    socket.resume();
    this.#sockets.push(socket);
  }

  #take(socket: Socket, frame: Buffer): void {
    const opcode = frame[0]! & OPCODE;
    if (opcode === PING) socket.write(PONG);
    // Two bytes of header and two of the close code precede the reason.
    if (opcode === CLOSE) throw new Error(`A socket was closed: ${frame.readUInt16BE(2)} ${String(frame.subarray(4))}`);
    if (opcode !== TEXT || !frame.includes(CONTENT)) return;
    this.#arrivals.push(performance.now());
    this.#onArrival();
  }
}

/**
 * Returns the end of the first frame (RFC 6455 §5.2). A server's frames are unmasked, and none of these is longer than
 * 64 KB.
 */
function endOfFrame(bytes: Buffer): number {
  if (bytes.length < 2) return Infinity;
  if (bytes[1]! < 126) return 2 + bytes[1]!;
  return bytes.length < 4 ? Infinity : 4 + bytes.readUInt16BE(2);
}
