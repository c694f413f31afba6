import { socketsClosed, type Logger } from '@meet/service-kit';
import { stringifyMessage, type Message } from 'graphql-ws';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { SLOW_CONSUMER_CODE, TOO_MANY_CODE } from './closeCodes.ts';
import { createBudget } from './createBudget.ts';
import { MAX_BUFFERED_BYTES } from './createEventHub.ts';

/** One WebSocket with limits and a liveness check. It does not interpret its messages. */
export interface SocketConnection {
  /** Socket into which prepared frames are written directly. */
  readonly socket: Duplex;
  readonly isOpen: boolean;
  send(message: Message): void;
  /** Closes the connection. Later messages of the peer are ignored. */
  close(code: number, reason: string): void;
}

export interface SocketConnectionOptions {
  readonly webSocket: WebSocket;
  readonly socket: Duplex;
  readonly log: Logger;
  onMessage(text: string): void;
  /** Called once, as soon as either side closes: nothing may be written after a close. */
  onClose(): void;
}

/**
 * Limit of the peer's messages, pings and pongs. A page sends connection_init, subscribes and pings every seven
 * seconds. The burst leaves room for clients that subscribe again each time something changes.
 */
const MESSAGES = { burst: 40, perSecond: 4 };
const PING_INTERVAL_MS = 12_000;

export function createSocketConnection({
  webSocket,
  socket,
  log,
  onMessage,
  onClose,
}: SocketConnectionOptions): SocketConnection {
  const budget = createBudget(MESSAGES);
  let isClosing = false;
  let isAlive = true;

  const socketConnection: SocketConnection = {
    socket,
    get isOpen() {
      return !isClosing;
    },
    send(message) {
      if (isClosing) return;
      if (webSocket.bufferedAmount > MAX_BUFFERED_BYTES) socketConnection.close(SLOW_CONSUMER_CODE, 'Too slow');
      else webSocket.send(stringifyMessage(message));
    },
    close(code, reason) {
      if (isClosing) return;
      socketsClosed.inc({ code });
      webSocket.close(code, reason);
      end();
    },
  };

  function end(): void {
    if (isClosing) return;
    isClosing = true;
    onClose();
  }

  /** Counts a message. A connection over its limit is no longer read: the peer's buffers fill up, not ours. */
  function hear(): boolean {
    isAlive = true;
    if (isClosing) return false;
    if (budget.spend()) return true;
    socketConnection.close(TOO_MANY_CODE, 'Too many messages');
    webSocket.pause();
    return false;
  }

  const ping = setInterval(() => {
    if (!isAlive) return webSocket.terminate();
    isAlive = false;
    webSocket.ping();
  }, PING_INTERVAL_MS);

  webSocket.on('message', (data) => {
    if (hear()) onMessage(String(data));
  });
  webSocket.on('ping', hear);
  webSocket.on('pong', hear);
  webSocket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
  webSocket.once('close', () => {
    clearInterval(ping);
    end();
  });
  return socketConnection;
}
