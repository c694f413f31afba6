import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** Messages that a client sends after its WebSocket is open, each after the answer to the previous one. */
export interface Greeting {
  readonly path: string;
  readonly protocol?: string;
  readonly messages: readonly string[];
  /** Number of messages that the server sends on its own before the client's first one. */
  readonly welcomes: number;
}

/**
 * Opens a WebSocket and sends the messages that the peer expects. Resolves with the underlying connection once the
 * client listens. The caller reads all later data.
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
  // From here on, the library is not needed.
  const socket = (webSocket as unknown as { _socket: Socket })._socket;
  socket.removeAllListeners('data');
  return socket;
}

/** Returns a function that waits for the next message, one for each call. */
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
