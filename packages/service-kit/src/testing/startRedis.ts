import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.ts';

export interface TestRedis {
  readonly url: string;
  /** Returns the id of its process; undefined while it is stopped. */
  pid(): number | undefined;
  /** Kills it. All data is lost, because nothing is kept on disk. */
  kill(): Promise<void>;
  /** Starts it again on the same port, after `kill`. */
  start(): Promise<void>;
}

/**
 * Returns whether this machine has Redis, which the tests' set-up installs if it can. Prints a message if it is
 * missing.
 */
export function hasRedis(): boolean {
  const isThere = spawnSync('redis-server', ['--version']).status === 0;
  if (!isThere) process.stderr.write('There is no redis-server on this machine: what needs it is not tested.\n');
  return isThere;
}

/** Starts a new Redis on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child?.pid,
    async start() {
      const started = spawn('redis-server', [
        ...['--port', String(port), '--bind', '127.0.0.1'],
        ...['--save', '', '--appendonly', 'no', '--loglevel', 'notice', '--dir', '/tmp'],
      ]);
      child = started;
      let output = '';
      started.stdout.on('data', (chunk) => (output += String(chunk)));
      while (!output.includes('Ready to accept connections')) {
        if (started.exitCode !== null) throw new Error(`redis-server did not start: ${output}`);
        await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
      }
    },
    async kill() {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
  };
  await redis.start();
  return redis;
}
