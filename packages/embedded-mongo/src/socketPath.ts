import { resolve } from 'node:path';

const LONGEST_SOCKET_PATH_BYTES = 100;

/** Returns the path of the socket on which the database of a folder listens; undefined if it can't be a socket. */
export function socketPath(dataDir: string): string | undefined {
  const path = resolve(dataDir, 'meet.sock');
  return process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_SOCKET_PATH_BYTES ? path : undefined;
}
