import { resolve } from 'node:path';

const LONGEST_SOCKET_PATH_BYTES = 100;

/** Where the database of a folder listens; undefined where that can't be a socket. */
export function socketPath(dataDir: string): string | undefined {
  const path = resolve(dataDir, 'meet.sock');
  return process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_SOCKET_PATH_BYTES ? path : undefined;
}
