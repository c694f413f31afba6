import { refuseSocket } from '@meet/service-kit';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { FRAME_LIMIT_BYTES, SIGNAL_PATH } from '../protocol/limits.ts';
import type { RoomBook } from './RoomBook.ts';
import { SignalSocket } from './SignalSocket.ts';
import { Visit } from './Visit.ts';

const CLOSING_HANDSHAKE_MS = 1_000;
/** Generous limits: browsers send frames whole, and answer a close at once. */
const BOUNDS = {
  maxPayload: FRAME_LIMIT_BYTES,
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  closeTimeout: CLOSING_HANDSHAKE_MS,
};

/** Handles an upgrade. Returns true when the request was for the signalling socket and has been answered. */
export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

export interface SignalUpgradeOptions {
  /** Origins that may open the socket in addition to the page's own. */
  allowedOrigins: readonly string[];
  /** Returns the address under which wrong passwords are counted. Behind a proxy, this is not the socket's address. */
  getAddress(request: IncomingMessage): string;
}

export function createSignalUpgrade(book: RoomBook, { allowedOrigins, getAddress }: SignalUpgradeOptions) {
  const server = new WebSocketServer({ ...BOUNDS, noServer: true, perMessageDeflate: false });

  const handleUpgrade: HandleUpgrade = (request, socket, head) => {
    if (request.url?.split('?')[0] !== SIGNAL_PATH) return false;
    if (!isWelcome(request, allowedOrigins)) {
      refuseSocket(socket, 403);
      return true;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const signalSocket: SignalSocket = new SignalSocket(webSocket, getAddress(request), {
        onFrame: (frame) => visit.handleFrame(frame),
        onClose: (deliberate) => visit.handleClose(deliberate),
      });
      const visit = new Visit(book, signalSocket);
    });
    return true;
  };

  /** Closes all sockets with the code for a restart; pages resume when a server answers. */
  const close = () => {
    for (const client of server.clients) client.close(1012, 'SERVICE_RESTART');
    setTimeout(() => server.clients.forEach((client) => client.terminate()), CLOSING_HANDSHAKE_MS).unref();
    server.close();
  };

  return { handleUpgrade, close };
}

/** Accepts requests without Origin, as programs send none. A browser's origin must be the requested host or allowed. */
function isWelcome({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  return !origin || allowedOrigins.includes(origin) || URL.parse(origin)?.host === host;
}
