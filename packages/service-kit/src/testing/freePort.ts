import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that the system gives to outgoing connections (from 32,768 on, on Linux): whoever asks again and again for a
 * process that has yet to start may be given just its port, and takes it.
 */
const [LEAST, BEYOND] = [20_000, 32_000] as const;

const given = new Set<number>();

/** A port of this machine that nobody listened at a moment ago, and that this process was not given before. */
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
