import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Greeting } from './peers.ts';
import type { ReadyPeer } from './server.ts';

/** Clients that listen. Once all are there, what comes is counted by its bytes: reading it must not be what is measured. */
export class Crowd {
  readonly #sockets: Socket[] = [];
  #bytes = 0;
  #heard: () => void = () => {};

  /** Opens all at once; resolves once each has been told that it listens. */
  static async open({ port, greetings }: ReadyPeer, clients: number): Promise<Crowd> {
    const crowd = new Crowd();
    const opening = Array.from({ length: clients }, (_, at) => crowd.#enter(port, greetings[at % greetings.length]!));
    await Promise.all(opening);
    return crowd;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Resolves once so many bytes have come since the crowd was opened. */
  async hear(bytes: number): Promise<void> {
    while (this.#bytes < bytes) await new Promise<void>((resolve) => (this.#heard = resolve));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #enter(port: number, { path, protocol, messages, welcomes }: Greeting): Promise<void> {
    const webSocket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, { perMessageDeflate: false });
    const answers = answersOf(webSocket);
    await once(webSocket, 'open');
    for (let at = 0; at < welcomes; at += 1) await answers();
    for (const message of messages) {
      webSocket.send(message);
      await answers();
    }
    // The library has done its part: from here on only bytes count.
    const socket = (webSocket as unknown as { _socket: Socket })._socket;
    socket.removeAllListeners('data');
    socket.on('data', (data) => {
      this.#bytes += data.length;
      this.#heard();
    });
    socket.resume();
    this.#sockets.push(socket);
  }
}

/** The messages that come, one for each call. */
function answersOf(webSocket: WebSocket): () => Promise<void> {
  let come = 0;
  let taken = 0;
  let wake = () => {};
  webSocket.on('message', () => {
    come += 1;
    wake();
  });
  webSocket.on('close', (code) => {
    if (webSocket.readyState === WebSocket.CLOSED && code !== 1006)
      throw new Error(`A socket was closed with ${code}.`);
  });
  return async () => {
    while (taken >= come) await new Promise<void>((resolve) => (wake = resolve));
    taken += 1;
  };
}
