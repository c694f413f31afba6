import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers of every answer whose route sets no others: it is no page, loads nothing, and no frame shows it. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Answers on a bare socket and lets go of it, whether or not the peer does: an upgrade that is not welcome, or bytes that are no request. */
export function refuseSocket(socket: Duplex, status: number): void {
  const lines = Object.entries({ ...baseHeaders, connection: 'close', 'content-length': '0' });
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}
