import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Default headers of every response: the content is no page, loads nothing, and cannot be framed. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Sends a response on a raw socket and destroys it, even if the peer keeps its end open. Used for refused upgrades and
 * bytes that are no HTTP request.
 */
export function refuseSocket(socket: Duplex, status: number): void {
  const lines = Object.entries({ ...baseHeaders, connection: 'close', 'content-length': '0' });
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}
