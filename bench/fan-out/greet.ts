import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** Messages of a client after its WebSocket is open, each after the answer to the one before. */
export interface Greeting {
  readonly path: string;
  readonly protocol?: string;
  readonly messages: readonly string[];
  /** Answers that the server sends of itself before the first message is said. */
  readonly welcomes: number;
}

/**
 * Opens a WebSocket and says all that the peer wants to hear. Resolves once it listens, with the connection beneath it:
 * what comes from then on is the caller's to read.
 */
export async function greet(port: number, { path, protocol, messages, welcomes }: Greeting): Promise<Socket> {
  const webSocket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, { perMessageDeflate: false });
  const answers = countAnswers(webSocket);
  await once(webSocket, 'open');
  for (let at = 0; at < welcomes; at += 1) await answers();
  for (const message of messages) {
    webSocket.send(message);
    await answers();
  }
  // The library has done its part.
  const socket = (webSocket as unknown as { _socket: Socket })._socket;
  socket.removeAllListeners('data');
  return socket;
}

/** The messages that come, one for each call. */
function countAnswers(webSocket: WebSocket): () => Promise<void> {
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
