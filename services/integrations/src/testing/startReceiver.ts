import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const OK: Answer = (response) => response.writeHead(204).end();

/** Starts a server on this machine that receives webhooks' requests. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = OK;
  let connections = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // The client may cut the connection, for example because it is killed.
    if (body === undefined) return;
    received.push({ path: request.url!, headers: request.headers, body });
    answer(response, request);
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    get connections() {
      return connections;
    },
    /** Sets all later answers: a status, or a function. */
    answerWith(how: number | Answer) {
      answer = typeof how === 'number' ? (response) => response.writeHead(how).end() : how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
