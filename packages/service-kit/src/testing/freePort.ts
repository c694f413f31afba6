import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';

/**
 * Range of ports below those of outgoing connections (from 32,768 on Linux). A client that retries until a process
 * starts could otherwise get the process's own port as its source port.
 */
const [LEAST, BEYOND] = [20_000, 32_000] as const;

const given = new Set<number>();

/** Returns a port of this machine that was free a moment ago, and that this function gives to nobody else. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LEAST, BEYOND);
    if (given.has(port)) continue;
    given.add(port);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
}

/**
 * Reserves a port until this process ends. Another test process could otherwise get the same port before a program
 * listens on it. Linux's abstract sockets need no file, and end with their process.
 */
async function reserve(port: number): Promise<boolean> {
  return process.platform !== 'linux' || (await listens({ path: `\0meet-test-port-${port}` })) !== undefined;
}

async function isFree(port: number): Promise<boolean> {
  const server = await listens({ port, host: '127.0.0.1' });
  if (!server) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** Returns a server that listens there and keeps no process alive; undefined if somebody listens there already. */
async function listens(address: ListenOptions): Promise<Server | undefined> {
  const server = createServer().listen(address).unref();
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return undefined;
  }
}
