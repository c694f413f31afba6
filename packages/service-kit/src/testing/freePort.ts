import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range of ports below those of outgoing connections (from 32,768 on Linux). A client that retries until a process
 * starts could otherwise get the process's own port as its source port.
 */
const [LEAST, BEYOND] = [20_000, 32_000] as const;

const given = new Set<number>();

/** Returns a port of this machine that was free a moment ago, never the same one twice in this process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LEAST, BEYOND);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
