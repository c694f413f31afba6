import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../logging/createLogger.ts';
import { sockets, socketsRefused } from '../metrics.ts';
import { toNetwork } from './toNetwork.ts';
import { refuseSocket } from './baseHeaders.ts';

/** Accepts the upgrade if it is for this handler. Returns false to leave it to the next handler. */
export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

export interface UpgradeOptions {
  readonly handlers: readonly HandleUpgrade[];
  readonly getAddress: (request: IncomingMessage) => string;
  /** Maximum number of open sockets per network address, for all purposes. */
  readonly maxPerAddress: number;
  readonly log: Logger;
}

/**
 * Handles all WebSocket upgrades of the server: limits them per address, then tries the handlers in turn. The returned
 * function refuses further upgrades with 503. Clients that reconnect while the process stops then reach another
 * process.
 */
export function mountUpgrades(
  server: Server,
  { handlers, getAddress, maxPerAddress, log }: UpgradeOptions,
): () => void {
  let isShut = false;
  const held = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node removes its own listener at the upgrade. Without this one, a reset by the peer would end the process.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    const network = toNetwork(getAddress(request));
    if (isShut) return refuse(socket, 503);
    const count = held.get(network) ?? 0;
    if (count >= maxPerAddress) return refuse(socket, 429);
    held.set(network, count + 1);
    sockets.inc();
    socket.once('close', () => {
      sockets.dec();
      const left = held.get(network)! - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
    try {
      if (!handlers.some((handle) => handle(request, socket, head))) refuse(socket, 404);
    } catch (error) {
      log.error({ err: error }, 'a request for an upgrade failed');
      socket.destroy();
    }
  });
  return () => {
    isShut = true;
  };
}

function refuse(socket: Duplex, status: 404 | 429 | 503): void {
  socketsRefused.inc({ status });
  refuseSocket(socket, status);
}
