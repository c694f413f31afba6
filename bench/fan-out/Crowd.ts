import type { Socket } from 'node:net';
import { greet, type Greeting } from './greet.ts';
import type { ReadyPeer } from './server.ts';

/**
 * Clients that listen. Once all are connected, they only count the received bytes, so that parsing is not part of the
 * measurement.
 */
export class Crowd {
  readonly #sockets: Socket[] = [];
  #bytes = 0;
  #heard: () => void = () => {};

  /** Opens all clients at once; resolves once each one has its subscription confirmed. */
  static async open({ port, greetings }: ReadyPeer, clients: number): Promise<Crowd> {
    const crowd = new Crowd();
    const opening = Array.from({ length: clients }, (_, at) => crowd.#enter(port, greetings[at % greetings.length]!));
    await Promise.all(opening);
    return crowd;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Resolves once this many bytes have arrived since the crowd was opened. */
  async hear(bytes: number): Promise<void> {
    while (this.#bytes < bytes) await new Promise<void>((resolve) => (this.#heard = resolve));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #enter(port: number, greeting: Greeting): Promise<void> {
    const socket = await greet(port, greeting);
    socket.on('data', (data) => {
      this.#bytes += data.length;
      this.#heard();
    });
    socket.resume();
    this.#sockets.push(socket);
  }
}
